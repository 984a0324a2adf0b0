import { useEffect, useId, useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { placeKey, placeKeys } from "~/app/domain/site/places/place-key";
import * as css from "~/app/ui/frame/forms.css";
import { Field, Select, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export interface Place {
  id: string;
  name: string;
}

export interface KnownTown {
  name: string;
  region: string;
  also: readonly string[];
}

interface PlaceFieldsProps {
  offers: { country: boolean; region: boolean; city: boolean };
  countries: readonly Place[];
  regions: readonly Place[];
  towns: readonly KnownTown[];
  valueIn(field: string): string;
  errorOf(field: string): string | undefined;
  required?: boolean;
  onCountry?(country: string): void;
}

/**
 * Fields for country, region and town. A change of country fetches its regions and towns. A listed town sets its
 * region. Other towns can be typed.
 */
export function PlaceFields({ offers, countries, valueIn, errorOf, ...rest }: PlaceFieldsProps) {
  const { t } = useWords();
  const list = useId();
  const [{ regions, towns }, setPlaces] = useState({ regions: rest.regions, towns: rest.towns });
  const region = useRef<HTMLSelectElement>(null);
  const town = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(valueIn("city"));
  // Accepts any town in a country without a list of towns.
  const isUnknown = towns.length > 0 && typed.trim() !== "" && townsCalled(typed, towns).length === 0;
  const latest = useRef("");
  const changeCountry = async (chosen: string) => {
    latest.current = chosen;
    rest.onCountry?.(chosen);
    // Empties the town, which lies in the previous country.
    if (town.current) town.current.value = "";
    setTyped("");
    const places = await fetchPlaces(chosen);
    if (latest.current === chosen) setPlaces(places);
  };
  /** Sets the region. Returns whether it changed. */
  const bringRegion = (name: string) => {
    const known = townsCalled(name, towns);
    if (!region.current || !known[0] || known.some((each) => each.region === region.current?.value)) return false;
    region.current.value = known[0].region;
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of another country is what brings the region
  useEffect(() => {
    // A town that was typed before hydration, or before the list loaded.
    if (!town.current || town.current.value === valueIn("city") || !bringRegion(town.current.value)) return;
    // Reports the region as changed too, because a form that saves each field separately has saved only the town.
    if (latest.current) region.current?.dispatchEvent(new Event("change", { bubbles: true }));
  }, [towns]);
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
              ref={region}
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
        <Field
          label={t("profile.city")}
          hint={t(isUnknown ? "profile.city_unknown" : "profile.city_hint")}
          error={errorOf("city")}
        >
          {(ids) => (
            <>
              <TextInput
                ref={town}
                {...ids}
                name="city"
                list={list}
                defaultValue={valueIn("city")}
                maxLength={255}
                autoComplete="address-level2"
                onChange={(event) => bringRegion(event.target.value)}
                onBlur={(event) => setTyped(event.target.value)}
              />
              <datalist id={list}>
                {[...new Set(towns.map(({ name }) => name))].map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
    </div>
  );
}

function townsCalled(name: string, towns: readonly KnownTown[]): KnownTown[] {
  const key = placeKey(name);
  return towns.filter((town) => [town.name, ...town.also].some((each) => placeKeys(each).includes(key)));
}

/** Fetches the regions and larger towns of a country. Empty lists if that fails. */
export async function fetchPlaces(
  country: string,
): Promise<{ regions: readonly Place[]; towns: readonly KnownTown[] }> {
  const [ofRegions, ofTowns] = await Promise.all([
    callApi(calls.regions, "GET").catch(() => undefined),
    callApi(calls.towns, "GET", { country }).catch(() => undefined),
  ]);
  return {
    regions: (ofRegions?.ok && ofRegions.body.regions[country]) || [],
    towns: (ofTowns?.ok && ofTowns.body.towns) || [],
  };
}
