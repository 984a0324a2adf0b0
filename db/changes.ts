import { sql } from "drizzle-orm";
import { k } from "./columns";
import { engine } from "./engine";
import { type Conn, prepared } from "./handle";

/**
 * The latest change of each profile, for copies of profiles in memory. Triggers write the row with the change. A
 * removed profile leaves only its id. `at` grows with every change: a counter under SQLite's write lock, or
 * PostgreSQL's transaction number.
 */
export const profileChanges = k.table(
  "profile_change",
  { id: k.shortId("id").primaryKey(), at: k.ms("at").notNull() },
  (t) => [k.index("profile_change_ix").on(t.at, t.id)],
);

/** A position in the changes. A reader with this mark knows all earlier changes. */
export type ChangeMark = number;

export async function currentMark(conn: Conn): Promise<ChangeMark> {
  const [row] = await q(conn).mark.execute();
  return row!.mark;
}

export interface Changes {
  ids: string[];
  /** Whether more changes exist. The next call continues after `last`. */
  more: boolean;
  /** The mark for the next round, once `more` is false. */
  mark: ChangeMark;
  last: { at: number; id: string } | null;
}

/**
 * Returns at most `limit` profiles that changed from `mark` on, after `last`. The results of two rounds may overlap.
 */
export async function changesSince(
  conn: Conn,
  mark: ChangeMark,
  limit: number,
  last: Changes["last"] = null,
): Promise<Changes> {
  const from = last ? sql`(at, id) > (${last.at}, ${last.id})` : sql`at >= ${mark}`;
  // One statement reads both, so that the mark and the rows come from the same state.
  const rows = await conn.rows<{ mark: number; id: string | null; at: number | null }>(
    sql`select mark.mark, changed.id, changed.at from (select ${markNow} as mark) mark left join
      (select id, at from ${profileChanges} where ${from} order by at, id limit ${limit}) changed on true
      order by changed.at, changed.id`,
  );
  const found = rows.filter((row): row is { mark: number; id: string; at: number } => row.id !== null);
  const end = found.at(-1);
  return {
    ids: found.map(({ id }) => id),
    more: found.length === limit,
    mark: rows[0]!.mark,
    last: end ? { at: end.at, id: end.id } : last,
  };
}

// On PostgreSQL, the mark is the oldest open transaction, which may still commit. The next round therefore reads some
// rows again.
const markNow =
  engine === "postgres"
    ? sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`
    : sql`(select coalesce(max(at), 0) + 1 from ${profileChanges})`;

const q = prepared((d) => ({
  mark: d
    .select({ mark: markNow.mapWith(Number).as("mark") })
    .from(sql`(select 1) as one`)
    .prepare("profile_change.mark"),
}));
