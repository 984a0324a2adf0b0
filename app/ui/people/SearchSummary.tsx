import { ButtonLink, Notice } from "~/themes/primitives";
import { Chips } from "~/themes/primitives/Chips";
import { RenderedOnce } from "~/themes/primitives/RenderedOnce";
import { useWords } from "~/themes/words";
import * as css from "./SearchSummary.css";

interface Way {
  label: string;
  query: string;
}

export function ChosenFilters({ chips }: { chips: readonly Way[] }) {
  const { t } = useWords();
  return (
    <RenderedOnce of={["chosen", chips]}>
      {() => (
        <Chips
          label={t("search.chosen")}
          removeLabel={t("search.remove")}
          items={chips.map(({ label, query }) => ({ label, href: `/members?${query}` }))}
        />
      )}
    </RenderedOnce>
  );
}

/** Explains why a search has few results: shows how many people each filter excludes. A tap removes the filter. */
export function WhyFew({ relaxed }: { relaxed: readonly Way[] }) {
  const { t } = useWords();
  if (relaxed.length === 0) return null;
  return (
    <Notice title={t("search.few_title")}>
      <p>{t("search.few_text")}</p>
      <ul className={css.ways}>
        {relaxed.map(({ label, query }) => (
          <li key={query}>
            <ButtonLink href={`/members?${query}`} variant="secondary" size="s">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
