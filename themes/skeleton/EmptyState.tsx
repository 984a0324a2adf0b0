import type { Slots } from "../template";
import * as css from "./page.css";

/** Where there is nothing yet: why, and what to do about it. */
export const EmptyState: Slots["EmptyState"] = ({ title, text, motif, action }) => (
  <div className={css.nothing}>
    <div className={css.motif}>{motif}</div>
    {title && <h2>{title}</h2>}
    <p className={css.muted}>{text}</p>
    {action}
  </div>
);
