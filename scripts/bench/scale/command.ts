import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "~/app/settings/environment";
import type { PostgresServer } from "../../postgres-server";
import { step } from "../../progress.mjs";
import { type Prepared, prepareIn } from "../preparing";
import { type Row, row } from "../rows";
import { addSite, type Place } from "../sites";
import { tableOf } from "../table";
import { type Probed, startProbed } from "./heap";
import { schemaRows } from "./schemas";
import { LARGE, measured, slugAt } from "./serving";

interface Wanted {
  engine: "postgres" | undefined;
  /** Measurements that take more than a few minutes or gigabytes. */
  full: boolean;
}

/** Numbers of tenants to measure. A schema takes 3.2 MB and 0.1 seconds, so PostgreSQL stops at a thousand. */
const COUNTS = { sqlite: [1, 100, 1_000, 10_000], postgres: [1, 100, 1_000] };
const MEMBERS = { usual: 100_000, full: 1_000_000 };
/** Above this number of tenants a full backup takes too long for a run. */
const MOST_BACKED_UP = 1_000;
const WRITERS = 200;
/** In seconds for a thousand tenants: limits for a release window and for a night. */
const LIMITS = { migration: 60, backup: 360 };
/** The recipient of the measured backups. Any valid one will do, because these backups are never opened. */
const RECIPIENT = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

/** Measures a server with many tenants in turns with a server that has one. All tenants but one are empty. */
export async function scaleRows({ engine, full }: Wanted): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-scale-"));
  const postgres = engine && (await serverOfOwn());
  const rows: Row[] = [];
  let alone: Probed | undefined;
  try {
    const one = placeIn(join(folder, "one"), postgres?.url);
    const many = placeIn(join(folder, "many"), await postgres?.another());
    const members = full ? MEMBERS.full : MEMBERS.usual;
    const people: Prepared[][] = [];
    for (const [index, place] of [one, many].entries()) {
      addSite(place, LARGE);
      people[index] = await step(`Making a site of ${members} members`, () =>
        prepareIn(place, "people", { slug: LARGE, members, prepared: WRITERS }),
      );
    }
    alone = await startProbed(settingsOf(one));
    const bare = { server: alone, people: people[0]! };
    let made = 1;
    for (const count of COUNTS[engine ?? "sqlite"]) {
      const slugs = Array.from({ length: count - made }, (_, index) => slugAt(made + index));
      made = count;
      for (const slug of slugs) addSite(many, slug);
      if (slugs.length > 0) {
        const making = step(`Making ${slugs.length} tenants`, () => prepareIn(many, "databases", { slugs }));
        if (postgres) rows.push(...(await schemaRows(many.databaseUrl!, await making, count)));
        await making;
        rows.push(await step(`Migrating ${count} tenants`, () => migrationRow(settingsOf(many), count)));
      }
      const work = () => measured({ bare, place: many, settings: settingsOf(many), people: people[1]!, count });
      rows.push(...(await step(`Measuring ${count} tenants`, work)));
      console.error(tableOf(rows)); // an interrupted run still prints its rows
      if (count > 1 && count <= MOST_BACKED_UP) {
        rows.push(await step(`Backing up ${count} tenants`, () => backupRow(settingsOf(many), folder, count)));
      }
    }
    return [...rows, ...firstLimit(rows)];
  } finally {
    await alone?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Migrates all databases, most of which lack one migration. */
async function migrationRow(settings: Record<string, string>, count: number): Promise<Row> {
  const seconds = await commandSeconds(["release", "migrate"], settings);
  const name = `migration of all, against a minute a thousand, ${count.toLocaleString("en")} tenants`;
  return row(name, seconds / ((LIMITS.migration * Math.max(count, 100)) / 1000), "<= 1", { seconds });
}

async function backupRow(settings: Record<string, string>, folder: string, count: number): Promise<Row> {
  const backup = { BACKUP_URL: `file://${join(folder, "backups")}`, BACKUP_RECIPIENT: RECIPIENT };
  const seconds = await commandSeconds(["backup", "run"], { ...settings, ...backup });
  const name = `backup of all, against six minutes a thousand, ${count.toLocaleString("en")} tenants`;
  return row(name, seconds / ((LIMITS.backup * Math.max(count, 100)) / 1000), "<= 1", { seconds });
}

async function commandSeconds(words: string[], env: Record<string, string>): Promise<number> {
  const begin = performance.now();
  const options = { cwd: projectRoot, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, ["scripts/bouquet.mjs", ...words, "--json"], options);
  return (performance.now() - begin) / 1000;
}

/** Imported only now: only tests and measurements need a PostgreSQL server. */
async function serverOfOwn(): Promise<PostgresServer & { another(): Promise<string> }> {
  const { startPostgresServer } = await import("../../postgres-server");
  const server = await startPostgresServer(["max_locks_per_transaction=256"]);
  return {
    ...server,
    async another() {
      const { default: pg } = await import("pg");
      const client = new pg.Client(server.url);
      await client.connect();
      await client.query("create database many");
      await client.end();
      return server.url.replace(/\/[^/]*$/, "/many");
    },
  };
}

function placeIn(folder: string, databaseUrl: string | undefined): Place {
  return { tenantsDir: join(folder, "tenants"), dataDir: join(folder, "data"), databaseUrl };
}

function settingsOf({ dataDir, tenantsDir, databaseUrl = "" }: Place): Record<string, string> {
  return {
    ...{ DATA_DIR: dataDir, TENANTS_DIR: tenantsDir, TRUST_PROXY: "loopback" },
    ...{ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseUrl },
  };
}

/** Returns the row of the first missed limit, ordered by number of tenants. Empty if no limit was missed. */
function firstLimit(rows: Row[]): Row[] {
  const missed = rows.find(({ met }) => !met);
  return missed ? [{ ...missed, name: `the first limit that was met: ${missed.name}` }] : [];
}
