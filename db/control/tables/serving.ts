import { k } from "../../columns";

/**
 * The served state of each tenant: the last valid config that all nodes had, and the hosts on which the tenant is
 * served.
 */
export const servedTenants = k.table("served_tenant", {
  slug: k.text("slug").primaryKey(),
  /** A digest of the config's files. */
  revision: k.text("revision").notNull(),
  /** The hosts that the tenant's config requests. */
  asked: k.json<string[]>("asked").notNull(),
  /** The hosts on which the tenant is served. */
  held: k.json<string[]>("held").notNull(),
  /** The config's files: JSON with base64 contents by name, deflated, in base64. */
  files: k.text("files").notNull(),
  /** Since when the config is served, UTC ms. */
  at: k.ms("at").notNull(),
});

/** The revision of a tenant's config in one node's folder. */
export interface NodeConfig {
  revision: string;
  /** Since when the node has the config, UTC ms. */
  at: number;
}

/** The machines that serve, with digests of their settings. The next start of a machine overwrites its row. */
export const servingNodes = k.table("serving_node", {
  id: k.text("id").primaryKey(),
  /** The machine's name, for operators. */
  name: k.text("name").notNull(),
  /** The time of the machine's start, UTC ms by the database's clock. */
  joinedAt: k.ms("joined_at").notNull(),
  /** The time of the last report, UTC ms by the database's clock. */
  seenAt: k.ms("seen_at").notNull(),
  /** Digests of the machine's secret and of its cells. */
  secret: k.text("secret").notNull(),
  cells: k.text("cells").notNull(),
  release: k.text("release").notNull(),
  /** How far the machine's clock is ahead of the database's, in ms. */
  ahead: k.ms("ahead").notNull(),
  /** The machine's configs, by slug. */
  configs: k.json<Record<string, NodeConfig>>("configs").notNull(),
  /** A digest that changes whenever the machine's configs change. */
  configsDigest: k.text("configs_digest").notNull(),
});
