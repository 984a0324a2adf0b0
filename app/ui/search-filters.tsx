import { useEffect, useState } from "react";
import { Checkbox, Field, Select } from "~/themes/primitives";
import { ToggleChips } from "~/themes/primitives/Chips";
import type { SearchProps } from "~/themes/template";
import { useWords } from "~/themes/words";
import * as css from "./FilterForm.css";
import type { FilterOffer } from "./search-page.server";

type Filters = SearchProps["filters"];

/** So many stand beside the results; the others behind a button. */
const BESIDE = ["gender", "age", "country", "countryregion"];

/** The filters that this site offers, as native controls: they work without a script. */
export function searchFilters(offers: readonly FilterOffer[]): { beside: Filters; more: Filters } {
  const shown = offers.map((offer) => ({ key: offer.name, control: <Filter offer={offer} /> }));
  return {
    beside: shown.filter(({ key }) => BESIDE.includes(key)),
    more: shown.filter(({ key }) => !BESIDE.includes(key)),
  };
}

function Filter({ offer }: { offer: FilterOffer }) {
  const { kind, wire, label, options, chosen } = offer;
  const key = chosen.join();
  if (kind === "several")
    return <ToggleChips key={key} legend={label} name={wire} options={options} defaultValues={chosen} />;
  if (kind === "tick") {
    return (
      <Checkbox key={key} label={label} name={wire} value={options[0]?.value} defaultChecked={chosen.length > 0} />
    );
  }
  return <Choice label={label} name={wire} value={chosen[0] ?? options[0]?.value ?? ""} options={options} />;
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: { value: string; label: string }[];
}

function Choice({ label, name, value, options }: ChoiceProps) {
  const [chosen, choose] = useState(value);
  // The answer's word counts. The select itself stays, or whoever chooses with the keyboard would lose their place.
  useEffect(() => choose(value), [value]);
  return (
    <Field label={label}>
      {(ids) => (
        <Select
          {...ids}
          name={name}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          options={options}
        />
      )}
    </Field>
  );
}

/** The order of the results, as one more control of the form. */
export function SortChoice({
  sort,
}: {
  sort: { chosen: string; offered: readonly ("activity" | "distance" | "newest")[] };
}) {
  const { t } = useWords();
  const options = sort.offered.map((value) => ({ value, label: t(`search.sort.${value}`) }));
  return (
    <div className={css.sort}>
      <Choice label={t("search.sort")} name="sort" value={sort.chosen} options={options} />
      <a href="/pages/ranking" className={css.how}>
        {t("search.how_sorted")}
      </a>
    </div>
  );
}
