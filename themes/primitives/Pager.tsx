import { NextIcon, PreviousIcon } from "./icons";
import * as css from "./Pager.css";

export interface PagerProps {
  /** Counts from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  labels: {
    /** The name of the navigation: "Pages". */
    navigation: string;
    previous: string;
    next: string;
    /** The label of a page number. Screen readers read it after the number. */
    page: string;
  };
}

/** Links to the first, the last and the neighbouring pages. Renders nothing for a single page. */
export function Pager({ page, pages, hrefOf, labels }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.navigation}>
      <ul className={css.pages}>
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" className={css.page()} aria-label={labels.previous}>
              <PreviousIcon size={20} />
            </a>
          </li>
        )}
        {pagesToShow(page, pages).map((shown, index) => (
          <li
            key={shown ?? `gap-${index}`}
            className={
              shown && Math.abs(shown - page) === 1 && shown !== 1 && shown !== pages ? css.neighbour : undefined
            }
          >
            {shown === null ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={hrefOf(shown)}
                className={css.page({ current: shown === page })}
                aria-label={`${shown}, ${labels.page}`}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={hrefOf(page + 1)} rel="next" className={css.page()} aria-label={labels.next}>
              <NextIcon size={20} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Returns the pages that the pager of this page links to. */
export function linkedPages(page: number, pages: number): number[] {
  if (pages <= 1) return [];
  const shown = pagesToShow(page, pages).filter((number) => number !== null);
  return [...new Set([...shown, page - 1, page + 1])].filter((number) => number >= 1 && number <= pages);
}

/** Returns page numbers in order, with null for a gap. A gap of one page shows that page. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
