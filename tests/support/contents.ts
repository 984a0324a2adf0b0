import { getTableName, is, Table } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Conn } from "~/db/handle";
import * as tables from "~/db/tables";

/** Returns every row of a tenant, by table. Reads the whole database. */
export async function everyRow({ drizzle }: Conn): Promise<Record<string, Record<string, unknown>[]>> {
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const table of Object.values(tables).filter((each) => is(each, Table)) as PgTable[]) {
    rows[getTableName(table)] = await drizzle.select().from(table);
  }
  return rows;
}
