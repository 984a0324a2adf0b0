import { and, asc, eq, gte, inArray, lt, ne, not, notInArray, type SQL } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { accounts, isMember, profiles } from "~/db/tables";

const hitColumns = {
  id: profiles.id,
  name: profiles.name,
  nameKey: profiles.nameKey,
  email: accounts.email,
  birthDate: profiles.birthDate,
  country: profiles.country,
  region: profiles.region,
  city: profiles.city,
  status: accounts.status,
  confirmedAt: accounts.confirmedAt,
  visible: profiles.visible,
  takenDownAt: profiles.takenDownAt,
  signedUpAt: accounts.signedUpAt,
};

export type HitRow = Awaited<ReturnType<typeof hitsWhere>>[number];

const byId = sortedBy<HitRow>({ column: profiles.id, of: ({ id }) => id, descending: true });
const byName = sortedBy<HitRow>(
  { column: profiles.nameKey, of: ({ nameKey }) => nameKey },
  { column: profiles.id, of: ({ id }) => id },
);

export function membersAmong(conn: Conn, ids: string[], asked: Asked): Promise<Page<HitRow>> {
  return byId.page(asked, ({ after, order, limit }) =>
    ids.length === 0 ? Promise.resolve([]) : hitsWhere(conn, and(inArray(profiles.id, ids), after), order, limit),
  );
}

export function membersNamed(conn: Conn, key: string, except: string[], asked: Asked): Promise<Page<HitRow>> {
  return byName.page(asked, ({ after, order, limit }) =>
    hitsWhere(conn, and(isMember, beginsWith(key), notInArray(profiles.id, except), after), order, limit),
  );
}

/** Returns members in a town of this folded name, newest first, without `except` and members with that name. */
export function membersLivingIn(conn: Conn, key: string, except: string[], asked: Asked): Promise<Page<HitRow>> {
  const others = [not(beginsWith(key)!), notInArray(profiles.id, except)];
  return byId.page(asked, ({ after, order, limit }) =>
    hitsWhere(conn, and(isMember, eq(profiles.cityKey, key), ...others, after), order, limit),
  );
}

export async function namesakesBornWith({ drizzle }: Conn, id: string): Promise<string[]> {
  const { nameKey, birthDate } = profiles;
  const [own] = await drizzle.select({ nameKey, birthDate }).from(profiles).where(eq(profiles.id, id));
  if (!own) return [];
  const rows = await drizzle
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(isMember, eq(nameKey, own.nameKey), eq(birthDate, own.birthDate), ne(profiles.id, id)))
    .orderBy(asc(nameKey), asc(profiles.id))
    .limit(100);
  return rows.map((row) => row.id);
}

/** Selects names or towns that begin with a key. A range, because an index cannot serve LIKE with a bound pattern. */
function beginsWith(key: string): SQL | undefined {
  return and(gte(profiles.nameKey, key), lt(profiles.nameKey, `${key}\u{10ffff}`));
}

function hitsWhere({ drizzle }: Conn, where: SQL | undefined, order: SQL[], limit: number) {
  return drizzle
    .select(hitColumns)
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .where(where)
    .orderBy(...order)
    .limit(limit);
}
