import type { Slots } from "../template";
import { useWords } from "../words";
import * as css from "./Search.css";
import { sheet } from "./sheet.css";
import { title as titleType } from "./type.css";

export const Search: Slots["Search"] = ({ title, form, filters, submit, count, busy, results, pager }) => {
  const { t } = useWords();
  return (
    <div className={sheet}>
      <header className={css.opening}>
        <h1 className={titleType}>{title}</h1>
        <p className={css.count} role="status">
          {busy ? t("search.searching") : count}
        </p>
      </header>
      <section className={css.filters} aria-label={t("search.filters")}>
        {form(
          <div className={css.row}>
            {filters.map(({ key, control }) => (
              <div key={key} className={css.filter}>
                {control}
              </div>
            ))}
            <div className={css.submit}>{submit}</div>
          </div>,
        )}
      </section>
      <section className={css.results({ busy })} aria-label={t("search.results")} aria-busy={busy}>
        {results}
      </section>
      <div className={css.pager}>{pager}</div>
    </div>
  );
};
