/** Fields of a profile that a site adds to the engine's own. */
import { z } from "zod";
import { line } from "./formats";
import { nearest } from "./problem";
import { LANGUAGES, type Language, PROFILE_FIELDS, PROFILE_NOTES, SEARCH_FIELDS } from "./vocabulary";

/** What else a change to a profile, or the list of a site's filters, may carry by name. */
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
  .describe("What people read, by language. The site's own is needed, and stands in for any that is left out.")
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

/** Complains of names that stand twice, and of labels that the site's own language lacks. */
export function judgeOwnFields(fields: readonly OwnField[], language: Language, complain: Complain): void {
  const judge = (at: (string | number)[], each: readonly { id: string; label: OwnField["label"] }[]) => {
    for (const [index, { id, label }] of each.entries()) {
      if (each.findIndex((other) => other.id === id) < index) {
        complain([...at, index, "id"], `"${id}" stands twice`, "Give one of them another id");
      }
      if (!label[language]) {
        complain([...at, index, "label"], `has no text in "${language}"`, `Add "${language}" to it`);
      }
    }
  };
  judge(["profile", "ownFields"], fields);
  for (const [index, field] of fields.entries()) judge(["profile", "ownFields", index, "options"], field.options);
}

/** What the search may be filtered by: the engine's filters, then the site's own fields. */
export function filterNames(ownFields: readonly Pick<OwnField, "id">[]): string[] {
  return [...SEARCH_FIELDS, ...ownFields.map(({ id }) => id)];
}

/** Complains of a filter that neither the engine nor the site has. */
export function judgeSearchFields(
  fields: readonly string[] | undefined,
  ownFields: readonly OwnField[],
  complain: Complain,
) {
  const known = filterNames(ownFields);
  for (const [index, field] of (fields ?? []).entries()) {
    if (known.includes(field)) continue;
    const meant = nearest(field, known);
    const remedy = meant ? `Did you mean "${meant}"?` : "Take it out, or add a field of that id to profile.ownFields";
    complain(["profile", "searchFields", index], `"${field}" is no filter; it takes ${known.join(", ")}`, remedy);
  }
}
