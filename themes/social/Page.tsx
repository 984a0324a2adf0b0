import { join } from "../primitives";
import type { Slots } from "../template";
import * as css from "./Page.css";
import { page } from "./shapes.css";

export const Page: Slots["Page"] = ({ title, lead, width, tabs, children }) => (
  <div className={join(page, css.lay[width])}>
    <header className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </header>
    {tabs && <div className={css.tabs}>{tabs}</div>}
    <div className={css.body[width]}>{children}</div>
  </div>
);
