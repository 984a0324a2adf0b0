import type { ReactNode } from "react";
import * as css from "./Cut.css";

export interface CutProps {
  /** The most lines; 2 by default. */
  lines?: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** The most characters of a name in a sentence. A page's title has 70 with the name of the site. */
const IN_SENTENCE = 30;

/** Shortens a member's name for a sentence or a title, in which `Cut` would cut off the words after it. */
export function shortName(name: string): string {
  return name.length > IN_SENTENCE ? `${[...name].slice(0, IN_SENTENCE).join("")}…` : name;
}

/** A member's name, cut after a few lines. Marks piled on a letter are clipped, so they cover nothing around it. */
export function Cut({ lines = 2, children }: CutProps) {
  return <span className={css.cut[lines]}>{children}</span>;
}
