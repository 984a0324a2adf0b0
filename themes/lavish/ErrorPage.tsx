import { join } from "../primitives";
import type { Slots } from "../template";
import * as css from "./ErrorPage.css";
import { entering, sheet } from "./sheet.css";

export const ErrorPage: Slots["ErrorPage"] = ({ status, title, message, children }) => (
  <div className={sheet}>
    <header className={join(css.head, entering)}>
      <h1 className={css.heading}>
        <span className={css.word}>{title} </span>
        <span className={css.status}>{status}</span>
      </h1>
      <p className={css.message}>{message}</p>
    </header>
    {children && <div className={css.rest}>{children}</div>}
  </div>
);
