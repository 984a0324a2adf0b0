import type { ReactNode } from "react";
import { ChatIcon, CountBadge, FinderIcon, HeartIcon, HomeIcon, SearchIcon } from "./primitives";
import { RenderedOnce } from "./primitives/RenderedOnce";
import type { NavItem, ShellProps } from "./template";
import { useWords } from "./words";

// The lists of links in a shell that all templates share. A template places and styles them.

interface NavigationProps {
  items: NavItem[];
  /** Draws the icon of an entry. */
  icon(Icon: typeof HomeIcon): ReactNode;
  css: { navigation: string; items: string; item: string; link: string; label: string; badge: string };
}

export function Navigation({ items, icon, css }: NavigationProps) {
  const { t } = useWords();
  const counted = (key: NavItem["key"], count: number) =>
    t(key === "likes" ? "nav.badge_likes" : "nav.badge_chats", { count });
  const list = () => (
    <nav aria-label={t("nav.main")} className={css.navigation}>
      <ul className={css.items}>
        {items.map(({ key, href, label, current, badge }) => (
          <li key={key} className={css.item}>
            <a href={href} className={css.link} aria-current={current ? "page" : undefined}>
              {icon(ICONS[key])}
              <span className={css.label}>{label}</span>
              {badge > 0 && (
                <span className={css.badge}>
                  <CountBadge count={badge} label={counted(key, badge)} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return <RenderedOnce of={["navigation", css.navigation, items]}>{list}</RenderedOnce>;
}

const ICONS = { home: HomeIcon, search: SearchIcon, finder: FinderIcon, likes: HeartIcon, chats: ChatIcon };

interface FooterLinksProps {
  links: ShellProps["footer"]["links"];
  css: { nav?: string; links: string; link: string };
}

export function FooterLinks({ links, css }: FooterLinksProps) {
  const { t } = useWords();
  const list = () => (
    <nav aria-label={t("footer.label")} className={css.nav}>
      <ul className={css.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={css.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return <RenderedOnce of={["footer", links]}>{list}</RenderedOnce>;
}
