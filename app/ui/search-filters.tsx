import { useEffect, useState } from "react";
import { Field, Select } from "~/themes/primitives";
import type { SearchProps } from "~/themes/template";
import { useWords } from "~/themes/words";

const AGES = ["all", "18_25", "26_35", "36_45", "46_55", "56_65", "over_65"] as const;

/** What is chosen now and what may be chosen. "" is all. */
export interface SearchChoices {
  /** The filters that this site offers. */
  fields: readonly ("gender" | "age" | "country" | "countryregion")[];
  gender: "" | "male" | "female";
  age: (typeof AGES)[number];
  country: string;
  region: string;
  countries: { id: string; name: string }[];
  regions: readonly { id: string; name: string }[];
}

/** The filters that this site offers, as native selects: they work without a script. */
export function useSearchFilters(choices: SearchChoices): SearchProps["filters"] {
  const { t } = useWords();
  const offers = (field: SearchChoices["fields"][number]) => choices.fields.includes(field);
  const places = (all: string, list: readonly { id: string; name: string }[]) => [
    { value: "", label: all },
    ...list.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const filters: (SearchProps["filters"][number] | false)[] = [
    offers("gender") && {
      key: "gender",
      control: (
        <Filter
          label={t("search.gender")}
          name="gender"
          value={choices.gender}
          options={[
            { value: "", label: t("search.gender.any") },
            { value: "female", label: t("search.gender.female") },
            { value: "male", label: t("search.gender.male") },
          ]}
        />
      ),
    },
    offers("age") && {
      key: "age",
      control: (
        <Filter
          label={t("search.age")}
          name="age"
          value={choices.age}
          options={AGES.map((age) => ({ value: age, label: t(`search.age.${age}`) }))}
        />
      ),
    },
    offers("country") && {
      key: "country",
      control: (
        <Filter
          label={t("search.country")}
          name="country"
          value={choices.country}
          options={places(t("search.country.all"), choices.countries)}
        />
      ),
    },
    offers("countryregion") &&
      choices.regions.length > 0 && {
        key: "region",
        control: (
          <Filter
            label={t("search.region")}
            name="countryregion"
            value={choices.region}
            options={places(t("search.region.all"), choices.regions)}
          />
        ),
      },
  ];
  return filters.filter((filter) => filter !== false);
}

function Filter({
  label,
  name,
  value,
  options,
}: {
  label: string;
  name: string;
  value: string;
  options: { value: string; label: string }[];
}) {
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
