import { useSearchParams } from "@remix-run/react";
import { ButtonLink, Notice } from "~/themes/primitives";
import { Disclosure } from "~/themes/primitives/Disclosure";
import { useWords } from "~/themes/words";
import * as css from "./SavedSearches.css";
import { SaveSearchForm } from "./SaveSearchForm";

interface SavedSearchesProps {
  searches: readonly { name: string; query: string }[];
  /** Of the search that the page shows. */
  query: string;
  /** Whether that search has filters: a name for everybody would be none. */
  filtered: boolean;
}

/** Above the results: the searches that a member gave names, and a name for this one. */
export function SavedSearches({ searches, query, filtered }: SavedSearchesProps) {
  const { t } = useWords();
  const [asked] = useSearchParams();
  const shown = searches.find((saved) => saved.query === query);
  return (
    <>
      {asked.has("saved") && shown && (
        <Notice tone="success" live>
          {t("searches.saved", { name: shown.name })}
        </Notice>
      )}
      {searches.length > 0 && (
        <ul className={css.row} aria-label={t("searches.title")}>
          {searches.map((saved) => (
            <li key={saved.name}>
              <ButtonLink
                href={`/members?${saved.query}`}
                variant={saved === shown ? "primary" : "secondary"}
                size="s"
                aria-current={saved === shown ? "page" : undefined}
              >
                {saved.name}
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink href="/searches" variant="quiet" size="s">
              {t("searches.manage")}
            </ButtonLink>
          </li>
        </ul>
      )}
      {filtered && !shown && (
        <Disclosure key={query} summary={t("searches.save")}>
          <SaveSearchForm query={query} />
        </Disclosure>
      )}
    </>
  );
}
