import { type RefObject, useEffect, useRef } from "react";
import { CountBadge } from "./surfaces";
import * as css from "./Tabs.css";

export interface TabBadge {
  count: number;
  label: string;
}

export interface TabsProps {
  /** Of the whole, for screen readers. */
  label: string;
  items: readonly { href: string; label: string; current: boolean; badge?: TabBadge }[];
}

/** Tabs that are links: each is an address of its own. Where they do not all fit, the current one is scrolled into sight. */
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

/** For a row of links that scrolls sideways: whenever `current` changes, the link to this page is scrolled into sight. */
export function useCurrentInSight<Row extends HTMLElement>(current: string | undefined): RefObject<Row> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (current !== undefined && row.current) showCurrent(row.current);
  }, [current]);
  return row;
}

/** Sideways alone: the page stays where it is. */
function showCurrent(row: HTMLElement): void {
  const link = row.querySelector("[aria-current]");
  if (!link) return;
  const [seen, wanted] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  const end = seen.right - (Number.parseFloat(getComputedStyle(row).scrollPaddingInlineEnd) || 0);
  if (wanted.right > end) row.scrollLeft += wanted.right - end;
  if (wanted.left < seen.left) row.scrollLeft += wanted.left - seen.left;
}
