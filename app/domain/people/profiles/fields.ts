import type { MessageKey, Words } from "~/app/locales";
import { LIST_FIELDS, SHOWN_FIELDS, type ShownField } from "~/tenants/config/vocabulary";

export type SelectField = ShownField;

export const SELECT_FIELDS = SHOWN_FIELDS;

export function isSelectField(name: string): name is SelectField {
  return Object.hasOwn(LIST_FIELDS, name);
}

export interface Choice {
  id: string;
  label: string;
}

export function allowedValues(words: Words): Record<SelectField, Choice[]> {
  const choices = SELECT_FIELDS.map((field) => [field, choicesOf(field, words)] as const);
  return Object.fromEntries(choices) as Record<SelectField, Choice[]>;
}

/** Returns the label of a choice; the choice itself if no longer offered. */
export function choiceLabel(field: SelectField, choice: string, words: Words): string {
  return choicesOf(field, words).find(({ id }) => id === choice)?.label ?? choice;
}

function choicesOf(field: SelectField, words: Words): Choice[] {
  const options: readonly string[] = LIST_FIELDS[field].options;
  return options.map((id) => ({ id, label: words.t(`fields.${field}.${id}` as MessageKey) }));
}

/** This line compiles only if every option has a text. */
LIST_FIELDS satisfies { [F in SelectField]: { options: readonly OptionOf<`fields.${F}`>[] } };

type OptionOf<P extends string, K = MessageKey> = K extends `${P}.${infer Option}` ? Option : never;
