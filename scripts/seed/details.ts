import { SELECT_FIELDS, type SelectField } from "~/app/domain/people/profiles/fields";
import { type Gender, LIST_FIELDS } from "~/tenants/config/vocabulary";
import type { Group } from "./groups";
import type { Picture } from "./pictures";
import { type Random, weighed } from "./random";

interface Traits {
  niche: number;
  group: Group;
  age: number;
  picture: Picture | undefined;
  /** Share of the fields that this person filled in, 0 to 1. */
  filled: number;
}

export function detailsOf(traits: Traits, random: Random): Partial<Record<SelectField, string>> {
  const chosen = SELECT_FIELDS.filter(() => random.chance(traits.filled));
  return Object.fromEntries(chosen.map((field) => [field, choiceOf(field, traits, random)]));
}

/** Returns a weight for each option, in the order of LIST_FIELDS; null if all are equally likely. */
function weightsOf(field: SelectField, { niche, group, age }: Traits): readonly number[] | null {
  switch (field) {
    case "body_type":
      // The fourth niche is about full figures.
      if (niche === 4 && group.role === "sought") return [0, 0, 0, 0, 45, 55];
      return group.gender === "female" ? [16, 14, 38, 2, 24, 6] : [14, 22, 40, 12, 2, 10];
    case "height":
      return HEIGHTS[group.gender];
    case "hair":
      return age >= 60 ? [3, 12, 12, 3, 40, 25, 0, 5] : [22, 40, 20, 7, 6, 0, 0, 5];
    case "relationship":
      return age >= 58 ? [30, 4, 6, 4, 34, 22] : age >= 38 ? [46, 5, 8, 5, 34, 2] : [80, 6, 10, 2, 2, 0];
    case "smoking":
      return [70, 18, 12];
    case "drinking":
      return [22, 62, 16];
    case "children":
      return age >= 56 ? [18, 4, 8, 70] : age >= 36 ? [36, 40, 16, 8] : [84, 13, 3, 0];
    default:
      return null;
  }
}

const HEIGHTS: Record<Gender, number[]> = { female: [8, 30, 42, 18, 2, 0], male: [0, 3, 20, 46, 27, 4] };

function choiceOf(field: SelectField, traits: Traits, random: Random): string {
  if (field === "hair" && traits.picture) return traits.picture.hair;
  const options: readonly string[] = LIST_FIELDS[field].options;
  const weights = weightsOf(field, traits);
  if (!weights) return random.pick(options);
  return weighed(options, (option) => weights[options.indexOf(option)] ?? 0)(random);
}
