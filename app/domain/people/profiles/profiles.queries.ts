import { and, eq, or, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { searchKey } from "~/db/search-key";
import { profiles, type SeenBy } from "~/db/tables";
import { isVisible, type Sight } from "./visibility.queries";

export { isVisible, type Sight } from "./visibility.queries";

/** The columns of a card, for any query that lists people. */
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
export type NewProfile = Omit<typeof profiles.$inferInsert, "nameKey">;
export type ProfilePatch = Partial<Omit<NewProfile, "id" | "kind">>;

const p = sql.placeholder;

/** Somebody whom the viewer may see, or the viewer. */
export async function profileSeenBy(conn: Conn, sight: Sight, id: string) {
  const [profile] = await q(conn).seen.execute({ ...sight, id });
  return profile;
}

export async function insertProfile({ drizzle }: Tx, profile: NewProfile): Promise<void> {
  await drizzle.insert(profiles).values({ ...profile, nameKey: searchKey(profile.name) });
}

export async function patchProfile({ drizzle }: Tx, id: string, patch: ProfilePatch): Promise<void> {
  if (Object.keys(patch).length === 0) return;
  const keyed = patch.name === undefined ? patch : { ...patch, nameKey: searchKey(patch.name) };
  await drizzle.update(profiles).set(keyed).where(eq(profiles.id, id));
}

/** The texts of a profile, visible or not; undefined where there is no such profile. */
export async function profileTexts({ drizzle }: Conn, id: string) {
  const [row] = await drizzle
    .select({ personal: profiles.personal, details: profiles.details, prompts: profiles.prompts })
    .from(profiles)
    .where(eq(profiles.id, id));
  return row;
}

/** Somebody out of sight for another reason than their own wish stays so. */
export async function setSeenBy({ drizzle }: Tx, id: string, seenBy: SeenBy): Promise<void> {
  const listed = seenBy === "everyone" || seenBy === "members";
  const free = sql`(${profiles.visible} or ${profiles.seenBy} in ('contacts', 'nobody'))`;
  const visible = listed ? free : sql`(${profiles.visible} and false)`;
  await drizzle.update(profiles).set({ seenBy, visible }).where(eq(profiles.id, id));
}

const q = prepared((d) => ({
  seen: d
    .select({
      ...cardColumns,
      seeking: profiles.seeking,
      personal: profiles.personal,
      details: profiles.details,
      languages: profiles.languages,
      interests: profiles.interests,
      prompts: profiles.prompts,
      lastActiveAt: profiles.lastActiveAt,
      sharesTyping: profiles.sharesTyping,
      sharesActivity: profiles.sharesActivity,
    })
    .from(profiles)
    .where(and(eq(profiles.id, p("id")), or(eq(profiles.id, p("viewer")), isVisible())))
    .prepare("profiles.seen"),
}));
