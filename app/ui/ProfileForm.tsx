import { Form, useNavigation } from "@remix-run/react";
import { Button, Checkbox } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { FormProblem } from "./FormProblem";
import { useFormState } from "./forms";
import * as css from "./forms.css";
import { type Place, PlaceFields } from "./PlaceFields";
import { GenderField, NoteFields, SelectFields, type SelectOffer } from "./profile-fields";

interface ProfileFormProps {
  /** What is filled in, by field name. */
  values: Record<string, string>;
  seeking: readonly ("male" | "female")[];
  notes: readonly ("personal" | "looking_for" | "interests")[];
  offers: { gender: boolean; country: boolean; region: boolean; city: boolean };
  selects: readonly SelectOffer[];
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
        {props.offers.gender && <GenderField value={valueIn("gender")} />}
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
      {(props.offers.country || props.offers.city) && (
        <section className={css.part}>
          <h2>{t("profile.place")}</h2>
          <PlaceFields {...props} valueIn={valueIn} errorOf={state.errorOf} />
        </section>
      )}
      <section className={css.part}>
        <h2>{t("profile.words")}</h2>
        <NoteFields notes={props.notes} valueIn={valueIn} errorOf={state.errorOf} />
      </section>
      {props.selects.length > 0 && (
        <section className={css.part}>
          <h2>{t("profile.details")}</h2>
          <SelectFields selects={props.selects} valueIn={valueIn} errorOf={state.errorOf} />
        </section>
      )}
      <Button type="submit" variant="primary" size="l" pending={pending}>
        {t("profile.save")}
      </Button>
    </Form>
  );
}
