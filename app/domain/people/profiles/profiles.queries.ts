import { and, type Column, eq, exists, isNotNull, isNull, or, sql } from "drizzle-orm";
import { shownOfProfile } from "~/app/domain/people/photos/photos.queries";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { searchKey } from "~/db/search-key";
import { accounts, profiles, type SeenBy } from "~/db/tables";
import { isVisible, type Sight } from "./visibility.queries";

export { isVisible, type Sight } from "./visibility.queries";

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
export type NewProfile = Omit<typeof profiles.$inferInsert, "nameKey" | "cityKey">;
export type ProfilePatch = Partial<Omit<NewProfile, "id" | "kind">>;

const p = sql.placeholder;

export async function profileSeenBy(conn: Conn, sight: Sight, id: string) {
  const [profile] = await q(conn).seen.execute({ ...sight, id });
  return profile;
}

export async function profilePageSeenBy(conn: Conn, sight: Sight, id: string) {
  const [profile] = await q(conn).page.execute({ ...sight, id });
  return profile;
}

/** Inserts a profile, visible to members only unless `seenBy` differs. */
export async function insertProfile({ drizzle }: Tx, profile: NewProfile): Promise<void> {
  await drizzle.insert(profiles).values({ seenBy: "members", ...profile, ...keysOf(profile) });
}

export async function patchProfile({ drizzle }: Tx, id: string, patch: ProfilePatch): Promise<void> {
  if (Object.keys(patch).length === 0) return;
  await drizzle
    .update(profiles)
    .set({ ...patch, ...keysOf(patch) })
    .where(eq(profiles.id, id));
}

function keysOf({ name, city }: ProfilePatch): { nameKey?: string; cityKey?: string } {
  return {
    ...(name !== undefined && { nameKey: searchKey(name) }),
    ...(city !== undefined && { cityKey: searchKey(city ?? "") }),
  };
}

export async function profileTexts({ drizzle }: Conn, id: string) {
  const [row] = await drizzle
    .select({ personal: profiles.personal, details: profiles.details, prompts: profiles.prompts })
    .from(profiles)
    .where(eq(profiles.id, id));
  return row;
}

/** Hides a profile whatever its owner chooses. Returns false if already hidden this way. */
export async function takeDown({ drizzle }: Tx, id: string, takenDownAt: number): Promise<boolean> {
  const hidden = await drizzle
    .update(profiles)
    .set({ takenDownAt, visible: sql`(${profiles.visible} and false)` })
    .where(and(eq(profiles.id, id), isNull(profiles.takenDownAt)))
    .returning({ id: profiles.id });
  return hidden.length === 1;
}

/** Shows a profile again as its owner chose, once its account is open. Returns false if it was not hidden. */
export async function putBack({ drizzle }: Tx, id: string): Promise<boolean> {
  const open = drizzle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.status, "active")));
  const visible = sql`(${profiles.seenBy} in ('everyone', 'members') and ${exists(open)})`;
  const shown = await drizzle
    .update(profiles)
    .set({ takenDownAt: null, visible })
    .where(and(eq(profiles.id, id), isNotNull(profiles.takenDownAt)))
    .returning({ id: profiles.id });
  return shown.length === 1;
}

export interface Chosen {
  seenBy: SeenBy;
  /** Whether the profile may appear in public places. Requires `everyone`. */
  advertised: boolean;
  /** When the member was asked and answered, UTC ms. */
  seenByAskedAt: number;
}

/** Sets the audience of a profile. A profile that is hidden for another reason stays hidden. */
export async function setSeenBy({ drizzle }: Tx, id: string, chosen: Chosen): Promise<void> {
  const { seenBy } = chosen;
  const listed = seenBy === "everyone" || seenBy === "members";
  const free = sql`(${profiles.visible} or ${profiles.seenBy} in ('contacts', 'nobody')) and ${profiles.takenDownAt} is null`;
  const visible = listed ? sql`(${free})` : sql`(${profiles.visible} and false)`;
  await drizzle
    .update(profiles)
    .set({ ...chosen, visible })
    .where(eq(profiles.id, id));
}

const seenColumns = {
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
};
/** Whether the viewer of `isVisible` may see a profile, or owns it. For other nouns' queries. */
export const isSeenBy = (id: Column) =>
  sql`exists (select 1 from ${profiles} where ${profiles.id} = ${id} and (${profiles.id} = ${p("viewer")} or ${isVisible()}))`;

const isSeen = () => and(eq(profiles.id, p("id")), or(eq(profiles.id, p("viewer")), isVisible()));

const q = prepared((d) => ({
  seen: d.select(seenColumns).from(profiles).where(isSeen()).prepare("profiles.seen"),
  page: d
    .select({ ...seenColumns, photos: shownOfProfile.as("photos") })
    .from(profiles)
    .where(isSeen())
    .prepare("profiles.page"),
}));
