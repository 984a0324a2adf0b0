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

/** Tabs that are links: each is an address of its own. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
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
