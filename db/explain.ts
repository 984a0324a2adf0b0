import { sql } from "drizzle-orm";
import { engine } from "./engine";
import type { Db } from "./handle";

/** Every index out of which alone, without a look at the table, a statement takes rows; as often as it does so. */
export function indexesThatAnswer(db: Db, statement: { sql: string; params: unknown[] }): Promise<string[]> {
  return engine === "sqlite" ? inFile(db, statement.sql) : onServer(db, statement);
}

async function inFile(db: Db, statement: string): Promise<string[]> {
  const plan = await db.read((conn) =>
    conn.rows<{ detail: string }>(sql.raw(`explain query plan ${statement.replaceAll("?", "1")}`)),
  );
  return plan.flatMap(({ detail }) => /COVERING INDEX (\w+)/.exec(detail)?.[1] ?? []);
}

/** As it would be of a table too large to be read from end to end. */
async function onServer(db: Db, { sql: statement, params }: { sql: string; params: unknown[] }): Promise<string[]> {
  const [plan] = await db.transact(async (conn) => {
    for (const way of ["seqscan", "bitmapscan", "sort"]) await conn.rows(sql.raw(`set local enable_${way} = off`));
    const filled = statement.replace(/\$(\d+)/g, (_, number) => literal(params[number - 1]));
    return conn.rows<{ "QUERY PLAN": unknown }>(sql.raw(`explain (format json) ${filled}`));
  });
  return [...JSON.stringify(plan).matchAll(/"Index Only Scan".*?"Index Name":"(\w+)"/g)].map(([, index]) => index!);
}

function literal(value: unknown): string {
  return typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
