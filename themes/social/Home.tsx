import { join, NextIcon } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { Bloom } from "./Bloom";
import * as css from "./Home.css";
import { block, page } from "./shapes.css";

export const Home: Slots["Home"] = ({ greeting, prompt, news, members, more }) => {
  const { t } = useWords();
  return (
    <div className={join(page, css.lay)}>
      <div className={css.top}>
        <div className={join(block, css.hello)}>
          <div className={css.bloom}>
            <Bloom petals={8} tone="soft" />
          </div>
          <h1 className={css.greeting}>{greeting}</h1>
          {news.length > 0 && (
            <ul className={css.news} aria-label={t("home.news_title")}>
              {news.map((item) => (
                <li key={item.href}>
                  <a href={item.href} className={css.item}>
                    <span className={css.itemLabel}>{item.label}</span>
                    <NextIcon size={20} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {prompt && <div className={css.prompt}>{prompt}</div>}
      </div>
      <section className={css.feed} aria-labelledby="home-people">
        <h2 id="home-people" className={css.feedTitle}>
          {t("home.new_people")}
        </h2>
        {members}
        {more && <div className={css.more}>{more}</div>}
      </section>
    </div>
  );
};
