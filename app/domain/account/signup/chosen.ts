import { gendersOf } from "~/app/domain/people/profiles/genders";
import { interestsIn } from "~/app/domain/people/profiles/profiles";
import type { ProfileChanges } from "~/app/domain/people/profiles/profiles.schema";
import type { Site } from "~/app/domain/site";
import { isRegion } from "~/app/domain/site/places/places";
import type { Words } from "~/app/locales";

export interface ChosenBefore {
  country: string;
  gender: string;
  region: string;
  seeking: readonly string[];
  interests: readonly string[];
}

/**
 * Returns the earlier choices that the sign-up can use. Drops unknown and locked choices, because they were made on
 * another page, where no one can correct them.
 */
export function chosenBefore(
  { tenant }: Pick<Site, "tenant">,
  words: Words,
  chosen: ChosenBefore,
): { country: string | undefined; profile: ProfileChanges } {
  const { editableFields, visibleNotes } = tenant.profile;
  const genders = gendersOf(tenant);
  const country = tenant.countries.find((each) => each === chosen.country);
  const seeking = chosen.seeking.filter((id) => genders.includes(id));
  const interests = interestsIn(words).filter(({ id }) => chosen.interests.includes(id));
  return {
    country,
    profile: {
      ...(genders.includes(chosen.gender) && editableFields.includes("gender") && { gender: chosen.gender }),
      ...(seeking.length > 0 && { seeking }),
      ...(country &&
        isRegion(country, chosen.region) &&
        editableFields.includes("countryregion") && { region: chosen.region }),
      ...(interests.length > 0 &&
        visibleNotes.includes("interests") && { interests: interests.map(({ name }) => name).join(", ") }),
    },
  };
}
