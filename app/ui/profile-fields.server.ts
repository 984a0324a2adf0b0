import type { z } from "zod";
import { SELECT_FIELDS } from "~/app/domain/profiles/fields";
import { gendersOf } from "~/app/domain/profiles/genders";
import { ownFieldIds } from "~/app/domain/profiles/own-fields";
import type { Site } from "~/app/domain/site";
import type { Gender } from "~/db/tables";

/** The ticked ones of `SeekingFields`; none of a form that shows them and has none ticked. */
export function gendersIn({ tenant }: Pick<Site, "tenant">, form: FormData): Gender[] {
  return gendersOf(tenant).filter((gender) => form.getAll("seeking").includes(gender));
}

/** In a form's schema, the fields that are chosen from a list, each read by `text`. */
export function selectsIn<S extends z.ZodType>({ tenant }: Pick<Site, "tenant">, text: S): Record<string, S> {
  return Object.fromEntries([...SELECT_FIELDS, ...ownFieldIds(tenant)].map((field) => [field, text]));
}
