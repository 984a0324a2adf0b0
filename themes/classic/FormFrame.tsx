import type { Slots } from "../template";
import { Engraving } from "./Engraving";
import * as css from "./FormFrame.css";
import { page } from "./rules.css";

export const FormFrame: Slots["FormFrame"] = ({ title, lead, motif, children, aside }) => (
  <div className={page}>
    <div className={css.lay}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      <Engraving className={css.plate}>{motif}</Engraving>
      <div className={css.form}>
        {children}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  </div>
);
