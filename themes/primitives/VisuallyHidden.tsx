import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.css";

/** Hides text visually. Screen readers still read the text. */
export function VisuallyHidden({ as: Element = "span", children }: { as?: "span" | "h2"; children: ReactNode }) {
  return <Element className={css.hidden}>{children}</Element>;
}

/** The first element that Tab reaches, visible only with the focus. `to` is the id of the main part. */
export function SkipLink({ to = "main", children }: { to?: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={css.skip}>
      {children}
    </a>
  );
}
