import type { Slots } from "../template";
import * as css from "./Page.css";
import { lead as leadType } from "./type.css";

export const Page: Slots["Page"] = ({ title, lead, width, tabs, children }) => (
  <div className={css.page({ width })}>
    <header className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {lead && <p className={leadType}>{lead}</p>}
    </header>
    {tabs && <div className={css.tabs}>{tabs}</div>}
    <div className={css.body}>{children}</div>
  </div>
);
