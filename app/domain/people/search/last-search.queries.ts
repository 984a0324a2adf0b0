import { eq, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { lastSearches } from "~/db/tables";

export async function lastSearchOf(conn: Conn, profileId: string): Promise<string | undefined> {
  const [row] = await q(conn).of.execute({ profileId });
  return row?.query;
}

export async function upsertLastSearch(
  tx: Tx,
  search: { profileId: string; query: string; at: number },
): Promise<void> {
  await q(tx).upsert.execute(search);
}

const p = sql.placeholder;

const q = prepared((d) => ({
  of: d
    .select({ query: lastSearches.query })
    .from(lastSearches)
    .where(eq(lastSearches.profileId, p("profileId")))
    .prepare("search.last"),
  upsert: d
    .insert(lastSearches)
    .values({ profileId: p("profileId"), query: p("query"), at: p("at") })
    .onConflictDoUpdate({ target: lastSearches.profileId, set: { query: sql`excluded.query`, at: sql`excluded.at` } })
    .prepare("search.remember"),
}));
