import { join, VisuallyHidden } from "../primitives";
import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Search.css";
import { page } from "./shapes.css";

export const Search: Slots["Search"] = ({ title, form, filters, submit, count, busy, results, pager }) => {
  const { t } = useWords();
  return (
    <div className={join(page, css.lay)}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.count} role="status">
          {count}
          {busy && <VisuallyHidden> {t("search.searching")}</VisuallyHidden>}
        </p>
      </div>
      <search className={css.tray}>
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
      <section aria-labelledby="search-results" aria-busy={busy} className={busy ? css.fetching : css.results}>
        <h2 id="search-results">
          <VisuallyHidden>{t("search.results")}</VisuallyHidden>
        </h2>
        {results}
      </section>
      {pager}
    </div>
  );
};
