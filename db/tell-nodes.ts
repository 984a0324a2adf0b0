import { sql } from "drizzle-orm";
import { engine } from "./engine";
import type { Tx } from "./handle";
import { CHANNEL } from "./notifications";

/** What the commit of a transaction tells every node. */
interface Told {
  /** Tenants that lie elsewhere from now on. */
  placed?: string[];
  /** Tenants for which it changed what is served; null: perhaps any of them. */
  served?: string[] | null;
  /** Tenants for which it enqueued effects. */
  due?: string[];
}

/** Tells every node, once the transaction is committed. Where databases are files there is one. */
export async function tellNodes(tx: Tx, told: Told): Promise<void> {
  if (engine !== "postgres") return;
  await tx.rows(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ node: "", events: [], ...told })})`);
}
