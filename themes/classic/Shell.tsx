import type { FC } from "react";
import { ChatIcon, CountBadge, FinderIcon, HeartIcon, HomeIcon, SearchIcon, SkipLink } from "../primitives";
import { RenderedOnce } from "../primitives/RenderedOnce";
import type { NavItem, ShellProps } from "../template";
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
          <RenderedOnce of={["navigation", navigation]}>
            {() => <Navigation items={navigation} label={t("nav.main")} />}
          </RenderedOnce>
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
      <RenderedOnce of={["footer", links]}>{() => <FooterLinks links={links} />}</RenderedOnce>
      {languageMenu}
      <p className={css.company}>{company}</p>
    </footer>
  );
}

function Navigation({ items, label }: { items: NavItem[]; label: string }) {
  const { t } = useWords();
  return (
    <nav aria-label={label} className={css.navigation}>
      <ul className={css.items}>
        {items.map((item) => {
          const Icon = icons[item.key];
          return (
            <li key={item.key} className={css.slot}>
              <a href={item.href} className={css.item} aria-current={item.current ? "page" : undefined}>
                <span className={css.icon}>
                  <Icon size={20} strokeWidth={1.75} />
                </span>
                <span className={css.label}>{item.label}</span>
                {item.badge > 0 && (
                  <span className={css.badge}>
                    <CountBadge
                      count={item.badge}
                      label={t(item.key === "likes" ? "nav.badge_likes" : "nav.badge_chats", { count: item.badge })}
                    />
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const icons = { home: HomeIcon, search: SearchIcon, finder: FinderIcon, likes: HeartIcon, chats: ChatIcon };

function FooterLinks({ links }: { links: ShellProps["footer"]["links"] }) {
  const { t } = useWords();
  return (
    <nav aria-label={t("footer.label")}>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={css.link}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
