import type { ReactNode } from "react";
import { Cut } from "./Cut";
import { join } from "./join";
import * as css from "./Quote.css";

export interface QuoteProps {
  /** Who said it. */
  name: string;
  text: string;
  /** Where it stands; leads there. */
  href?: string;
  /** Whether `text` says what became of it, and not what somebody wrote. */
  faint?: boolean;
  /** At its end: what takes it away. */
  children?: ReactNode;
}

/** An earlier message, where it is answered. In a bubble it takes the bubble's colour. */
export function Quote({ name, text, href, faint, children }: QuoteProps) {
  const words = (
    <>
      <span className={css.name}>
        <Cut lines={1}>{name}</Cut>
      </span>
      <span className={join(css.text, faint && css.faint)}>{text}</span>
    </>
  );
  return (
    <span className={css.quote}>
      {href ? (
        <a href={href} className={css.link} data-no-prefetch>
          {words}
        </a>
      ) : (
        <span className={css.words}>{words}</span>
      )}
      {children}
    </span>
  );
}
