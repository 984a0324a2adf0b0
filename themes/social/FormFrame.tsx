import { join } from "../primitives";
import type { Slots } from "../template";
import * as css from "./FormFrame.css";
import { block, page } from "./shapes.css";

export const FormFrame: Slots["FormFrame"] = ({ title, lead, motif, children, aside }) => (
  <div className={page}>
    <div className={css.lay}>
      <div className={join(block, css.head)}>
        <div className={css.words}>
          <h1 className={css.title}>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        <div className={css.stage}>{motif}</div>
      </div>
      <div className={css.form}>
        {children}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  </div>
);
