import type { ReactNode } from "react";
import * as css from "./Cut.css";

export interface CutProps {
  /** The most lines; 2 by default. */
  lines?: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** A member's name, cut after a few lines. Marks piled on a letter are clipped, so they cover nothing around it. */
export function Cut({ lines = 2, children }: CutProps) {
  return <span className={css.cut[lines]}>{children}</span>;
}
