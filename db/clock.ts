import { sql } from "drizzle-orm";
import { engine } from "./engine";
import type { Conn } from "./handle";
import { NOW } from "./postgres-schema";

/** The time by the clock that all processes of an installation share: the database server's, or where there is none, the machine's. */
export async function readClock(conn: Conn): Promise<number> {
  if (engine !== "postgres") return Date.now();
  const [row] = await conn.rows<{ now: string }>(sql.raw(`select (${NOW})::bigint as now`));
  return Number(row!.now);
}
