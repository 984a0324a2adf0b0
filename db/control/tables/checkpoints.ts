import { k } from "../../columns";

/** Where a database's audit had come to. */
export interface Mark {
  /** The slug of a site, or `control`. */
  name: string;
  seq: number;
  hash: string;
}

/** One a day: where each audit had come to, signed. It only grows. */
export const checkpoints = k.table("checkpoint", {
  /** In UTC, `YYYY-MM-DD`. */
  day: k.text("day").primaryKey(),
  /** UTC ms. */
  at: k.ms("at").notNull(),
  /** Sorted by name; a database without an act is left out. */
  databases: k.json<Mark[]>("databases").notNull(),
  /** The fingerprint of the key that signed it. */
  key: k.text("key").notNull(),
  signature: k.text("signature").notNull(),
});

/** The keys that sign checkpoints: the one in use, and those whose machine's secret is not the present one. */
export const checkpointKeys = k.table("checkpoint_key", {
  /** SHA-256 of the public key. */
  fingerprint: k.id("fingerprint").primaryKey(),
  /** SPKI, base64url. */
  publicKey: k.text("public_key").notNull(),
  /** The private key, sealed by the machine's secret. */
  sealed: k.text("sealed").notNull(),
  /** UTC ms. */
  createdAt: k.ms("created_at").notNull(),
});
