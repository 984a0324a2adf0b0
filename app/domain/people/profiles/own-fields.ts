import type { Words } from "~/app/locales";
import type { Tenant } from "~/tenants/config/schema";
import { allowedValues, type Choice, choiceLabel, isSelectField } from "./fields";
import { gendersOffered } from "./genders";

type Labelled = Pick<Tenant, "language" | "profile">;

export interface OfferedField {
  field: string;
  label: string;
  options: Choice[];
}

export function fieldsOffered(tenant: Labelled, words: Words): OfferedField[] {
  const allowed = allowedValues(words);
  const engine = tenant.profile.editableFields.filter(isSelectField);
  return [
    ...engine.map((field) => ({ field, label: words.t(`fields.${field}`), options: allowed[field] })),
    ...ownFieldsIn(tenant, words),
  ];
}

export function allowedIn(tenant: Labelled & Pick<Tenant, "genders">, words: Words): Record<string, Choice[]> {
  const gender = gendersOffered(tenant, words).map(({ id, label }) => ({ id, label }));
  const own = ownFieldsIn(tenant, words).map(({ field, options }) => [field, options]);
  return { gender, ...allowedValues(words), ...Object.fromEntries(own) };
}

export function factInWords(
  tenant: Labelled,
  { field, choice }: { field: string; choice: string },
  words: Words,
): { label: string; value: string } {
  if (isSelectField(field)) return { label: words.t(`fields.${field}`), value: choiceLabel(field, choice, words) };
  const own = ownFieldsIn(tenant, words).find((each) => each.field === field);
  const value = own?.options.find(({ id }) => id === choice)?.label ?? choice;
  return { label: own?.label ?? field, value };
}

export function ownFieldIds({ profile }: Pick<Tenant, "profile">): string[] {
  return profile.ownFields.map(({ id }) => id);
}

export function ownFieldsIn({ profile, language }: Labelled, words: Words): OfferedField[] {
  const said = (label: Partial<Record<string, string>>) => label[words.language] ?? label[language] ?? "";
  return profile.ownFields.map(({ id, label, options }) => ({
    field: id,
    label: said(label),
    options: options.map((option) => ({ id: option.id, label: said(option.label) })),
  }));
}
