import type { z } from "zod";
import { SELECT_FIELDS } from "~/app/domain/people/profiles/fields";
import { gendersOf } from "~/app/domain/people/profiles/genders";
import { ownFieldIds } from "~/app/domain/people/profiles/own-fields";
import type { ProfileChanges } from "~/app/domain/people/profiles/profiles.schema";
import { type SoughtAges, soughtAges } from "~/app/domain/people/profiles/sought-ages";
import type { Site } from "~/app/domain/site";
import type { Gender } from "~/db/tables";

/** Reads the checked boxes of `SeekingFields`. Empty if the form shows them and none is checked. */
export function gendersIn({ tenant }: Pick<Site, "tenant">, form: FormData): Gender[] {
  return gendersOf(tenant).filter((gender) => form.getAll("seeking").includes(gender));
}

/** Reads the ages of `SoughtAges`: two numbers without a script. `before` are the ages that the form showed. */
export function agesIn(form: FormData, before: SoughtAges): Pick<ProfileChanges, "seekMinAge" | "seekMaxAge"> {
  const [from, to, seekMinAge, seekMaxAge] = ["ageFrom", "ageTo", "seekMinAge", "seekMaxAge"].map((name) => {
    const given = form.get(name);
    return typeof given === "string" ? given : undefined;
  });
  if (seekMinAge !== undefined || seekMaxAge !== undefined) return { seekMinAge, seekMaxAge };
  return from === undefined || to === undefined ? {} : soughtAges(Number(from), Number(to), before);
}

/** Returns the schema of the select fields of a form, each read by `text`. */
export function selectsIn<S extends z.ZodType>({ tenant }: Pick<Site, "tenant">, text: S): Record<string, S> {
  return Object.fromEntries([...SELECT_FIELDS, ...ownFieldIds(tenant)].map((field) => [field, text]));
}
