import type { Slots } from "../template";
import { useWords } from "../words";
import * as page from "./page.css";
import * as css from "./Search.css";

/** Filters, result count and people. Must call `form`, which is the <form> around the filters. */
export const Search: Slots["Search"] = ({ title, form, filters, submit, count, busy, results, pager }) => {
  const { t } = useWords();
  return (
    <div className={page.column}>
      <h1 className={page.title}>{title}</h1>
      {form(
        <div className={css.filters}>
          {filters.map(({ key, control }) => (
            <div key={key}>{control}</div>
          ))}
          {submit}
        </div>,
      )}
      <p role="status" className={page.muted}>
        {count}
      </p>
      <section aria-label={t("search.results")} aria-busy={busy} className={css.results}>
        {results}
      </section>
      {pager}
    </div>
  );
};
