import { FooterLinks } from "../shell-parts";
import type { ShellProps } from "../template";
import * as css from "./Footer.css";

type FooterProps = ShellProps["footer"] & { inside: boolean };

/** `inside`: a phone has a bar at its foot, which must not cover the footer. */
export function Footer({ links, company, languageMenu, inside }: FooterProps) {
  return (
    <footer className={css.foot({ inside })}>
      <FooterLinks links={links} css={{ nav: css.footNav, links: css.footLinks, link: css.footLink }} />
      <p className={css.company}>{company}</p>
      {languageMenu && <div className={css.footTools}>{languageMenu}</div>}
    </footer>
  );
}
