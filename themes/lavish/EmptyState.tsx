import type { Slots } from "../template";
import * as css from "./EmptyState.css";

export const EmptyState: Slots["EmptyState"] = ({ title, text, motif, action }) => (
  <section className={css.empty}>
    {motif && <div className={css.motif}>{motif}</div>}
    {title && <h2 className={css.title}>{title}</h2>}
    <p className={css.text}>{text}</p>
    {action && <div className={css.action}>{action}</div>}
  </section>
);
