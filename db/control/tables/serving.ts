import { k } from "../../columns";

/** What is served of each tenant: the last config in order that all nodes had, and the hosts that the tenant holds. */
export const servedTenants = k.table("served_tenant", {
  slug: k.text("slug").primaryKey(),
  /** A digest of the files. */
  revision: k.text("revision").notNull(),
  /** Those that its config asks for. */
  asked: k.json<string[]>("asked").notNull(),
  /** Those that it is served on. */
  held: k.json<string[]>("held").notNull(),
  /** The files that the config consists of: JSON of base64 by name, deflated, as base64. */
  files: k.text("files").notNull(),
  /** UTC ms: since when this config is served. */
  at: k.ms("at").notNull(),
});

/** The revision of a tenant's config in one node's folder. */
export interface NodeConfig {
  revision: string;
  /** UTC ms: since when the node has it. */
  at: number;
}

/** The machines that serve, and what each of them runs with. A row is overwritten by the same machine's next start. */
export const servingNodes = k.table("serving_node", {
  id: k.text("id").primaryKey(),
  /** For people to read. */
  name: k.text("name").notNull(),
  /** UTC ms by the database's clock. */
  joinedAt: k.ms("joined_at").notNull(),
  /** UTC ms by the database's clock: the last sign of life. */
  seenAt: k.ms("seen_at").notNull(),
  /** Digests: of the secret, and of the cells. */
  secret: k.text("secret").notNull(),
  cells: k.text("cells").notNull(),
  release: k.text("release").notNull(),
  /** By how many ms the machine's clock is ahead of the database's. */
  ahead: k.ms("ahead").notNull(),
  /** By slug. */
  configs: k.json<Record<string, NodeConfig>>("configs").notNull(),
  /** Differs once they do. */
  configsDigest: k.text("configs_digest").notNull(),
});
