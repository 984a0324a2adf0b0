import type { ReactNode } from "react";
import { Cut } from "./Cut";
import { join } from "./join";
import * as css from "./Quote.css";

export interface QuoteProps {
  /** The name of the message's author. */
  name: string;
  text: string;
  /** The address of the quoted message. */
  href?: string;
  /** Whether `text` is a status (a withdrawn message), not the message's content. */
  faint?: boolean;
  /** A button at the end that removes the quote. */
  children?: ReactNode;
}

/** An earlier message that is answered. In a bubble it takes the bubble's colour. */
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
