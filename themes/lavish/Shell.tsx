import { SkipLink } from "../primitives";
import { Navigation } from "../shell-parts";
import type { Slots } from "../template";
import { useWords } from "../words";
import { Footer } from "./Footer";
import { badge, icon, item, items, label, link, nav } from "./Navigation.css";
import * as css from "./Shell.css";

export const Shell: Slots["Shell"] = ({ layout, brand, navigation, account, doors, languageMenu, notice, ...rest }) => {
  const { t } = useWords();
  const inside = navigation.length > 0;
  return (
    <div className={css.frame({ inside, layout })} data-layout={layout}>
      <SkipLink>{t("common.skip_to_content")}</SkipLink>
      <header className={css.head({ inside, layout })}>
        <a href={brand.href} className={css.brand({ inside })}>
          <span className={css.logo({ inside })}>{brand.logo}</span>
        </a>
        {inside && (
          <Navigation
            items={navigation}
            icon={(Icon) => (
              <span className={icon}>
                <Icon size={22} strokeWidth={1.5} />
              </span>
            )}
            css={{ navigation: nav({ layout }), items, item, link, label, badge }}
          />
        )}
        <div className={css.tools({ inside })}>
          {languageMenu}
          {account}
          {doors && <div className={css.doors}>{doors}</div>}
        </div>
      </header>
      {notice && <aside className={css.notice}>{notice}</aside>}
      <main id="main" tabIndex={-1} className={css.main({ layout })}>
        {rest.children}
      </main>
      {layout !== "chat" && layout !== "stage" && <Footer {...rest.footer} inside={inside} />}
    </div>
  );
};
