import { allowedValues, isSelectField } from "~/app/domain/profiles/fields";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { SelectOffer } from "./profile-fields";

/** The fields of a profile that are chosen from a list, as far as the tenant has them filled in. */
export function selectsOffered({ tenant }: Pick<Site, "tenant">, words: Words): SelectOffer[] {
  const allowed = allowedValues(words);
  const offered = tenant.profile.editableFields.filter(isSelectField);
  return offered.map((field) => ({ field, label: words.t(`profile.${field}`), options: allowed[field] }));
}
