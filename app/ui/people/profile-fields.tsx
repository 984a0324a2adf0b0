import * as css from "~/app/ui/frame/forms.css";
import type { ProfileNote } from "~/tenants/config/vocabulary";
import { Checkbox, Field, RadioGroup, Select, TextArea } from "~/themes/primitives";
import { useWords } from "~/themes/words";

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

/** A gender of the site: its label after "I am", and its plural for people sought. */
export interface GenderOffer {
  id: string;
  label: string;
  sought: string;
}

interface GenderFieldProps {
  genders: readonly GenderOffer[];
  value: string;
  error: string | undefined;
}

export function GenderField({ genders, value, error }: GenderFieldProps) {
  const { t } = useWords();
  return (
    <RadioGroup
      name="gender"
      legend={t("profile.gender")}
      defaultValue={value}
      error={error}
      inline
      options={[...genders.map(({ id, label }) => ({ value: id, label })), { value: "", label: t("common.no_answer") }]}
    />
  );
}

interface SeekingFieldsProps {
  genders: readonly GenderOffer[];
  seeking: readonly string[];
  errorOf(field: string): string | undefined;
}

export function SeekingFields({ genders, seeking, errorOf }: SeekingFieldsProps) {
  const { t } = useWords();
  return (
    <fieldset className={css.choices}>
      <legend>{t("profile.seeking")}</legend>
      {genders.map(({ id, sought }, index) => (
        <Checkbox
          key={id}
          name="seeking"
          value={id}
          defaultChecked={seeking.includes(id)}
          label={sought}
          error={index === genders.length - 1 ? errorOf("seeking") : undefined}
        />
      ))}
    </fieldset>
  );
}

interface NoteFieldsProps {
  notes: readonly ProfileNote[];
  valueIn(note: string): string;
  errorOf(note: string): string | undefined;
  optional?: boolean;
}

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
