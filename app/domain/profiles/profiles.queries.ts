import { and, eq, lte, notExists, or, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { blocks, profiles } from "~/db/tables";

/** What a card is made of, for any query that lists people. */
export const cardColumns = {
  id: profiles.id,
  kind: profiles.kind,
  name: profiles.name,
  gender: profiles.gender,
  birthDate: profiles.birthDate,
  country: profiles.country,
  region: profiles.region,
  city: profiles.city,
  language: profiles.language,
  mainPhoto: profiles.mainPhoto,
};

export type CardRow = Pick<typeof profiles.$inferSelect, keyof typeof cardColumns>;
export type NewProfile = typeof profiles.$inferInsert;
export type ProfilePatch = Partial<Omit<NewProfile, "id" | "kind">>;

const p = sql.placeholder;

/**
 * The one rule of who may be seen: of age, not hidden, not blocked in either direction. Its placeholders are filled by
 * `sightOf` (visibility.ts). A deleted account's profile isn't `visible`.
 */
export function isVisible(d: Pick<Conn["drizzle"], "select">) {
  const between = or(
    and(eq(blocks.fromId, p("viewer")), eq(blocks.toId, profiles.id)),
    and(eq(blocks.toId, p("viewer")), eq(blocks.fromId, profiles.id)),
  );
  return and(
    sql`${profiles.visible}`,
    lte(profiles.birthDate, p("adultsBornBy")),
    notExists(d.select({ one: sql`1` }).from(blocks).where(between)),
  );
}

/** What `isVisible` depends on besides the profile. */
export interface Sight {
  /** Who looks; "" for a visitor. */
  viewer: string;
  adultsBornBy: string;
}

/** Somebody whom the viewer may see, or the viewer. */
export async function profileSeenBy(conn: Conn, sight: Sight, id: string) {
  const [profile] = await q(conn).seen.execute({ ...sight, id });
  return profile;
}

export async function insertProfile({ drizzle }: Tx, profile: NewProfile): Promise<void> {
  await drizzle.insert(profiles).values(profile);
}

export async function patchProfile({ drizzle }: Tx, id: string, patch: ProfilePatch): Promise<void> {
  if (Object.keys(patch).length === 0) return;
  await drizzle.update(profiles).set(patch).where(eq(profiles.id, id));
}

const q = prepared((d) => ({
  seen: d
    .select({
      ...cardColumns,
      seeking: profiles.seeking,
      personal: profiles.personal,
      details: profiles.details,
      lastActiveAt: profiles.lastActiveAt,
    })
    .from(profiles)
    .where(and(eq(profiles.id, p("id")), or(eq(profiles.id, p("viewer")), isVisible(d))))
    .prepare("profiles.seen"),
}));
