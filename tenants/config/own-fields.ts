/** Profile fields of the site's own. */
import { z } from "zod";
import { line } from "./formats";
import { nearest } from "./nearest.mjs";
import {
  LANGUAGES,
  type Language,
  PROFILE_FIELDS,
  PROFILE_NOTES,
  SEARCH_FIELDS,
  SHOWN_FIELDS,
  type ShownField,
} from "./vocabulary";

/** Names with another meaning in a change of a profile or in the list of filters. */
const TAKEN = new Set<string>([
  ...PROFILE_FIELDS,
  ...PROFILE_NOTES,
  ...SEARCH_FIELDS,
  ...[
    "id",
    "name",
    "images",
    "main_image",
    "date_of_birth",
    "birth_date",
    "region",
    "language",
    "languages",
    "seeking",
  ],
  ...["fictional_icon", "seek_min_age", "seek_max_age", "constructor"],
]);

const name = z.string().regex(/^[a-z][a-z_]{1,30}$/, "is not a name of 2 to 31 small letters and _");

const label = z
  .partialRecord(z.enum(LANGUAGES), line(60))
  .describe("What people read, by language. The site's own is needed, and used where another is left out.")
  .meta({ examples: [{ en: "Role", de: "Rolle" }] });

const option = z.strictObject({
  id: name.describe("Kept in profiles: with another id it is another option."),
  label,
});

export const ownField = z.strictObject({
  id: name
    .refine((id) => !TAKEN.has(id), "is the name of something else in a profile")
    .describe("Its name in profiles and in the API. With another id it is another field.")
    .meta({ examples: ["role"] }),
  label,
  options: z
    .array(option)
    .min(2, "has fewer than two")
    .max(40, "has more than 40")
    .describe("What may be chosen, in this order."),
});

export type OwnField = z.output<typeof ownField>;

type Complain = (at: (string | number)[], message: string, remedy: string) => void;

/** Complains of duplicate names, and of labels missing in the site's language. */
export function judgeOwnFields(fields: readonly OwnField[], language: Language, complain: Complain): void {
  const judge = (at: (string | number)[], each: readonly { id: string; label: OwnField["label"] }[]) => {
    for (const [index, { id, label }] of each.entries()) {
      if (each.findIndex((other) => other.id === id) < index) {
        complain([...at, index, "id"], `"${id}" is listed twice`, "Give one of them another id");
      }
      if (!label[language]) {
        complain([...at, index, "label"], `has no text in "${language}"`, `Add "${language}" to it`);
      }
    }
  };
  judge(["profile", "ownFields"], fields);
  for (const [index, field] of fields.entries()) judge(["profile", "ownFields", index, "options"], field.options);
}

interface Filterable {
  ownFields: readonly Pick<OwnField, "id">[];
  visibleFields: readonly ShownField[];
}

/**
 * Returns the search filters: the engine's, then the site's own fields. A choice that profiles hide is no filter: its
 * results would reveal it.
 */
export function filterNames({ ownFields, visibleFields }: Filterable): string[] {
  const engines = SEARCH_FIELDS.filter((name) => !isHiddenChoice(name, visibleFields));
  return [...engines, ...ownFields.map(({ id }) => id)];
}

/** Returns whether a name is a choice that the site's profiles hide. */
export function isHiddenChoice(name: string, visibleFields: readonly ShownField[]): boolean {
  const choice = SHOWN_FIELDS.find((field) => field === name);
  return choice !== undefined && !visibleFields.includes(choice);
}

/** Complains of an unknown filter, and of one by a choice that profiles hide. */
export function judgeSearchFields(
  { ownFields, searchFields = [], visibleFields }: Filterable & { searchFields?: readonly string[] | undefined },
  complain: Complain,
) {
  const known = filterNames({ ownFields, visibleFields });
  for (const [index, field] of searchFields.entries()) {
    if (known.includes(field)) continue;
    const at = ["profile", "searchFields", index];
    if (isHiddenChoice(field, visibleFields)) {
      complain(at, `"${field}" would reveal what profiles hide`, "Add it to visibleFields, or remove it here");
      continue;
    }
    const meant = nearest(field, known);
    const remedy = meant ? `Did you mean "${meant}"?` : "Remove it, or add a field of that id to profile.ownFields";
    complain(at, `"${field}" is no filter; it takes ${known.join(", ")}`, remedy);
  }
}
