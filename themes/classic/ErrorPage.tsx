import { join } from "../primitives";
import type { Slots } from "../template";
import * as css from "./ErrorPage.css";
import { page, sections } from "./rules.css";

export const ErrorPage: Slots["ErrorPage"] = ({ status, title, message, children }) => (
  <div className={join(page, css.lay)}>
    <header className={css.head}>
      <h1 className={css.title}>
        {title} <span className={css.status}>{status}</span>
      </h1>
      <p className={css.message}>{message}</p>
    </header>
    {children && <div className={join(sections, css.rest)}>{children}</div>}
  </div>
);
