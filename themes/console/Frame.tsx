import type { ReactNode } from "react";
import * as css from "./console.css";

export interface NavItem {
  to: string;
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
  /** At the end of the bar: who is signed in. */
  who: ReactNode;
  children: ReactNode;
}

/** The bar of a page for somebody who is signed in, and the page beside it. */
export function Frame({ brand, nav, at, navLabel, who, children }: FrameProps) {
  return (
    <>
      <header className={css.side}>
        <a className={css.brand} href="/">
          {brand}
        </a>
        <nav aria-label={navLabel}>
          <ul className={css.nav}>
            {nav.map(({ to, label, count }) => (
              <li key={to}>
                <a className={css.navLink} href={to} aria-current={isAt(at, to) ? "page" : undefined}>
                  {label}
                  {count ? <span>{count}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.who}>{who}</div>
      </header>
      <main id="main" className={css.content}>
        {children}
      </main>
    </>
  );
}

function isAt(at: string, to: string): boolean {
  return to === "/" ? at === "/" : at === to || at.startsWith(`${to}/`);
}
