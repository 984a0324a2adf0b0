import type { ReactNode } from "react";
import * as css from "./console.css";

export interface NavItem {
  to: string;
  /** The addresses of its pages begin so; left out, with \`to\`. */
  area?: string | undefined;
  label: string;
  /** What waits there; nothing where that is none. */
  count?: number;
}

interface FrameProps {
  brand: string;
  nav: NavItem[];
  /** The path of the page. */
  at: string;
  navLabel: string;
  /** Of the link past the bar. */
  skipLabel: string;
  /** At the end of the bar: who is signed in. */
  who: ReactNode;
  children: ReactNode;
}

/** The bar of a page for somebody who is signed in, and the page beside it. */
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
