import { RenderedOnce } from "../primitives/RenderedOnce";
import type { ShellProps } from "../template";
import { useWords } from "../words";
import * as css from "./Footer.css";

type FooterProps = ShellProps["footer"] & { inside: boolean };

/** `inside`: a phone has a bar at its foot, which must not cover the footer. */
export function Footer({ links, company, languageMenu, inside }: FooterProps) {
  return (
    <footer className={css.foot({ inside })}>
      <RenderedOnce of={["footer", links]}>{() => <Links links={links} />}</RenderedOnce>
      <p className={css.company}>{company}</p>
      {languageMenu && <div className={css.footTools}>{languageMenu}</div>}
    </footer>
  );
}

function Links({ links }: Pick<FooterProps, "links">) {
  const { t } = useWords();
  return (
    <nav aria-label={t("footer.label")} className={css.footNav}>
      <ul className={css.footLinks}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={css.footLink}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
