import type { FC } from "react";
import { SkipLink } from "../primitives";
import { FooterLinks, Navigation } from "../shell-parts";
import type { ShellProps } from "../template";
import { useWords } from "../words";
import * as css from "./Shell.css";

export const Shell: FC<ShellProps> = ({ layout, brand, navigation, account, doors, languageMenu, footer, ...rest }) => {
  const { t } = useWords();
  const rail = navigation.length > 0;
  return (
    <div className={css.frame} data-layout={layout} data-rail={rail || undefined}>
      <SkipLink>{t("common.skip_to_content")}</SkipLink>
      {rest.notice && (
        <aside className={css.notice} aria-label={t("notice.demo_label")}>
          <div className={css.noticeWords}>{rest.notice}</div>
        </aside>
      )}
      <header className={css.masthead}>
        <div className={css.bar}>
          <a href={brand.href} className={css.brand} aria-label={brand.name}>
            {brand.logo}
          </a>
          {languageMenu && <div className={css.language}>{languageMenu}</div>}
          {doors && <div className={css.doors}>{doors}</div>}
          {account && <div className={css.account}>{account}</div>}
        </div>
      </header>
      <div className={css.body}>
        {rail && (
          <Navigation
            items={navigation}
            icon={(Icon) => (
              <span className={css.icon}>
                <Icon size={20} strokeWidth={1.75} />
              </span>
            )}
            css={navigationCss}
          />
        )}
        <main id="main" tabIndex={-1} className={css.main}>
          {rest.children}
        </main>
        {layout !== "chat" && layout !== "stage" && <Footer {...footer} />}
      </div>
    </div>
  );
};

function Footer({ links, company, languageMenu }: ShellProps["footer"]) {
  return (
    <footer className={css.footer}>
      <FooterLinks links={links} css={{ links: css.links, link: css.link }} />
      {languageMenu}
      <p className={css.company}>{company}</p>
    </footer>
  );
}

const navigationCss = {
  navigation: css.navigation,
  items: css.items,
  item: css.slot,
  link: css.item,
  label: css.label,
  badge: css.badge,
};
