import { sql } from "drizzle-orm";
import { engine } from "./engine";
import type { Tx } from "./handle";
import { CHANNEL } from "./notifications";

/** News for every node, sent by the commit of a transaction. */
interface Told {
  /** Tenants that moved to another database. */
  placed?: string[];
  /** Tenants whose served config changed; null: possibly any. */
  served?: string[] | null;
  /** Tenants with new jobs in the outbox. */
  due?: string[];
}

/** Tells every node the news after the commit. On SQLite there is only one node. */
export async function tellNodes(tx: Tx, told: Told): Promise<void> {
  if (engine !== "postgres") return;
  await tx.rows(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ node: "", events: [], ...told })})`);
}
