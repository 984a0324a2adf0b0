import type { ReactNode } from "react";
import { join, VisuallyHidden } from "../../primitives";
import { useWords } from "../../words";
import * as css from "./film.css";

interface FilmProps {
  /** A description of the film for screen readers. */
  caption: string;
  className?: string;
  children: ReactNode;
}

/**
 * A short loop of drawings. Shows its poster until `playFilm` (film.ts) starts it. `playFilm` does not start it if the
 * visitor prefers less motion or less data. A button stops the film.
 */
export function Film({ caption, className, children }: FilmProps) {
  const { t } = useWords();
  return (
    <figure className={join(css.film, className)} data-film="still">
      <div aria-hidden="true">{children}</div>
      <button type="button" className={css.button} data-film-button hidden>
        <span className={css.toPause}>
          <Sign lines="M9 5v14M15 5v14" />
          <VisuallyHidden>{t("landers.pause")}</VisuallyHidden>
        </span>
        <span className={css.toPlay}>
          <Sign lines="M8 5l11 7-11 7z" />
          <VisuallyHidden>{t("landers.play")}</VisuallyHidden>
        </span>
      </button>
      <figcaption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </figcaption>
    </figure>
  );
}

function Sign({ lines }: { lines: string }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d={lines} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
