import type { Template } from "../template";
import * as css from "./page.css";

/** Around plain pages: settings, likes, legal texts. */
export const Page: Template["Page"] = ({ title, lead, width, tabs, children }) => (
  <div className={width === "prose" ? css.prose : css.column}>
    <h1 className={css.title}>{title}</h1>
    {lead && <p className={css.lead}>{lead}</p>}
    {tabs}
    {children}
  </div>
);
