import { NextIcon } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Home.css";
import { page, ruled } from "./rules.css";

export const Home: Slots["Home"] = ({ greeting, prompt, news, members, more }) => {
  const { t } = useWords();
  const waits = prompt !== null || news.length > 0;
  return (
    <div className={page}>
      <h1 className={css.greeting}>{greeting}</h1>
      {waits && (
        <div className={css.waiting}>
          {news.length > 0 && (
            <ul className={css.ledger} aria-label={t("home.news_title")}>
              {news.map((item) => (
                <li key={item.href} className={css.entry}>
                  <a href={item.href} className={css.link}>
                    <span className={css.label}>{item.label}</span>
                    <span className={css.go}>
                      <NextIcon size={18} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          {prompt}
        </div>
      )}
      <section aria-labelledby="home-people" className={css.people}>
        <h2 id="home-people" className={ruled}>
          {t("home.new_people")}
        </h2>
        {members}
        {more && <div className={css.more}>{more}</div>}
      </section>
    </div>
  );
};
