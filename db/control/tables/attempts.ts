import { k } from "../../columns";

/**
 * Attempts that all nodes of an installation count together, by PostgreSQL's function `attempt`. Where SQLite holds the data there
 * is one machine, which counts in its memory, and this stays empty. The table is unlogged: a crash of the server loses the counts.
 */
export const attempts = k.table("attempt", {
  /** A hash: it says neither whose nor what. */
  key: k.text("key").primaryKey(),
  /** When each was made, UTC ms by the server's clock, oldest first, between spaces. */
  made: k.text("made").notNull(),
  /** When the last one counts no more, UTC ms. */
  until: k.ms("until").notNull(),
});
