import { Form, useNavigation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { FormProblem } from "../FormProblem";
import { useFormState } from "../forms";
import * as css from "../forms.css";
import { type KnownTown, type Place, PlaceFields } from "../PlaceFields";
import {
  GenderField,
  type GenderOffer,
  NoteFields,
  SeekingFields,
  SelectFields,
  type SelectOffer,
} from "../profile-fields";
import { useScripted } from "../scripted";
import { InterestField, LanguageField, PromptFields } from "./ListFields";
import { SelfSaving } from "./SelfSaving";

interface ProfileFormProps {
  /** What is filled in, by field name. */
  values: Record<string, string>;
  genders: readonly GenderOffer[];
  /** Ids of genders. */
  seeking: readonly string[];
  notes: readonly ("personal" | "looking_for" | "interests")[];
  offers: { gender: boolean; country: boolean; region: boolean; city: boolean };
  selects: readonly SelectOffer[];
  countries: readonly Place[];
  regions: readonly Place[];
  towns: readonly KnownTown[];
  lists: {
    interests: ComponentProps<typeof InterestField>;
    languages: ComponentProps<typeof LanguageField>;
    prompts: Omit<ComponentProps<typeof PromptFields>, "valueIn" | "error">;
  };
  /** When the member was born, and whether that can still be corrected. */
  birthDate: ReactNode;
}

/** What others see of oneself, to change: each field is saved by itself, and all at once where there is no script. */
export function ProfileForm({ birthDate, ...props }: ProfileFormProps) {
  const { t } = useWords();
  const state = useFormState();
  const scripted = useScripted();
  const pending = useNavigation().formAction === "/profile";
  const valueIn = (field: string) => state.typed(field) ?? props.values[field] ?? "";
  const saving = { action: "/profile?one", errorOf: state.errorOf };
  return (
    <Form method="post" action="/profile" className={css.parts} data-form="profile">
      <FormProblem state={state} />
      <section className={css.part} id="profile-gender">
        <h2>{t("profile.basics")}</h2>
        {props.offers.gender && (
          <SelfSaving {...saving}>{() => <GenderField genders={props.genders} value={valueIn("gender")} />}</SelfSaving>
        )}
        <SelfSaving {...saving}>
          {(errorOf) => (
            <SeekingFields genders={props.genders} seeking={props.seeking} valueIn={valueIn} errorOf={errorOf} />
          )}
        </SelfSaving>
        {birthDate}
      </section>
      {(props.offers.country || props.offers.city) && (
        <section className={css.part} id="profile-place">
          <h2>{t("profile.place")}</h2>
          <SelfSaving {...saving}>
            {(errorOf) => <PlaceFields {...props} valueIn={valueIn} errorOf={errorOf} emptiesTown />}
          </SelfSaving>
        </section>
      )}
      <section className={css.part} id="profile-personal">
        <h2>{t("profile.words")}</h2>
        {props.notes.map((note) => (
          <SelfSaving key={note} {...saving}>
            {(errorOf) => <NoteFields notes={[note]} valueIn={valueIn} errorOf={errorOf} />}
          </SelfSaving>
        ))}
      </section>
      <section className={css.part} id="profile-prompts">
        <h2>{t("prompts.title")}</h2>
        <p>{t("prompts.lead")}</p>
        <SelfSaving {...saving} whole>
          {(errorOf) => (
            <div className={css.stack}>
              <PromptFields
                {...props.lists.prompts}
                valueIn={(field) => state.typed(field) ?? ""}
                error={errorOf("prompts")}
              />
            </div>
          )}
        </SelfSaving>
      </section>
      <section className={css.part} id="profile-interests">
        <h2>{t("profile.lists")}</h2>
        <SelfSaving {...saving}>{() => <InterestField {...props.lists.interests} />}</SelfSaving>
        <SelfSaving {...saving}>{() => <LanguageField {...props.lists.languages} />}</SelfSaving>
      </section>
      {props.selects.length > 0 && (
        <section className={css.part} id="profile-details">
          <h2>{t("profile.details")}</h2>
          <div className={css.grid}>
            {props.selects.map((select) => (
              <SelfSaving key={select.field} {...saving}>
                {(errorOf) => <SelectFields selects={[select]} valueIn={valueIn} errorOf={errorOf} />}
              </SelfSaving>
            ))}
          </div>
        </section>
      )}
      {!scripted && (
        <Button type="submit" variant="primary" size="l" pending={pending}>
          {t("profile.save")}
        </Button>
      )}
    </Form>
  );
}
