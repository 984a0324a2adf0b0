import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { Button, Checkbox, Field, RadioGroup, Select, TextArea, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { callApi } from "./api";
import { FormProblem } from "./FormProblem";
import { useFormState } from "./forms";
import * as css from "./forms.css";

interface Place {
  id: string;
  name: string;
}

interface ProfileFormProps {
  /** What is filled in, by field name. */
  values: Record<string, string>;
  seeking: readonly ("male" | "female")[];
  notes: readonly ("personal" | "looking_for" | "interests")[];
  offers: { gender: boolean; country: boolean; region: boolean; city: boolean };
  selects: readonly { field: string; label: string; options: readonly { id: string; label: string }[] }[];
  countries: readonly Place[];
  regions: readonly Place[];
}

/** What others see of oneself, to change. */
export function ProfileForm(props: ProfileFormProps) {
  const { t } = useWords();
  const state = useFormState({ max: 3000 });
  const pending = useNavigation().formAction === "/profile";
  const valueIn = (field: string) => state.typed(field) ?? props.values[field] ?? "";
  return (
    <Form method="post" action="/profile" className={css.parts} data-form="profile">
      <FormProblem state={state} />
      <section className={css.part}>
        <h2>{t("profile.basics")}</h2>
        {props.offers.gender && (
          <RadioGroup
            name="gender"
            legend={t("profile.gender")}
            defaultValue={valueIn("gender")}
            inline
            options={[
              { value: "female", label: t("profile.gender.female") },
              { value: "male", label: t("profile.gender.male") },
              { value: "", label: t("common.no_answer") },
            ]}
          />
        )}
        <fieldset className={css.choices}>
          <legend>{t("profile.seeking")}</legend>
          {(["female", "male"] as const).map((gender) => (
            <Checkbox
              key={gender}
              name="seeking"
              value={gender}
              defaultChecked={props.seeking.includes(gender)}
              label={t(`profile.seeking.${gender}`)}
            />
          ))}
        </fieldset>
      </section>
      <PlaceFields {...props} valueIn={valueIn} errorOf={state.errorOf} />
      <section className={css.part}>
        <h2>{t("profile.words")}</h2>
        {props.notes.map((note) => (
          <Field
            key={note}
            label={t(`profile.${note}`)}
            hint={note === "personal" ? t("profile.personal_hint") : undefined}
            error={state.errorOf(note)}
          >
            {(ids) => <TextArea {...ids} name={note} defaultValue={valueIn(note)} maxLength={3000} />}
          </Field>
        ))}
      </section>
      {props.selects.length > 0 && (
        <section className={css.part}>
          <h2>{t("profile.details")}</h2>
          <div className={css.grid}>
            {props.selects.map(({ field, label, options }) => (
              <Field key={field} label={label} error={state.errorOf(field)}>
                {(ids) => (
                  <Select
                    {...ids}
                    name={field}
                    defaultValue={valueIn(field)}
                    options={[
                      { value: "", label: t("common.no_answer") },
                      ...options.map(({ id, label: name }) => ({ value: id, label: name })),
                    ]}
                  />
                )}
              </Field>
            ))}
          </div>
        </section>
      )}
      <Button type="submit" variant="primary" size="l" pending={pending}>
        {t("profile.save")}
      </Button>
    </Form>
  );
}

type PlaceFieldsProps = ProfileFormProps & {
  valueIn(field: string): string;
  errorOf(field: string): string | undefined;
};

/** The regions are those of the country: another country fetches its own. */
function PlaceFields({ offers, countries, regions: initially, valueIn, errorOf }: PlaceFieldsProps) {
  const { t } = useWords();
  const [regions, setRegions] = useState(initially);
  const changeCountry = async (country: string) => {
    const { body } = await callApi<{ regions: Record<string, Place[]> }>("GET", "/api/regions.php");
    setRegions(body?.regions?.[country] ?? []);
  };
  if (!offers.country && !offers.city) return null;
  return (
    <section className={css.part}>
      <h2>{t("profile.place")}</h2>
      <div className={css.grid}>
        {offers.country && (
          <Field label={t("profile.country")} error={errorOf("country")}>
            {(ids) => (
              <Select
                {...ids}
                name="country"
                defaultValue={valueIn("country")}
                onChange={(event) => void changeCountry(event.target.value).catch(() => setRegions([]))}
                options={[
                  { value: "", label: t("common.no_answer") },
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
    </section>
  );
}
