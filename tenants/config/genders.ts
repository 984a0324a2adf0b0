/** The genders of a site: the engine's and its own. */
import { z } from "zod";
import { line } from "./formats";
import { GENDERS, LANGUAGES, type Language } from "./vocabulary";

const labelled = z.partialRecord(z.enum(LANGUAGES), line(60));

const labelledGender = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]{2,30}$/, "is not a name of 2 to 30 small letters")
    .describe("Kept in profiles and sent by the API: with another id it is another gender.")
    .meta({ examples: ["nonbinary"] }),
  label: labelled
    .describe('After "I am", by language. The site\'s own is needed, and used where another is left out.')
    .meta({ examples: [{ en: "A non-binary person", de: "Eine nichtbinäre Person" }] }),
  plural: labelled
    .describe("The label for people sought, by language, like label.")
    .meta({ examples: [{ en: "Non-binary people", de: "Nichtbinäre Menschen" }] }),
});

export const genders = z
  .array(z.union([z.enum(GENDERS), labelledGender]))
  .min(1, "is empty")
  .max(10, "has more than 10");

/** An id of the engine's, or a gender with the site's own labels. */
export type OfferedGender = z.output<typeof genders>[number];

/** Returns the ids in the site's order. */
export function genderIds(offered: readonly OfferedGender[]): string[] {
  return offered.map((each) => (typeof each === "string" ? each : each.id));
}

type Complain = (at: (string | number)[], message: string, remedy: string) => void;
type Judged = {
  genders: readonly OfferedGender[];
  language: Language;
  preset?: { own?: string | undefined; seeking?: readonly string[] | undefined } | undefined;
};

/** Complains of duplicate ids, labels missing in the site's language, and a preset outside the offered genders. */
export function judgeGenders({ genders: offered, language, preset }: Judged, complain: Complain): void {
  const ids = genderIds(offered);
  for (const [index, each] of offered.entries()) {
    if (ids.indexOf(ids[index]!) < index) {
      complain(["genders", index], `"${ids[index]}" is listed twice`, "Remove one");
    }
    if (typeof each === "string") continue;
    for (const name of ["label", "plural"] as const) {
      if (!each[name][language]) {
        complain(["genders", index, name], `has no text in "${language}"`, `Add "${language}" to it`);
      }
    }
  }
  const named = [
    ...(preset?.own ? [["own", preset.own]] : []),
    ...(preset?.seeking ?? []).map((id) => ["seeking", id]),
  ];
  for (const [at, id] of named as [string, string][]) {
    if (!ids.includes(id)) complain(["preset", at], `"${id}" is not among genders`, `Use one of ${ids.join(", ")}`);
  }
}
