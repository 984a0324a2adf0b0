import type { Slots } from "../template";
import * as css from "./EmptyState.css";
import { Engraving } from "./Engraving";

export const EmptyState: Slots["EmptyState"] = ({ title, text, motif, action }) => (
  <div className={css.empty}>
    <Engraving className={css.plate}>{motif}</Engraving>
    <div className={css.words}>
      {title && <h2 className={css.title}>{title}</h2>}
      <p className={css.text}>{text}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  </div>
);
