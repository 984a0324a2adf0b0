import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "~/app/router/client";
import { ButtonLink, Link, Notice, onDemand } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./SavedSearches.css";

interface SavedSearchesProps {
  searches: readonly { name: string; query: string }[];
  query: string;
  /** Whether the page's search has filters. A search without filters cannot be saved. */
  filtered: boolean;
}

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
      {filtered && !shown && <SaveSearch key={query} query={query} />}
    </>
  );
}

/** The form loads on demand. Without a script it is a page. */
function SaveSearch({ query }: { query: string }) {
  const { t } = useWords();
  const [asked, setAsked] = useState(false);
  const Loaded = SaveSearchForm.useWhen(asked);
  const isThere = asked && Loaded !== null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere) place.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
  }, [isThere]);
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setAsked(true);
  };
  if (asked && Loaded)
    return (
      <div ref={place}>
        <Loaded query={query} />
      </div>
    );
  return (
    <Link
      href={`/searches?${new URLSearchParams({ query })}`}
      standalone
      className={css.save}
      onPointerEnter={SaveSearchForm.prefetch}
      onClick={ask}
    >
      {t("searches.save")}
    </Link>
  );
}

const SaveSearchForm = onDemand(() => import("./SaveSearchForm").then((module) => module.SaveSearchForm));
