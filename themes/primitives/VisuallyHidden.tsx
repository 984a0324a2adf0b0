import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.css";

/** Said by a screen reader, seen by nobody. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}

/** The first thing that Tab reaches; shows itself only then. `to` is the id of the main part. */
export function SkipLink({ to = "main", children }: { to?: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={css.skip}>
      {children}
    </a>
  );
}
