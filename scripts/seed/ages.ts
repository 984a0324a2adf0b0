import { ADULT } from "~/app/domain/ages";
import type { Group } from "./groups";
import type { Random } from "./random";

/** Ages are counted at the end of this year, so that the same seed makes the same birth dates ever after. */
const COUNTED_IN = 2025;

/** Whole years, of age whatever the group says. */
export function ageFrom({ ages }: Group, random: Random): number {
  return Math.max(ADULT, Math.floor(random.around(...ages)));
}

/** `YYYY-MM-DD` of somebody who has turned `age` by the end of 2025. */
export function birthDateAt(age: number, random: Random): string {
  const month = String(1 + random.int(12)).padStart(2, "0");
  const day = String(1 + random.int(28)).padStart(2, "0");
  return `${COUNTED_IN - age}-${month}-${day}`;
}
