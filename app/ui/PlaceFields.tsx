import { useState } from "react";
import { Field, Select, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { callApi } from "./api";
import * as css from "./forms.css";

export interface Place {
  id: string;
  name: string;
}

interface PlaceFieldsProps {
  offers: { country: boolean; region: boolean; city: boolean };
  countries: readonly Place[];
  /** Of the country that is chosen at first. */
  regions: readonly Place[];
  valueIn(field: string): string;
  errorOf(field: string): string | undefined;
  /** Whether nothing can be saved without a country. */
  required?: boolean;
  onCountry?(country: string): void;
}

/** Where somebody lives. The regions are those of the country: another country fetches its own. */
export function PlaceFields({ offers, countries, regions: initially, valueIn, errorOf, ...rest }: PlaceFieldsProps) {
  const { t } = useWords();
  const [regions, setRegions] = useState(initially);
  const changeCountry = async (country: string) => {
    rest.onCountry?.(country);
    setRegions(await fetchRegions(country));
  };
  return (
    <div className={css.grid}>
      {offers.country && (
        <Field label={t("profile.country")} error={errorOf("country")}>
          {(ids) => (
            <Select
              {...ids}
              name="country"
              defaultValue={valueIn("country")}
              required={rest.required}
              autoComplete="country"
              onChange={(event) => void changeCountry(event.target.value)}
              options={[
                { value: "", label: t(rest.required ? "common.choose" : "common.no_answer") },
                ...countries.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
      )}
      {offers.region && regions.length > 0 && (
        <Field label={t("profile.countryregion")} error={errorOf("region")}>
          {(ids) => (
            <Select
              {...ids}
              name="region"
              key={regions[0]?.name}
              defaultValue={valueIn("region")}
              options={[
                { value: "", label: t("profile.no_region") },
                ...regions.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
      )}
      {offers.city && (
        <Field label={t("profile.city")} hint={t("profile.city_hint")} error={errorOf("city")}>
          {(ids) => (
            <TextInput
              {...ids}
              name="city"
              defaultValue={valueIn("city")}
              maxLength={255}
              autoComplete="address-level2"
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** The regions of a country; none where they could not be had. */
export async function fetchRegions(country: string): Promise<readonly Place[]> {
  const answer = await callApi<{ regions: Record<string, Place[]> }>("GET", "/api/regions.php").catch(() => undefined);
  return answer?.body?.regions?.[country] ?? [];
}
