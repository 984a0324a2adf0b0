import type { Slots } from "../template";
import * as css from "./page.css";

/** The frame of plain pages: settings, likes, legal texts. */
export const Page: Slots["Page"] = ({ title, lead, width, tabs, children }) => (
  <div className={width === "wide" ? css.column : css.prose}>
    <h1 className={css.title}>{title}</h1>
    {lead && <p className={css.lead}>{lead}</p>}
    {tabs}
    {children}
  </div>
);
