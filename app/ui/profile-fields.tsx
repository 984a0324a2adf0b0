import type { ProfileNote } from "~/tenants/vocabulary";
import { Field, RadioGroup, Select, TextArea } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./forms.css";

/** A field of the profile that is chosen from a list. */
export interface SelectOffer {
  field: string;
  label: string;
  options: readonly { id: string; label: string }[];
}

interface SelectFieldsProps {
  selects: readonly SelectOffer[];
  valueIn(field: string): string;
  errorOf(field: string): string | undefined;
}

/** What the tenant's profiles consist of, each of it to be left out. */
export function SelectFields({ selects, valueIn, errorOf }: SelectFieldsProps) {
  const { t } = useWords();
  return (
    <div className={css.grid}>
      {selects.map(({ field, label, options }) => (
        <Field key={field} label={label} error={errorOf(field)}>
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
  );
}

export function GenderField({ value }: { value: string }) {
  const { t } = useWords();
  return (
    <RadioGroup
      name="gender"
      legend={t("profile.gender")}
      defaultValue={value}
      inline
      options={[
        { value: "female", label: t("profile.gender.female") },
        { value: "male", label: t("profile.gender.male") },
        { value: "", label: t("common.no_answer") },
      ]}
    />
  );
}

interface NoteFieldsProps {
  notes: readonly ProfileNote[];
  valueIn(note: string): string;
  errorOf(note: string): string | undefined;
  /** Whether each of them says that it may be left out. */
  optional?: boolean;
}

/** The free texts of a profile. */
export function NoteFields({ notes, valueIn, errorOf, optional = false }: NoteFieldsProps) {
  const { t } = useWords();
  return notes.map((note) => (
    <Field
      key={note}
      label={t(`profile.${note}`)}
      hint={note === "personal" ? t("profile.personal_hint") : undefined}
      error={errorOf(note)}
      optional={optional ? t("common.optional") : undefined}
    >
      {(ids) => <TextArea {...ids} name={note} defaultValue={valueIn(note)} maxLength={3000} />}
    </Field>
  ));
}
