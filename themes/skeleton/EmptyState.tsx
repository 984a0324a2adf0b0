import type { Slots } from "../template";
import * as css from "./page.css";

/** An empty page: why it is empty, and what to do. */
export const EmptyState: Slots["EmptyState"] = ({ title, text, motif, action }) => (
  <div className={css.nothing}>
    <div className={css.motif}>{motif}</div>
    {title && <h2>{title}</h2>}
    <p className={css.muted}>{text}</p>
    {action}
  </div>
);
