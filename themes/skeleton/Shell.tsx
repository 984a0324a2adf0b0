import { CountBadge, SkipLink } from "../primitives";
import type { NavItem, Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Shell.css";

/** The frame of every page: default, chat (as high as the window), empty, lander (no navigation). */
export const Shell: Slots["Shell"] = ({ layout, brand, navigation, account, doors, languageMenu, footer, ...rest }) => {
  const { t } = useWords();
  return (
    <div className={css.frame} data-layout={layout}>
      <SkipLink>{t("common.skip_to_content")}</SkipLink>
      {rest.notice && (
        <aside className={css.notice} aria-label={t("notice.demo_label")}>
          {rest.notice}
        </aside>
      )}
      <header className={css.header}>
        <a href={brand.href} className={css.brand} aria-label={brand.name}>
          {brand.logo}
        </a>
        <div className={css.tools}>
          {languageMenu}
          {doors}
          {account}
        </div>
        {navigation.length > 0 && <Navigation items={navigation} label={t("nav.main")} />}
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {rest.children}
      </main>
      <footer className={css.footer}>
        <nav aria-label={t("footer.label")}>
          <ul className={css.links}>
            {footer.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={css.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {footer.languageMenu}
        <p>{footer.company}</p>
      </footer>
    </div>
  );
};

function Navigation({ items, label }: { items: NavItem[]; label: string }) {
  const { t } = useWords();
  return (
    <nav aria-label={label} className={css.navigation}>
      <ul className={css.items}>
        {items.map(({ key, href, label, current, badge }) => (
          <li key={key}>
            <a href={href} className={css.item} aria-current={current ? "page" : undefined}>
              {label}
              {key === "chats" && <CountBadge count={badge} label={t("nav.badge_chats", { count: badge })} />}
              {key === "likes" && <CountBadge count={badge} label={t("nav.badge_likes", { count: badge })} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
