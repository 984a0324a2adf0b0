import { k } from "../../columns";

/** The newest audit entry of one database. */
export interface Mark {
  /** The slug of a site, or `control`. */
  name: string;
  seq: number;
  hash: string;
}

/** Signed checkpoints of all audits, one a day. Rows are only added. */
export const checkpoints = k.table("checkpoint", {
  /** The day in UTC, `YYYY-MM-DD`. */
  day: k.text("day").primaryKey(),
  /** The time of the checkpoint, UTC ms. */
  at: k.ms("at").notNull(),
  /** The newest audit entry of each database, sorted by name. Omits databases without an audit entry. */
  databases: k.json<Mark[]>("databases").notNull(),
  /** The fingerprint of the signing key. */
  key: k.text("key").notNull(),
  signature: k.text("signature").notNull(),
});

/** The keys that sign checkpoints: the present key, and keys sealed with an earlier secret of the machine. */
export const checkpointKeys = k.table("checkpoint_key", {
  /** SHA-256 of the public key. */
  fingerprint: k.id("fingerprint").primaryKey(),
  /** The public key as SPKI, base64url. */
  publicKey: k.text("public_key").notNull(),
  /** The private key, sealed with the machine's secret. */
  sealed: k.text("sealed").notNull(),
  /** UTC ms. */
  createdAt: k.ms("created_at").notNull(),
});
