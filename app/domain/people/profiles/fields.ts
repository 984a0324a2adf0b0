import type { MessageKey, Words } from "~/app/locales";

/** The profile fields with a list of options. Options are stored in rows: never rename one. */
export const FIELD_OPTIONS = {
  body_type: optionsOf("fields.body_type", ["slim", "athletic", "average", "muscular", "curvy", "full"]),
  height: optionsOf("fields.height", ["under_155", "155_164", "165_174", "175_184", "185_194", "over_194"]),
  hair: optionsOf("fields.hair", ["black", "brown", "blond", "red", "grey", "white", "bald", "coloured"]),
  eyes: optionsOf("fields.eyes", ["brown", "blue", "green", "grey", "hazel"]),
  relationship: optionsOf("fields.relationship", ["single", "together", "open", "married", "divorced", "widowed"]),
  smoking: optionsOf("fields.smoking", ["no", "sometimes", "yes"]),
  drinking: optionsOf("fields.drinking", ["no", "sometimes", "yes"]),
  children: optionsOf("fields.children", ["none", "at_home", "elsewhere", "grown_up"]),
  education: optionsOf("fields.education", ["secondary", "vocational", "college", "university"]),
} as const;

export type SelectField = keyof typeof FIELD_OPTIONS;

export const SELECT_FIELDS = Object.keys(FIELD_OPTIONS) as SelectField[];

export function isSelectField(name: string): name is SelectField {
  return Object.hasOwn(FIELD_OPTIONS, name);
}

export interface Choice {
  id: string;
  label: string;
}

/** Returns the allowed values of each field, in the language of `words`. */
export function allowedValues(words: Words): Record<SelectField, Choice[]> {
  const choices = SELECT_FIELDS.map((field) => [field, choicesOf(field, words)] as const);
  return Object.fromEntries(choices) as Record<SelectField, Choice[]>;
}

/** Returns the label of a choice; the choice itself if no longer offered. */
export function choiceLabel(field: SelectField, choice: string, words: Words): string {
  return choicesOf(field, words).find(({ id }) => id === choice)?.label ?? choice;
}

function choicesOf(field: SelectField, words: Words): Choice[] {
  const options: readonly string[] = FIELD_OPTIONS[field];
  return options.map((id) => ({ id, label: words.t(`fields.${field}.${id}` as MessageKey) }));
}

/** Requires a text for each option at compile time. */
function optionsOf<P extends string>(_prefix: P, options: OptionOf<P>[]): readonly OptionOf<P>[] {
  return options;
}

type OptionOf<P extends string, K = MessageKey> = K extends `${P}.${infer Option}` ? Option : never;
