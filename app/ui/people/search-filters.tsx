import { createContext, useContext, useEffect, useRef, useState } from "react";
import { Checkbox, Field, Select } from "~/themes/primitives";
import { ToggleChips } from "~/themes/primitives/Chips";
import type { SearchProps } from "~/themes/template";
import { useWords } from "~/themes/words";
import * as css from "./FilterForm.css";
import type { FilterOffer, SortOffer } from "./filter-offers.server";

type Filters = SearchProps["filters"];

/** The name of the form: a page may have two at once, whose fields need distinct ids. */
export const FormName = createContext("filter");

/** Filters as native controls, which work without a script. */
export function filterControls(offers: readonly FilterOffer[]): Filters {
  return offers.map((offer) => ({ key: offer.name, control: <Filter offer={offer} /> }));
}

function Filter({ offer }: { offer: FilterOffer }) {
  const { kind, wire, label, options, chosen } = offer;
  const id = useFieldId(wire);
  const place = useBoxesAsChosen(chosen);
  if (kind === "several")
    return (
      <div ref={place}>
        <ToggleChips legend={label} name={wire} options={options} defaultValues={chosen} />
      </div>
    );
  if (kind === "tick") {
    const { value } = options[0]!;
    return (
      <div ref={place}>
        <Checkbox id={id} label={label} name={wire} value={value} defaultChecked={chosen.length > 0} />
      </div>
    );
  }
  return <Choice label={label} name={wire} value={chosen[0] ?? options[0]?.value ?? ""} options={options} />;
}

/** Keeps the checkboxes mounted, so that keyboard users keep their place. */
function useBoxesAsChosen(chosen: readonly string[]) {
  const place = useRef<HTMLDivElement>(null);
  const values = chosen.join();
  const shown = useRef(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is other values that count, not another list of them
  useEffect(() => {
    // Boxes that were checked before hydration stay checked.
    if (shown.current === values) return;
    shown.current = values;
    const boxes = place.current?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? [];
    for (const box of boxes) box.checked = chosen.includes(box.value);
  }, [values]);
  return place;
}

/** Derives the id from the field's name, not from its place, so that its HTML is the same everywhere. */
function useFieldId(name: string): string {
  return `${useContext(FormName)}-${name}`;
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: { value: string; label: string }[];
}

function Choice({ label, name, value, options }: ChoiceProps) {
  const [chosen, choose] = useState(value);
  // Uses the answer's value. The select stays mounted, so that keyboard users keep their place.
  useEffect(() => choose(value), [value]);
  return (
    <Field id={useFieldId(name)} label={label}>
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

export function SortChoice({ sort }: { sort: SortOffer }) {
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
