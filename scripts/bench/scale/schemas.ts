import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { type Row, row } from "../rows";
import { slugAt } from "./serving";

/** Limits: the catalogue fits in memory; the duration of one brand's dump; ten backends per worker fit on a machine. */
const LIMITS = { catalogueMb: 1024, dumpSeconds: 10, backendMb: 100 };
/** Tenants that a connection serves before it is closed. */
const TOUCHED = 50;

/** Measures the catalogue of a database with many schemas, and the cost of one schema. */
export async function schemaRows(url: string, { seconds }: { seconds: number }, count: number): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const of = (what: string) => `${what}, ${count.toLocaleString("en")} schemas`;
    const [size] = (await client.query(CATALOGUE)).rows as { mb: number; relations: number; all_mb: number }[];
    const kept = await backendMb(url, count);
    const dump = await dumpSeconds(client, url);
    return [
      row(of("catalogue, against 1 GB"), size!.mb / LIMITS.catalogueMb, "<= 1", {
        mb: size!.mb,
        relations: size!.relations,
        database_mb: size!.all_mb,
        seconds,
      }),
      row(of("a connection that has touched fifty, against 100 MB"), kept / LIMITS.backendMb, "<= 1", { mb: kept }),
      ...(dump === undefined
        ? []
        : [row(of("pg_dump of one, against 10 s"), dump / LIMITS.dumpSeconds, "<= 1", { seconds: dump })]),
    ];
  } finally {
    await client.end();
  }
}

const CATALOGUE = `
  select (sum(pg_total_relation_size(c.oid)) / 1048576)::float as mb,
    (select count(*)::int from pg_class) as relations,
    (pg_database_size(current_database()) / 1048576)::float as all_mb
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'pg_catalog' and c.relkind = 'r'`;

/** Measures a backend's memory after it planned a statement on every table of each tenant. */
async function backendMb(url: string, count: number): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const memory = async () =>
      (await client.query("select sum(total_bytes)::float / 1048576 as mb from pg_backend_memory_contexts")).rows[0].mb;
    const before: number = await memory();
    for (let index = 1; index <= Math.min(TOUCHED, count - 1); index++) {
      const tables = await client.query(
        "select relname from pg_class where relnamespace = $1::regnamespace and relkind = 'r'",
        [slugAt(index)],
      );
      for (const { relname } of tables.rows) await client.query(`explain select from "${slugAt(index)}"."${relname}"`);
    }
    return (await memory()) - before;
  } finally {
    await client.end();
  }
}

/** Measures pg_dump of one brand, in seconds. Undefined if pg_dump is missing or older than the server. */
async function dumpSeconds(client: pg.Client, url: string): Promise<number | undefined> {
  const run = promisify(execFile);
  const version = await run("pg_dump", ["--version"]).catch((error) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const [{ major }] = (await client.query("select current_setting('server_version_num')::int / 10000 as major")).rows;
  if (Number(/\d+/.exec(version?.stdout ?? "0")) < major) return undefined;
  const begin = performance.now();
  await run("pg_dump", ["--schema", slugAt(1), url], { maxBuffer: 64 * 1024 * 1024 });
  return (performance.now() - begin) / 1000;
}
