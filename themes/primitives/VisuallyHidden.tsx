import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.css";

/** Said by a screen reader, seen by nobody. */
export function VisuallyHidden({ as: Element = "span", children }: { as?: "span" | "h2"; children: ReactNode }) {
  return <Element className={css.hidden}>{children}</Element>;
}

/** The first thing that Tab reaches; shows itself only then. `to` is the id of the main part. */
export function SkipLink({ to = "main", children }: { to?: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={css.skip}>
      {children}
    </a>
  );
}
