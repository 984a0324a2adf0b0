import { type RefObject, useEffect, useRef } from "react";
import { CountBadge } from "./surfaces";
import * as css from "./Tabs.css";

export interface TabBadge {
  count: number;
  label: string;
}

export interface TabsProps {
  /** The name of the tabs, for screen readers. */
  label: string;
  items: readonly { href: string; label: string; current: boolean; badge?: TabBadge }[];
}

/** Tabs that are links, each with its own address. If they do not fit, the current one is scrolled into view. */
export function Tabs({ label, items }: TabsProps) {
  const list = useCurrentInSight<HTMLUListElement>(items.find((item) => item.current)?.href);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={css.tabs}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              className={css.tab({ current: item.current })}
              aria-current={item.current ? "page" : undefined}
            >
              {item.label}
              {item.badge && <CountBadge {...item.badge} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the link to this page into view in a row that scrolls sideways, whenever `current` changes. */
export function useCurrentInSight<Row extends HTMLElement>(current: string | undefined): RefObject<Row> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (current !== undefined && row.current) showCurrent(row.current);
  }, [current]);
  return row;
}

/** Scrolls sideways only: the page keeps its position. */
function showCurrent(row: HTMLElement): void {
  const link = row.querySelector("[aria-current]");
  if (!link) return;
  const [seen, wanted] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  const end = seen.right - (Number.parseFloat(getComputedStyle(row).scrollPaddingInlineEnd) || 0);
  if (wanted.right > end) row.scrollLeft += wanted.right - end;
  if (wanted.left < seen.left) row.scrollLeft += wanted.left - seen.left;
}
