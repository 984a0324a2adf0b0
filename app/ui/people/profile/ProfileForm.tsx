import type { ComponentProps, ReactNode } from "react";
import type { SoughtAges as Ages } from "~/app/domain/people/profiles/sought-ages";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { Submit } from "~/app/ui/frame/Submit";
import { useScripted } from "~/app/ui/frame/scripted";
import { Form } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { type KnownTown, type Place, PlaceFields } from "../PlaceFields";
import {
  GenderField,
  type GenderOffer,
  NoteFields,
  SeekingFields,
  SelectFields,
  type SelectOffer,
} from "../profile-fields";
import { SoughtAges } from "../SoughtAges";
import { InterestField, LanguageField, PromptFields } from "./ListFields";
import { SaveAnyway } from "./SaveAnyway";
import { SelfSaving } from "./SelfSaving";

interface ProfileFormProps {
  values: Record<string, string>;
  genders: readonly GenderOffer[];
  seeking: readonly string[];
  ages: Ages;
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
  /** The date of birth, and whether it can be corrected. */
  birthDate: ReactNode;
}

/**
 * The form of the member's own profile. Each field is saved on its own. Without a script, all fields are saved
 * together.
 */
export function ProfileForm({ birthDate, ...props }: ProfileFormProps) {
  const { t } = useWords();
  const state = useFormState();
  const scripted = useScripted();
  const valueIn = (field: string) => state.typed(field) ?? props.values[field] ?? "";
  const tickedIn = (field: string, before: readonly string[]) => (state.refusal ? state.chosen(field) : before);
  const saving = { action: "/profile?one", errorOf: state.errorOf };
  return (
    <Form method="post" action="/profile" className={css.parts} data-form="profile">
      <FormProblem state={state} action={<SaveAnyway problem={state.problem} />} />
      <section className={css.part} id="profile-gender">
        <h2>{t("profile.basics")}</h2>
        {props.offers.gender && (
          <SelfSaving {...saving}>
            {(errorOf) => <GenderField genders={props.genders} value={valueIn("gender")} error={errorOf("gender")} />}
          </SelfSaving>
        )}
        <SelfSaving {...saving}>
          {(errorOf) => (
            <SeekingFields genders={props.genders} seeking={tickedIn("seeking", props.seeking)} errorOf={errorOf} />
          )}
        </SelfSaving>
        <SelfSaving {...saving} whole>
          {(errorOf) => <SoughtAges ages={props.ages} typed={state.typed} errorOf={errorOf} />}
        </SelfSaving>
        {birthDate}
      </section>
      {(props.offers.country || props.offers.city) && (
        <section className={css.part} id="profile-place">
          <h2>{t("profile.place")}</h2>
          <SelfSaving {...saving}>
            {(errorOf) => <PlaceFields {...props} valueIn={valueIn} errorOf={errorOf} />}
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
        <SelfSaving {...saving}>
          {(errorOf) => (
            <InterestField
              {...props.lists.interests}
              chosen={tickedIn("interestIds", props.lists.interests.chosen)}
              error={errorOf("interestIds")}
            />
          )}
        </SelfSaving>
        <SelfSaving {...saving}>
          {(errorOf) => (
            <LanguageField
              {...props.lists.languages}
              chosen={tickedIn("languages", props.lists.languages.chosen)}
              error={errorOf("languages")}
            />
          )}
        </SelfSaving>
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
        <div className={css.unscripted}>
          <Submit size="l" sentTo="/profile" label={t("profile.save")} />
        </div>
      )}
    </Form>
  );
}
