import type { ReactNode } from "react";
import * as css from "./console.css";

export interface NavItem {
  to: string;
  /** The prefix of the addresses for which the link counts as current. Default: `to`. */
  area?: string | undefined;
  label: string;
  /** The number of open items. Left out if the page has no queue. */
  count?: number;
}

interface FrameProps {
  brand: string;
  nav: NavItem[];
  /** The path of the current page. */
  at: string;
  navLabel: string;
  /** The label of the link that skips the bar. */
  skipLabel: string;
  /** The signed-in operator, at the end of the bar. */
  who: ReactNode;
  children: ReactNode;
}

/** The bar of a signed-in operator, and the page beside it. */
export function Frame({ brand, nav, at, navLabel, skipLabel, who, children }: FrameProps) {
  return (
    <>
      <a className={css.skip} href="#main">
        {skipLabel}
      </a>
      <header className={css.side}>
        <a className={css.brand} href="/">
          {brand}
        </a>
        <nav className={css.pages} aria-label={navLabel}>
          <ul className={css.nav}>
            {nav.map(({ to, area = to, label, count }) => (
              <li key={to}>
                <a className={css.navLink} href={to} aria-current={isAt(at, area) ? "page" : undefined}>
                  {label}
                  {count ? <span>{count}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.who}>{who}</div>
      </header>
      <main id="main" className={css.content} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function isAt(at: string, area: string): boolean {
  return area === "/" ? at === "/" : at === area || at.startsWith(`${area}/`);
}
