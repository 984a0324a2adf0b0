import { ChatIcon, CountBadge, FinderIcon, HeartIcon, HomeIcon, SearchIcon } from "../primitives";
import type { NavItem } from "../template";
import { useWords } from "../words";
import { ICON } from "./icon-size";
import * as css from "./Navigation.css";

/** The bar at the foot of a phone, part of the top bar on a wide screen. */
export function Navigation({ items, label }: { items: NavItem[]; label: string }) {
  const { t } = useWords();
  return (
    <nav aria-label={label} className={css.navigation}>
      <ul className={css.items}>
        {items.map((item) => {
          const Icon = icons[item.key];
          return (
            <li key={item.key} className={css.slot}>
              <a href={item.href} className={css.item} aria-current={item.current ? "page" : undefined}>
                <Icon size={ICON} className={css.icon} />
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
