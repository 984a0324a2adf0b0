import type { Slots } from "../template";
import { Bloom } from "./Bloom";
import * as css from "./ErrorPage.css";
import { block, page } from "./shapes.css";

export const ErrorPage: Slots["ErrorPage"] = ({ status, title, message, children }) => (
  <div className={page}>
    <div className={css.lay}>
      <div className={`${block} ${css.head}`}>
        <div className={css.bloom}>
          <Bloom petals={8} tone="soft" />
        </div>
        <h1 className={css.title}>
          {title} <span className={css.status}>{status}</span>
        </h1>
        <p className={css.message}>{message}</p>
      </div>
      {children && <div className={css.rest}>{children}</div>}
    </div>
  </div>
);
