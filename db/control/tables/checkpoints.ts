import { k } from "../../columns";

/** The newest row of a database's audit. */
export interface Mark {
  /** The slug of a site, or `control`. */
  name: string;
  seq: number;
  hash: string;
}

/** Written daily, signed. Rows are only added. */
export const checkpoints = k.table("checkpoint", {
  /** In UTC, `YYYY-MM-DD`. */
  day: k.text("day").primaryKey(),
  /** UTC ms. */
  at: k.ms("at").notNull(),
  /** The newest row of each database, sorted by name, without databases that have no audit entry. */
  databases: k.json<Mark[]>("databases").notNull(),
  /** The fingerprint of the signing key. */
  key: k.text("key").notNull(),
  signature: k.text("signature").notNull(),
});

/** Keys that sign checkpoints: the one in use, and those sealed with an earlier secret of the machine. */
export const checkpointKeys = k.table("checkpoint_key", {
  /** SHA-256 of the public key. */
  fingerprint: k.id("fingerprint").primaryKey(),
  /** SPKI, base64url. */
  publicKey: k.text("public_key").notNull(),
  /** The private key, sealed with the machine's secret. */
  sealed: k.text("sealed").notNull(),
  /** UTC ms. */
  createdAt: k.ms("created_at").notNull(),
});
