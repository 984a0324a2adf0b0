import type { FC } from "react";
import { join, SkipLink } from "../primitives";
import type { ShellProps } from "../template";
import { useWords } from "../words";
import { Navigation } from "./Navigation";
import * as css from "./Shell.css";
import { page } from "./shapes.css";

export const Shell: FC<ShellProps> = ({ layout, navigation, footer, children, ...parts }) => {
  const { t } = useWords();
  const { brand, account, doors, languageMenu, notice } = parts;
  const member = account !== null;
  // Beside a member's navigation and menu the header has no room for it.
  const languagesBelow = footer.languageMenu ?? (member && languageMenu);
  const hasBar = navigation.length > 0 || doors !== null;
  return (
    <div className={css.frame} data-layout={layout} data-bar={hasBar || undefined}>
      <SkipLink>{t("common.skip_to_content")}</SkipLink>
      {notice && (
        <aside className={css.notice} aria-label={t("notice.demo_label")}>
          {notice}
        </aside>
      )}
      <header className={css.header}>
        <div className={join(page, css.bar)}>
          <a href={brand.href} className={css.brand} aria-label={brand.name}>
            {brand.logo}
          </a>
          {navigation.length > 0 && <Navigation items={navigation} label={t("nav.main")} />}
          <div className={css.tools}>
            {!member && languageMenu}
            {doors && <div className={css.doors}>{doors}</div>}
            {account}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <footer className={css.footer}>
        <div className={join(page, css.colophon)}>
          <nav aria-label={t("footer.label")}>
            <ul className={css.links}>
              {footer.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className={css.link}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {languagesBelow && <div className={css.language}>{languagesBelow}</div>}
          <p className={css.company}>{footer.company}</p>
        </div>
      </footer>
    </div>
  );
};
