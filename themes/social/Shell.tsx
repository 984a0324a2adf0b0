import type { FC } from "react";
import { ChatIcon, CountBadge, HeartIcon, HomeIcon, join, PersonIcon, SearchIcon, SkipLink } from "../primitives";
import type { NavItem, ShellProps } from "../template";
import { useWords } from "../words";
import * as css from "./Shell.css";
import { page } from "./shapes.css";

export const Shell: FC<ShellProps> = ({ layout, navigation, footer, children, ...parts }) => {
  const { t } = useWords();
  const { brand, account, doors, languageMenu, notice } = parts;
  const member = account !== null;
  const navigates = layout === "default" || layout === "chat";
  const hasBar = navigates ? navigation.length > 0 || doors !== null : layout === "lander" && doors !== null;
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
          {navigates && navigation.length > 0 && <Navigation items={navigation} label={t("nav.main")} />}
          <div className={css.tools}>
            {!member && layout !== "lander" && languageMenu}
            {layout !== "empty" && doors && <div className={css.doors}>{doors}</div>}
            {navigates && account}
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
          {(member || layout === "lander") && <div className={css.language}>{languageMenu}</div>}
          <p className={css.company}>{footer.company}</p>
        </div>
      </footer>
    </div>
  );
};

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
                  <Icon size={22} />
                </span>
                <span className={css.label}>{item.label}</span>
                <span className={css.badge}>
                  <CountBadge
                    count={item.badge}
                    label={t(item.key === "likes" ? "nav.badge_likes" : "nav.badge_chats", { count: item.badge })}
                  />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const icons = { home: HomeIcon, search: SearchIcon, likes: HeartIcon, chats: ChatIcon, profile: PersonIcon };
