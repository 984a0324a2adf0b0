import { ChatIcon, CountBadge, FinderIcon, HeartIcon, HomeIcon, SearchIcon } from "../primitives";
import type { Layout, NavItem } from "../template";
import { useWords } from "../words";
import * as css from "./Navigation.css";

/** The column of a wide window and the bar of a phone: one list for both. */
export function Navigation({ items, layout }: { items: NavItem[]; layout: Layout }) {
  const { t } = useWords();
  return (
    <nav aria-label={t("nav.main")} className={css.nav({ layout })}>
      <ul className={css.items}>
        {items.map(({ key, href, label, current, badge }) => {
          const Icon = icons[key];
          const counted = key === "chats" ? "nav.badge_chats" : "nav.badge_likes";
          return (
            <li key={key} className={css.item}>
              <a href={href} className={css.link} aria-current={current ? "page" : undefined}>
                <span className={css.icon}>
                  <Icon size={22} strokeWidth={1.5} />
                </span>
                <span className={css.label}>{label}</span>
                {badge > 0 && (
                  <span className={css.badge}>
                    <CountBadge count={badge} label={t(counted, { count: badge })} />
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

const icons: Record<NavItem["key"], typeof HomeIcon> = {
  home: HomeIcon,
  search: SearchIcon,
  finder: FinderIcon,
  likes: HeartIcon,
  chats: ChatIcon,
};
