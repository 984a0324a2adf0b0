import { and, desc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { cardColumns } from "~/app/domain/people/profiles/profiles.queries";
import type { Conn } from "~/db/handle";
import { withIndex } from "~/db/statement-hints";
import { accounts, type Gender, isAdvertised, photos, profiles } from "~/db/tables";

interface Asked {
  gender: Gender | null;
  /** The country to search. Also finds members without a country. */
  country: string | null;
  photo: boolean;
  adultsBornBy: string;
  limit: number;
}

export async function advertisedProfiles({ drizzle }: Conn, { gender, country, photo, adultsBornBy, limit }: Asked) {
  const hits = drizzle
    .select({ hitId: sql<string>`${profiles.id}`.as("hit_id") })
    .from(withIndex(profiles, "profile_advertised_ix"))
    .where(
      and(
        mayBeShown(adultsBornBy),
        gender === null ? undefined : eq(profiles.gender, gender),
        country === null ? undefined : or(eq(profiles.country, country), isNull(profiles.country)),
        photo ? isNotNull(profiles.mainPhoto) : undefined,
      ),
    )
    .orderBy(desc(profiles.lastActiveAt), desc(profiles.id))
    .limit(limit)
    .as("hit");
  return drizzle
    .select(cardColumns)
    .from(hits)
    .innerJoin(profiles, eq(profiles.id, hits.hitId))
    .orderBy(desc(profiles.lastActiveAt), desc(profiles.id));
}

export async function advertisedProfile({ drizzle }: Conn, { id, adultsBornBy }: { id: string; adultsBornBy: string }) {
  const rows = await drizzle
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), mayBeShown(adultsBornBy)));
  return rows.length === 1;
}

/**
 * The condition for profiles that may be shown: a fictional profile has no account to confirm, and its drawing has no
 * row for a moderator to decide.
 */
function mayBeShown(adultsBornBy: string) {
  const confirmed = sql`select 1 from ${accounts} where ${accounts.id} = ${profiles.id} and ${accounts.confirmedAt} is not null`;
  const unreviewed = sql`select 1 from ${photos} where ${photos.profileId} = ${profiles.id} and ${photos.file} = ${profiles.mainPhoto} and ${photos.state} <> 'approved'`;
  return and(
    isAdvertised,
    lte(profiles.birthDate, adultsBornBy),
    or(eq(profiles.kind, "fictional"), sql`exists (${confirmed})`),
    sql`not exists (${unreviewed})`,
  );
}
