import type { Tenant } from "~/tenants/config/schema";
import { SHOWN_FIELDS } from "~/tenants/config/vocabulary";

export interface Question {
  /** The name of the question: `gender`, `seeking`, or the name of a list field. */
  name: string;
  /** The position among the questions, from 1. */
  number: number;
  of: number;
  before: string | null;
  after: string | null;
}

export function personalQuestions({ profile }: Pick<Tenant, "profile">): string[] {
  const { editableFields, ownFields } = profile;
  return [
    ...(editableFields.includes("gender") ? ["gender"] : []),
    "seeking",
    ...editableFields.filter((field) => SHOWN_FIELDS.some((shown) => shown === field)),
    ...ownFields.map(({ id }) => id),
  ];
}

export function questionNamed(tenant: Pick<Tenant, "profile">, name: string | null): Question {
  const names = personalQuestions(tenant);
  const index = Math.max(0, names.indexOf(name ?? ""));
  return {
    name: names[index] ?? "seeking",
    number: index + 1,
    of: names.length,
    before: names[index - 1] ?? null,
    after: names[index + 1] ?? null,
  };
}
