import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useState } from "react";
import { isDefault } from "~/app/domain/people/search/tidy";
import { useFetcher, useSubmit } from "~/app/router/client";
import { Button, Form, Link, onDemand, Spinner } from "~/themes/primitives";
import { Disclosure } from "~/themes/primitives/Disclosure";
import type { SearchProps } from "~/themes/template";
import { useWords } from "~/themes/words";
import * as css from "./FilterForm.css";
import type { FilterOffer, FilterOffers } from "./filter-offers.server";
import { filterControls } from "./search-filters";

interface FilterFormProps {
  children: ReactNode;
  first: SearchProps["filters"];
  /** The further filters. Null if the browser fetches them on demand. */
  more: readonly FilterOffer[] | null;
  query: string;
}

/** The number of results of the page's search. The sheet shows this number, and the form in the page does not. */
export const Counted = createContext(0);

const ACTION = "/members";

/**
 * The filters of a search. In the page, each choice searches at once. In a sheet on a phone, the search starts once the
 * member is done.
 */
export function FilterForm({ children, first, more: given, query }: FilterFormProps) {
  const { t } = useWords();
  const submit = useSubmit();
  const [open, setOpen] = useState(false);
  const more = useMoreFilters(given);
  const Loaded = FilterSheet.useWhen(open);
  const count = useContext(Counted);
  const openSheet = () => {
    more.ask();
    setOpen(true);
  };
  const others = more.offers ? filterControls(more.offers) : null;
  const later = <Later query={query} busy={more.busy} />;
  return (
    <>
      <Button type="button" variant="secondary" className={css.opener} onClick={openSheet}>
        {t("search.filters")}
      </Button>
      <Form
        method="get"
        action={ACTION}
        className={css.inPage}
        onChange={(event) => submit(chosenIn(event), { action: ACTION, preventScrollReset: true })}
      >
        {children}
        {others?.length !== 0 && (
          <Disclosure summary={t("search.more_filters")} onOpen={more.ask}>
            {others ? <div className={css.more}>{others.map(inColumn)}</div> : later}
          </Disclosure>
        )}
      </Form>
      {Loaded && (
        <Loaded {...{ open, count, chosenIn }} onOpenChange={setOpen} filters={[...first, ...(others ?? [])]}>
          {!others && later}
        </Loaded>
      )}
    </>
  );
}

const FilterSheet = onDemand(() => import("./FilterSheet").then((module) => module.FilterSheet));

function useMoreFilters(given: readonly FilterOffer[] | null) {
  const { data, state, load } = useFetcher<FilterOffers>();
  const [kept, keep] = useState(given);
  useEffect(() => {
    if (given) keep(given);
  }, [given]);
  // Offers the loaded filters without a choice, because a page that lacks them has chosen none of them.
  const came = kept ?? data?.more;
  const offers = given ?? came?.map((offer) => ({ ...offer, chosen: NONE }));
  const ask = () => {
    if (!offers && state === "idle") load(ALL_FILTERS);
  };
  return { offers, ask, busy: state !== "idle" };
}

const ALL_FILTERS = "/search/filters";
const NONE: string[] = [];

/** Shown until the further filters have loaded. Without a script, or offline, it links to a page of filters. */
function Later({ query, busy }: { query: string; busy: boolean }) {
  const { t } = useWords();
  if (busy) return <Spinner label={t("common.loading")} />;
  return (
    <Link href={`${ALL_FILTERS}?${query}`} standalone>
      {t("search.all_filters")}
    </Link>
  );
}

const inColumn = ({ key, control }: SearchProps["filters"][number]) => (
  <div key={key} className={css.filter}>
    {control}
  </div>
);

/** Reads the form. Drops the region of another country and open filters, as the server does. */
function chosenIn({ currentTarget: form, target }: FormEvent<HTMLFormElement>): FormData {
  const chosen = new FormData(form);
  if ((target as HTMLSelectElement).name === "country") chosen.delete("countryregion");
  for (const [name, value] of [...chosen]) if (isDefault(name, `${value}`)) chosen.delete(name);
  return chosen;
}
