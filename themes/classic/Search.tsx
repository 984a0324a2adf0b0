import { Spinner } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import { page } from "./rules.css";
import * as css from "./Search.css";

export const Search: Slots["Search"] = ({ title, form, filters, submit, count, busy, results, pager }) => {
  const { t } = useWords();
  return (
    <div className={page}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.columns}>
        <search className={css.side}>
          {form(
            <div className={css.filters}>
              {filters.map((filter) => (
                <div key={filter.key} className={css.filter}>
                  {filter.control}
                </div>
              ))}
              <div className={css.submit}>{submit}</div>
            </div>,
          )}
        </search>
        <section className={css.found} aria-labelledby="search-count" aria-busy={busy}>
          <div className={css.head}>
            <h2 id="search-count" className={css.count} aria-live="polite">
              {count}
            </h2>
            {busy && <Spinner label={t("search.searching")} />}
          </div>
          <div className={busy ? css.waiting : css.results}>{results}</div>
          <div className={css.pager}>{pager}</div>
        </section>
      </div>
    </div>
  );
};
