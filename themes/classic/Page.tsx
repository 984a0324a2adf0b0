import type { Slots } from "../template";
import * as css from "./Page.css";
import { page } from "./rules.css";

export const Page: Slots["Page"] = ({ title, lead, width, tabs, children }) => (
  <div className={page}>
    <div className={css.lay({ width })}>
      <header>
        <h1 className={css.title}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      {tabs}
      <div className={css.body}>{children}</div>
    </div>
  </div>
);
