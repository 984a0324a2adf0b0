import { k } from "../../columns";

/**
 * Attempts that all nodes count together, by PostgreSQL's function `attempt`. On SQLite the only machine counts in
 * memory, and the table stays empty. The table is unlogged: a crash of the server loses the counts.
 */
export const attempts = k.table("attempt", {
  /** A hash without personal data. */
  key: k.text("key").primaryKey(),
  /** The times of the attempts, UTC ms by the server's clock, oldest first, separated by spaces. */
  made: k.text("made").notNull(),
  /** When the last attempt expires, UTC ms. */
  until: k.ms("until").notNull(),
});
