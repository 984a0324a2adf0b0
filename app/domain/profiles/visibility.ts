import { ADULT, bornBy, todayOf } from "~/app/domain/accounts/ages";
import type { Site } from "~/app/domain/site";
import type { Sight } from "./profiles.queries";

/** Fills the placeholders of `isVisible`: who looks (null for a visitor), and the day by which adults were born. */
export function sightOf(site: Site, viewer: { id: string } | null): Sight {
  return { viewer: viewer?.id ?? "", adultsBornBy: bornBy(ADULT, todayOf(site)) };
}
