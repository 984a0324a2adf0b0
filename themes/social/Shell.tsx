import type { FC } from "react";
import { join, SkipLink } from "../primitives";
import { FooterLinks, Navigation } from "../shell-parts";
import type { ShellProps } from "../template";
import { useWords } from "../words";
import { ICON } from "./icon-size";
import { badge, icon, item, items, label, navigation as nav, slot } from "./Navigation.css";
import * as css from "./Shell.css";
import { page } from "./shapes.css";

export const Shell: FC<ShellProps> = ({ layout, navigation, footer, children, ...parts }) => {
  const { t } = useWords();
  const { brand, account, doors, languageMenu, notice } = parts;
  const languagesBelow = footer.languageMenu;
  const bar = navigation.length > 0 ? "navigation" : doors ? "doors" : undefined;
  return (
    <div className={css.frame} data-layout={layout} data-bar={bar}>
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
          {navigation.length > 0 && (
            <Navigation items={navigation} icon={(Icon) => <Icon size={ICON} className={icon} />} css={navigationCss} />
          )}
          <div className={css.tools}>
            {languageMenu}
            {doors && <div className={css.doors}>{doors}</div>}
            {account}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {layout !== "chat" && layout !== "stage" && <Footer {...footer} languageMenu={languagesBelow} />}
    </div>
  );
};

function Footer({ links, company, languageMenu }: ShellProps["footer"]) {
  return (
    <footer className={css.footer}>
      <div className={join(page, css.colophon)}>
        <FooterLinks links={links} css={{ links: css.links, link: css.link }} />
        {languageMenu && <div className={css.language}>{languageMenu}</div>}
        <p className={css.company}>{company}</p>
      </div>
    </footer>
  );
}

const navigationCss = { navigation: nav, items, item: slot, link: item, label, badge };
