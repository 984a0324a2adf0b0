import { sql } from "drizzle-orm";
import { engine } from "./engine";
import type { Conn } from "./handle";
import { NOW } from "./postgres-schema";

/** Returns the time of the clock that all processes share: the database server's, or the machine's on SQLite. */
export async function readClock(conn: Conn): Promise<number> {
  if (engine !== "postgres") return Date.now();
  const [row] = await conn.rows<{ now: string }>(sql.raw(`select (${NOW})::bigint as now`));
  return Number(row!.now);
}
