import type { Slots } from "../template";
import * as css from "./FormFrame.css";
import { title as titleType } from "./type.css";

export const FormFrame: Slots["FormFrame"] = ({ title, lead, motif, children, aside }) => (
  <div className={css.frame}>
    <div className={css.opening}>
      {motif && <div className={css.motif}>{motif}</div>}
      <div className={css.words}>
        <h1 className={titleType}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
    </div>
    <div className={css.sheet}>
      <div className={css.form}>
        {children}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  </div>
);
