import { k } from "../../columns";

/** Which installation this database belongs to: one row. No backup has the row, so a restored machine is another installation. */
export const installations = k.table("installation", {
  /** Always `this`, so that there is one row. */
  name: k.text("name").primaryKey(),
  /** Random, 16 hexadecimal digits. Backups carry it. */
  id: k.text("id").notNull(),
  /** UTC ms. */
  createdAt: k.ms("created_at").notNull(),
});

/** Erasures that the backups' store has not taken yet. A row goes once the store has it. */
export const pendingErasures = k.table(
  "pending_erasure",
  {
    /** The tenant's. */
    slug: k.text("slug").notNull(),
    /** SHA-256 of the slug and the account's id, which is random. */
    hash: k.text("hash").notNull(),
    /** UTC ms. */
    at: k.ms("at").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.slug, t.hash] })],
);

/** Backups under this installation's id. No backup has these rows, and none is ever removed. */
export const knownBackups = k.table("known_backup", {
  /** The backup's: `2026-11-26T03-00-00-000Z`. */
  id: k.text("id").primaryKey(),
  /** True if this database's server began the backup. False if a copy of the database did, and an operator knows. */
  isOwn: k.bool("is_own").notNull(),
});
