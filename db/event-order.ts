import { type SQL, sql } from "drizzle-orm";
import { k } from "./columns";
import { engine } from "./engine";

/**
 * Numbers the transactions that record events. The database fills the column `tx` of events, which no declaration has,
 * and a copy assigns its own numbers. PostgreSQL's transactions do not commit in the order of their numbers, so readers
 * compare snapshots. On SQLite a trigger counts under the write lock.
 */
export const eventClocks = k.table("event_clock", {
  /** Numbers of different epochs are not comparable: each database has its own epoch. */
  epoch: k.short("epoch", 64).primaryKey(),
  last: k.ms("last").notNull(),
  /** Events up to this number may have been deleted. */
  pruned: k.ms("pruned").notNull(),
});

const postgres = engine === "postgres";

/**
 * The transactions that this statement sees as committed, as `<first open>:<end>:<open>,<open>`. Use this in a query of
 * the clock.
 */
export const knownNow: SQL<string> = postgres
  ? sql`pg_current_snapshot()::text`
  : sql`(${eventClocks.last} + 1) || ':' || (${eventClocks.last} + 1) || ':'`;

/** The number of an event's transaction. Use this in queries of events, like `notKnown`. */
export const eventTx: SQL<number> = postgres ? sql`tx::text::bigint` : sql`tx`;

/** The condition for events of transactions that the snapshot `known` lacks. `known` must be a valid snapshot. */
export function notKnown(known: string): SQL {
  if (!postgres) return sql`tx >= ${Number(known.split(":")[1])}`;
  return sql`tx >= pg_snapshot_xmin(${known}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${known}::pg_snapshot)`;
}
