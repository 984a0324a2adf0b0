import { CountBadge } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./page.css";

/** A member's first page: news, then people. */
export const Home: Slots["Home"] = ({ greeting, prompt, news, members, more }) => {
  const { t } = useWords();
  return (
    <div className={css.column}>
      <h1 className={css.title}>{greeting}</h1>
      {prompt}
      {news.length > 0 && (
        <section className={css.card}>
          <h2>{t("home.news_title")}</h2>
          <ul className={css.column}>
            {news.map(({ href, label, count }) => (
              <li key={href} className={css.actions}>
                <a href={href}>{label}</a>
                <CountBadge count={count} label="" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.column}>
        <h2 className={css.heading}>{t("home.new_people")}</h2>
        {members}
        {more && <div className={css.actions}>{more}</div>}
      </section>
    </div>
  );
};
