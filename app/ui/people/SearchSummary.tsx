import { ButtonLink, Notice } from "~/themes/primitives";
import { Chips } from "~/themes/primitives/Chips";
import { RenderedOnce } from "~/themes/primitives/RenderedOnce";
import { useWords } from "~/themes/words";
import * as css from "./SearchSummary.css";

interface Way {
  label: string;
  /** Of the address that leads there. */
  query: string;
}

/** The filters that are set, each to be taken away. */
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

/** How many more people each filter would let in, where few are found: one tap removes it. */
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
