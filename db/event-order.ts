import { type SQL, sql } from "drizzle-orm";
import { k } from "./columns";
import { engine } from "./engine";

/**
 * Each event has the number of the transaction that wrote it, in a column `tx` that the database fills (in the
 * initial migration). It belongs to the place where the tenant lies, so it is not declared, and a copy gives its own.
 *
 * On PostgreSQL it is the server's number of the transaction. Transactions do not commit in the order of their numbers, so
 * readers compare snapshots. On SQLite a trigger counts, under the file's one write lock: a snapshot there
 * is never without something that was open.
 */
export const eventClocks = k.table("event_clock", {
  /** Numbers of different epochs can't be compared: each database has its own. */
  epoch: k.short("epoch", 64).primaryKey(),
  /** SQLite's count. */
  last: k.ms("last").notNull(),
  /** Events with this number and below may have been deleted. */
  pruned: k.ms("pruned").notNull(),
});

const postgres = engine === "postgres";

/** The transactions committed for this statement, as `<first open>:<end>:<open>,<open>`. For a query of the clock. */
export const knownNow: SQL<string> = postgres
  ? sql`pg_current_snapshot()::text`
  : sql`(${eventClocks.last} + 1) || ':' || (${eventClocks.last} + 1) || ':'`;

/** The number of an event's transaction. For a query of events, as is the next. */
export const eventTx: SQL<number> = postgres ? sql`tx::text::bigint` : sql`tx`;

/** Events of transactions that a snapshot has not. `known` must be a valid one. */
export function notKnown(known: string): SQL {
  if (!postgres) return sql`tx >= ${Number(known.split(":")[1])}`;
  return sql`tx >= pg_snapshot_xmin(${known}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${known}::pg_snapshot)`;
}
