import { k } from "../../columns";

/**
 * The identity of this installation, in one row. Backups omit this table, so a restored machine is another
 * installation.
 */
export const installations = k.table("installation", {
  /** The only value is `this`, so that there is only one row. */
  name: k.text("name").primaryKey(),
  /** The random id of the installation, 16 hexadecimal digits. Each backup contains it. */
  id: k.text("id").notNull(),
  /** UTC ms. */
  createdAt: k.ms("created_at").notNull(),
});

/** Erasures that the backups' store does not have yet. A row is deleted once the store has it. */
export const pendingErasures = k.table(
  "pending_erasure",
  {
    /** The tenant's slug. */
    slug: k.text("slug").notNull(),
    /** SHA-256 of the slug and the account's id, which is random. */
    hash: k.text("hash").notNull(),
    /** UTC ms. */
    at: k.ms("at").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.slug, t.hash] })],
);

/**
 * The backups that were made under this installation's id. No backup contains this table, and no row is ever removed.
 */
export const knownBackups = k.table("known_backup", {
  /** The backup's id: `2026-11-26T03-00-00-000Z`. */
  id: k.text("id").primaryKey(),
  /** True if this database's server began the backup. False if a copy did, and an operator accepted it. */
  isOwn: k.bool("is_own").notNull(),
});
