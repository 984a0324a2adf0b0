import { driver } from "./postgres-driver";
import { quoted } from "./postgres-schema";

/** Longest wait for the server, in ms. */
const PATIENCE = 10_000;

/** Returns the names of a server's schemas that match a LIKE pattern. */
export async function listSchemas(url: string, like: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query("select nspname from pg_namespace where nspname like $1 order by 1", [like]);
    return rows.map(({ nspname }) => nspname as string);
  });
}

/** Drops a schema, if it exists. */
export function dropSchema(url: string, name: string): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(`drop schema if exists ${quoted(name)} cascade`);
  });
}

async function withClient<T>(
  url: string,
  work: (client: InstanceType<ReturnType<typeof driver>["Client"]>) => Promise<T>,
): Promise<T> {
  const { Client } = driver();
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  await client.connect();
  return work(client).finally(() => client.end());
}
