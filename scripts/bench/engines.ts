import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { calls } from "~/app/contract/calls";
import { projectRoot } from "~/app/settings/environment";
import { startPostgresServer } from "../postgres-server";
import { fetchOnce, type Target } from "./load";
import { type Running, start } from "./process";
import { compare, type Pace, type Row } from "./rows";
import { addSite, hostOf, logIn, type Place } from "./sites";

const MEMBERS = 10_000;
const SLUG = "engines";
const FILTERS = "gender=female&age=all&country=";

/**
 * The same site on PostgreSQL against SQLite: what a server spends on an answer. A PostgreSQL server's own processor time
 * is not in it, and it has this machine's cores to share.
 */
export async function engineRows(place: Place, settings: Record<string, string>, pace: Pace): Promise<Row[]> {
  addSite(place, SLUG);
  const postgres = await startPostgresServer();
  const servers: Running[] = [];
  try {
    const onPostgres = { DATABASE_URL: postgres.url, DATABASE_DIRECT_URL: postgres.url };
    const sides = [
      { ...settings, ...onPostgres, DATA_DIR: join(place.dataDir, "postgres") },
      { ...settings, DATA_DIR: join(place.dataDir, "sqlite") },
    ];
    // An engine is a process's own: tables are built for it as their modules load.
    for (const env of sides) await seed(env);
    for (const env of sides) servers.push(await start(["scripts/serve.mjs"], env));
    const cookies = await Promise.all(servers.map((server) => logIn(server, SLUG)));
    const pair = (path: string) =>
      servers.map((server, at): Target => ({ server, host: hostOf(SLUG), path, headers: { Cookie: cookies[at]! } }));
    const [found] = pair(`${calls.search}?gender=female&pp=12`);
    const { profiles } = JSON.parse((await fetchOnce(found!)).bytes.toString());
    const rows: Row[] = [];
    for (const [what, path, target] of [
      ["search page, member", `/members?${FILTERS}`, ">= 0.8"],
      ["profile page, member", `/members/${profiles[0].id}`, ">= 0.8"],
      ["search as JSON", `${calls.search}?gender=female&pp=12`, ">= 0.25"],
    ] as const) {
      const [ours, theirs] = pair(path);
      rows.push(await compare(`${what}, PostgreSQL against SQLite`, ours!, theirs!, target, pace));
    }
    return rows;
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

async function seed(env: Record<string, string>): Promise<void> {
  const seeding = ["scripts/bouquet.mjs", "seed", "--tenant", SLUG, "--members", `${MEMBERS}`, "--seed", "bench"];
  await promisify(execFile)(process.execPath, seeding, { cwd: projectRoot, env: { ...process.env, ...env } });
}
