import type { Slots } from "../template";
import * as css from "./page.css";

/** The error, then a way out: other people, or the sign-up. */
export const ErrorPage: Slots["ErrorPage"] = ({ status, title, message, children }) => (
  <div className={css.column}>
    <h1 className={css.title}>
      {title} {status}
    </h1>
    <p className={css.lead}>{message}</p>
    <div className={css.parts}>{children}</div>
  </div>
);
