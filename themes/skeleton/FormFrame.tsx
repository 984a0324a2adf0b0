import type { Slots } from "../template";
import * as css from "./page.css";

/** The frame of forms such as log-in and sign-up. */
export const FormFrame: Slots["FormFrame"] = ({ title, lead, motif, children, aside }) => (
  <div className={css.form}>
    <div className={css.motif}>{motif}</div>
    <div className={css.card}>
      <h1 className={css.heading}>{title}</h1>
      {lead && <p className={css.muted}>{lead}</p>}
      {children}
    </div>
    {aside && <div className={css.actions}>{aside}</div>}
  </div>
);
