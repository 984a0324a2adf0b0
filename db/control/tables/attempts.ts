import { k } from "../../columns";

/**
 * Counters of attempts, written by PostgreSQL's function `attempt` in an unlogged table. On SQLite the machine counts
 * in memory.
 */
export const attempts = k.table("attempt", {
  /** A hash of the counter, without personal data. */
  key: k.text("key").primaryKey(),
  /** The times of the attempts, UTC ms by the server's clock, oldest first, separated by spaces. */
  made: k.text("made").notNull(),
  /** When the last attempt expires, UTC ms. */
  until: k.ms("until").notNull(),
});
