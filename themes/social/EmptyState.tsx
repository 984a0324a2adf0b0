import type { Slots } from "../template";
import * as css from "./EmptyState.css";

export const EmptyState: Slots["EmptyState"] = ({ title, text, motif, action }) => (
  <div className={css.empty}>
    <div className={css.ground}>{motif}</div>
    {title && <h2 className={css.title}>{title}</h2>}
    <p className={css.text}>{text}</p>
    {action && <div className={css.action}>{action}</div>}
  </div>
);
