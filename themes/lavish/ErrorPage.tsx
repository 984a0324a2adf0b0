import type { Slots } from "../template";
import * as css from "./ErrorPage.css";

export const ErrorPage: Slots["ErrorPage"] = ({ status, title, message, children }) => (
  <div className={css.lay}>
    <header className={css.head}>
      <h1 className={css.heading}>
        <span className={css.word}>{title} </span>
        <span className={css.status}>{status}</span>
      </h1>
      <p className={css.message}>{message}</p>
    </header>
    {children && <div className={css.rest}>{children}</div>}
  </div>
);
