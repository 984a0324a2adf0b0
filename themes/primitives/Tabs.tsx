import { useEffect, useRef } from "react";
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
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.href;
  useEffect(() => {
    if (current !== undefined && list.current) showCurrent(list.current);
  }, [current]);
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

/** Sideways alone: the page stays where it is. */
function showCurrent(list: HTMLElement): void {
  const tab = list.querySelector("[aria-current]");
  if (!tab) return;
  const [seen, wanted] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (wanted.right > seen.right) list.scrollLeft += wanted.right - seen.right;
  if (wanted.left < seen.left) list.scrollLeft += wanted.left - seen.left;
}
