import { sql } from "drizzle-orm";
import { k } from "./columns";
import { engine } from "./engine";
import { type Conn, prepared } from "./handle";

/**
 * Which profiles changed, and in which order: one row a profile, with its latest change. Triggers of the profile table keep
 * it (in the initial migration), in the transaction of the change itself, so that copies of profiles in memory
 * can follow them. A removed profile keeps its row, which holds nothing but its id.
 *
 * `at` grows with every change. On SQLite it is a number counted under the file's one write lock. PostgreSQL's sequences
 * do not commit in their order, so there it is the number of the transaction.
 */
export const profileChanges = k.table(
  "profile_change",
  { id: k.shortId("id").primaryKey(), at: k.ms("at").notNull() },
  (t) => [k.index("profile_change_ix").on(t.at, t.id)],
);

/** Up to where changes are known: all before `mark` were seen. */
export type ChangeMark = number;

/** Where somebody begins who reads all profiles after this. */
export async function currentMark(conn: Conn): Promise<ChangeMark> {
  const [row] = await q(conn).mark.execute();
  return row!.mark;
}

export interface Changes {
  ids: string[];
  /** Whether there are more: then the next call goes on after the last of these. */
  more: boolean;
  /** For the next time, once there are no more. */
  mark: ChangeMark;
  last: { at: number; id: string } | null;
}

/** At most `limit` of the profiles that changed from `mark` on, after `last`. One may be among them twice in two calls. */
export async function changesSince(
  conn: Conn,
  mark: ChangeMark,
  limit: number,
  last: Changes["last"] = null,
): Promise<Changes> {
  const from = last ? sql`(at, id) > (${last.at}, ${last.id})` : sql`at >= ${mark}`;
  // One statement, so that the new mark belongs to the same state of the table as the rows.
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

// On PostgreSQL, transactions from the oldest one under way on may commit yet: their rows are read again the next time.
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
