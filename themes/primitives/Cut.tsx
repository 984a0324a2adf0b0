import type { ReactNode } from "react";
import * as css from "./Cut.css";

export interface CutProps {
  /** The maximum number of lines. 2 by default. */
  lines?: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** The maximum length of a name in a sentence. A page title with the site's name has 70 characters. */
const IN_SENTENCE = 30;

/** Shortens a member's name for a sentence or title, where `Cut` would cut the text after it. */
export function shortName(name: string): string {
  return name.length > IN_SENTENCE ? `${[...name].slice(0, IN_SENTENCE).join("")}…` : name;
}

/**
 * Cuts a member's name after a few lines. Clips combining marks above and below letters, so that the marks do not cover
 * other content.
 */
export function Cut({ lines = 2, children }: CutProps) {
  return <span className={css.cut[lines]}>{children}</span>;
}
