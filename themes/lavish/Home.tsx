import { writtenNumber } from "../numbers";
import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Home.css";
import { ruled, sheet } from "./sheet.css";
import { caps, numeral } from "./type.css";

export const Home: Slots["Home"] = ({ greeting, prompt, news, members, more }) => {
  const { t } = useWords();
  return (
    <div className={sheet}>
      <header className={css.opening}>
        <h1 className={css.greeting}>{greeting}</h1>
        {news.length > 0 && (
          <section aria-label={t("home.news_title")}>
            <ul className={css.news}>
              {news.map((item) => (
                <li key={item.href} className={css.newsItem}>
                  <a href={item.href} className={css.newsLink}>
                    <Counted {...item} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </header>
      {prompt && <div className={css.prompt}>{prompt}</div>}
      <section>
        <h2 className={ruled}>{t("home.new_people")}</h2>
        {members}
        {more && <div className={css.more}>{more}</div>}
      </section>
    </div>
  );
};

/** Renders "3 new messages" with a large number. The position of the number depends on the language. */
function Counted({ label, count }: { label: string; count: number }) {
  const { locale } = useWords();
  const figure = writtenNumber(count, locale);
  const at = label.indexOf(figure);
  if (at < 0) return <span className={caps}>{label}</span>;
  const [before, after] = [label.slice(0, at).trim(), label.slice(at + figure.length).trim()];
  return (
    <>
      {before && <span className={caps}>{before} </span>}
      <span className={numeral}>{figure}</span>
      {after && <span className={caps}> {after}</span>}
    </>
  );
}
