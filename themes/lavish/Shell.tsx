import { ChatIcon, CountBadge, HeartIcon, HomeIcon, PersonIcon, SearchIcon, SkipLink } from "../primitives";
import type { NavItem, Template } from "../template";
import { useWords } from "../words";
import * as css from "./Shell.css";

export const Shell: Template["Shell"] = ({
  layout,
  brand,
  navigation,
  account,
  doors,
  languageMenu,
  notice,
  ...rest
}) => {
  const { t } = useWords();
  const inside = navigation.length > 0 && (layout === "default" || layout === "chat");
  return (
    <div className={css.frame({ inside, layout })}>
      <SkipLink>{t("common.skip_to_content")}</SkipLink>
      <header className={css.head({ inside, layout })}>
        <a href={brand.href} className={css.brand({ inside })}>
          <span className={css.logo({ inside })}>{brand.logo}</span>
        </a>
        {inside && <Navigation items={navigation} layout={layout} />}
        <div className={css.tools({ inside })}>
          {(inside || layout !== "lander") && languageMenu}
          {inside && account}
          {!inside && layout !== "empty" && doors && <div className={css.doors}>{doors}</div>}
          {!inside && layout === "default" && account}
        </div>
      </header>
      {notice && <aside className={css.notice}>{notice}</aside>}
      <main id="main" tabIndex={-1} className={css.main({ layout })}>
        {rest.children}
      </main>
      {layout !== "chat" && (
        <Footer {...rest.footer} languageMenu={layout === "lander" ? languageMenu : null} inside={inside} />
      )}
    </div>
  );
};

function Navigation({ items, layout }: { items: NavItem[]; layout: "default" | "chat" | "empty" | "lander" }) {
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
  likes: HeartIcon,
  chats: ChatIcon,
  profile: PersonIcon,
};

type FooterProps = Parameters<Template["Shell"]>[0]["footer"] &
  Pick<Parameters<Template["Shell"]>[0], "languageMenu"> & { inside: boolean };

function Footer({ links, company, languageMenu, inside }: FooterProps) {
  const { t } = useWords();
  return (
    <footer className={css.foot({ inside })}>
      <nav aria-label={t("footer.label")}>
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
      <p className={css.company}>{company}</p>
      {languageMenu && <div className={css.footTools}>{languageMenu}</div>}
    </footer>
  );
}
