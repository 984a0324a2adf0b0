import { ADULT, bornBy, todayOf } from "~/app/domain/ages";
import { cardOf, type ProfileCard } from "~/app/domain/people/profiles/profiles";
import { defaultFilters } from "~/app/domain/people/search/search";
import type { Site } from "~/app/domain/site";
import { advertisedProfile, advertisedProfiles } from "./advertised.queries";

interface Wanted {
  most: number;
  photo?: boolean;
}

/**
 * Returns members who allowed their profile in public places, with a confirmed address, and an approved main photo or
 * no photo. Most recently active first.
 */
export async function findAdvertised(site: Site, { most, photo = false }: Wanted): Promise<ProfileCard[]> {
  const { gender, country } = defaultFilters(site, null);
  const asked = { gender, country, photo, adultsBornBy: bornBy(ADULT, todayOf(site)), limit: most };
  // Does not read from a replica: a page made right after a member withdraws must not show that member.
  const rows = await site.db.read((conn) => advertisedProfiles(conn, asked));
  return rows.map((row) => cardOf(row, todayOf(site)));
}

export async function isAdvertised(site: Site, id: string): Promise<boolean> {
  const adultsBornBy = bornBy(ADULT, todayOf(site));
  return site.db.read((conn) => advertisedProfile(conn, { id, adultsBornBy }));
}
