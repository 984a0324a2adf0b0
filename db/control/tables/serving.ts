import { k } from "../../columns";

/** The served state of each tenant: the last valid config that all nodes had, and the hosts that the tenant has. */
export const servedTenants = k.table("served_tenant", {
  slug: k.text("slug").primaryKey(),
  /** A digest of the files. */
  revision: k.text("revision").notNull(),
  /** Hosts that its config requests. */
  asked: k.json<string[]>("asked").notNull(),
  /** Hosts on which it is served. */
  held: k.json<string[]>("held").notNull(),
  /** The files of the config: JSON of base64 by name, deflated, as base64. */
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

/** The machines that serve, with their settings. The same machine's next start overwrites its row. */
export const servingNodes = k.table("serving_node", {
  id: k.text("id").primaryKey(),
  /** The machine's name, for operators. */
  name: k.text("name").notNull(),
  /** The time of the machine's start, UTC ms by the database's clock. */
  joinedAt: k.ms("joined_at").notNull(),
  /** The time of the last report, UTC ms by the database's clock. */
  seenAt: k.ms("seen_at").notNull(),
  /** Digests of the secret and of the cells. */
  secret: k.text("secret").notNull(),
  cells: k.text("cells").notNull(),
  release: k.text("release").notNull(),
  /** How far the machine's clock is ahead of the database's, in ms. */
  ahead: k.ms("ahead").notNull(),
  /** The machine's configs, by slug. */
  configs: k.json<Record<string, NodeConfig>>("configs").notNull(),
  /** A digest that changes with the configs. */
  configsDigest: k.text("configs_digest").notNull(),
});
