// @engines both
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { testOfPostgres } from "~/tests/support/engines";
import { tamper } from "~/tests/support/place";
import { processOf } from "~/tests/support/processes";
import { schemaFacts } from "~/tests/support/schema-facts";
import { isFull } from "~/tests/support/share";
import { placeOf, unusedName } from "~/tests/support/test-databases";
import { fullTest, testIf } from "~/tests/support/tiers";
import { engine } from "./engine";
import { DatabaseNewerError } from "./migrate";
import { type Migrated, migrateAll } from "./migrate-all";
import { openDatabases } from "./open";
import { profiles } from "./tables";

const OWN = join(projectRoot, "db/migrations");
const isServer = engine === "postgres";
const EXPANSION =
  'ALTER TABLE "tenant"."profile" ADD COLUMN "later" text;--> statement-breakpoint\nCREATE TABLE "tenant"."later" ("id" text PRIMARY KEY)';
const CONTRACTION = 'DROP TABLE "tenant"."saved_search"';
const INDEX = '-- outside a transaction\nCREATE INDEX CONCURRENTLY "later_idx" ON "tenant"."profile" ("name")';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test("a build works on a database that a later build has expanded, and migrates nothing back", async () => {
  const name = await databaseWith({ "9000_later": EXPANSION });
  const databases = openWith(OWN);
  try {
    expect(await databases.migrate(name)).toEqual([]);
    const db = databases.of(name);
    expect(await db.read(({ drizzle }) => drizzle.select().from(profiles))).toEqual([]);
    await db.transact(async ({ drizzle }) => void (await drizzle.delete(profiles).where(sql`true`)));
    expect(await databases.glance(name, async () => "read")).toBe("read");
  } finally {
    await databases.close();
  }
  expect((await schemaFacts(placeOf(), name)).join("\n")).toContain("later");
});

test("a build refuses a database without a table it uses, and a build without that use opens it", async () => {
  const tag = "9001_contract-9000-searches";
  const name = await databaseWith({ "9000_later": EXPANSION, [tag]: CONTRACTION });
  const former = openWith(OWN);
  await expect(former.of(name).read(async () => {})).rejects.toThrow(DatabaseNewerError);
  await expect(former.migrate(name)).rejects.toThrow(tag);
  await former.close();
  const next = openWith(folderWith({ "9000_later": EXPANSION }));
  await next.of(name).read(async () => {});
  await next.close();
});

test("many databases migrate at once; a failing one is named, stops no other, and is resumed", async () => {
  const names = await Promise.all(Array.from({ length: 5 }, () => databaseWith({})));
  const [spoilt, ...others] = names as [string, ...string[]];
  await tamper(placeOf(), spoilt, inPlace('create table "tenant"."later" (id text)', spoilt));
  const tenants = folderWith({ "9000_later": EXPANSION });
  const heard: string[] = [];
  const first = await migrated([...names, "nobody-has-been-here"], tenants, ({ name }) => heard.push(name));
  expect(heard.sort()).toEqual(["control", "nobody-has-been-here", ...names].sort());
  expect(first.find(({ name }) => name === spoilt)).toMatchObject({ failed: expect.stringContaining("later") });
  expect(first.find(({ name }) => name.startsWith("nobody"))).toMatchObject({ missing: true });
  for (const each of others) expect(first).toContainEqual({ name: each, lacked: ["9000_later"] });
  expect((await schemaFacts(placeOf(), spoilt)).join("\n")).not.toMatch(/profile.*later/);
  await tamper(placeOf(), spoilt, inPlace('drop table "tenant"."later"', spoilt));
  const second = await migrated(names, tenants);
  expect(second).toContainEqual({ name: spoilt, lacked: ["9000_later"] });
  for (const each of others) expect(second).toContainEqual({ name: each, lacked: [] });
});

fullTest(
  "killed in the middle, each database has all of a migration or nothing of it, and the next run does the rest",
  async () => {
    const names = await Promise.all(Array.from({ length: 6 }, () => databaseWith({})));
    const tenants = folderWith({ "9000_later": EXPANSION, "9001_index": INDEX });
    const child = spawn(process.execPath, await processOf("migrating", { place: placeOf(), tenants, slugs: names }), {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.on("data", () => child.kill("SIGKILL")); // it prints a line per database
    await once(child, "exit");
    for (const name of names) {
      const facts = (await schemaFacts(placeOf(), name)).join("\n");
      const [table, column] = [/^.*\btable\b.*\blater\b|\blater\b.*\bid\b/m, /profile.*later/];
      expect(table.test(facts)).toBe(column.test(facts));
    }
    const rest = await migrated(names, tenants);
    expect(rest.filter((each) => "failed" in each)).toEqual([]);
    const all = await migrated(names, tenants);
    for (const name of names) expect(all).toContainEqual({ name, lacked: [] });
    for (const name of names) expect((await schemaFacts(placeOf(), name)).join("\n")).toContain("later_idx");
  },
);

test("a new database applies a migration outside a transaction with all others", async () => {
  const name = unusedName("released");
  const databases = openWith(folderWith({ "9000_index": INDEX }));
  await databases.of(name).read(async () => {});
  await databases.close();
  expect((await schemaFacts(placeOf(), name)).join("\n")).toContain("later_idx");
});

testIf(isServer && isFull)(
  "a migration does not wait for a long lock: it gives way, and succeeds once the lock is free",
  async () => {
    const name = await databaseWith({});
    const tenants = folderWith({ "9000_later": EXPANSION });
    const reader = await connected();
    await reader.query("begin");
    await reader.query(`select from "${name}".profile limit 1`);
    const migrating = migrated([name], tenants);
    await pause(3_000); // longer than a try waits
    // Requests would queue behind it if it had not given way.
    const other = await connected();
    await other.query("set statement_timeout = '30s'");
    await other.query(`select from "${name}".profile limit 1`);
    await reader.query("commit");
    expect(await migrating).toContainEqual({ name, lacked: ["9000_later"] });
    await Promise.all([reader.end(), other.end()]);
  },
);

testOfPostgres("an interrupted index is dropped and built again, though its name exists", async () => {
  const name = await databaseWith({});
  const holder = await connected();
  await holder.query("begin");
  await holder.query(`lock table "${name}".profile in row exclusive mode`);
  const builder = await connected();
  const { pid } = (await builder.query("select pg_backend_pid() as pid")).rows[0];
  const building = builder
    .query(`create index concurrently later_idx on "${name}".profile (name)`)
    .catch((error: Error) => error.message);
  await expect.poll(() => validity(holder, name)).toEqual([false]);
  await holder.query("select pg_terminate_backend($1)", [pid]);
  await building;
  await holder.query("commit");
  expect(await validity(holder, name)).toEqual([false]);
  expect(await migrated([name], folderWith({ "9000_index": INDEX }))).toContainEqual({ name, lacked: ["9000_index"] });
  expect(await validity(holder, name)).toEqual([true]);
  await Promise.all([holder.end(), builder.end().catch(() => {})]);
});

testOfPostgres("two processes that build the same index at once build it once", async () => {
  const name = await databaseWith({});
  const tenants = folderWith({ "9000_index": INDEX });
  const both = await Promise.all([migrated([name], tenants), migrated([name], tenants)]);
  expect(both.flat().filter((each) => "failed" in each)).toEqual([]);
  const looker = await connected();
  expect(await validity(looker, name)).toEqual([true]);
  await looker.end();
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(placeOf().url!).on("error", () => {});
  await client.connect();
  return client;
}

async function validity(client: pg.Client, name: string): Promise<boolean[]> {
  const { rows } = await client.query(
    "select indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relname = 'later_idx'",
    [name],
  );
  return rows.map(({ valid }) => valid);
}

function migrated(slugs: string[], tenants: string, tell: (each: Migrated) => void = () => {}): Promise<Migrated[]> {
  const control = join(projectRoot, "db/control/migrations");
  const { url, dataDir } = placeOf();
  return migrateAll({ place: { url, dataDir }, folders: { tenants, control }, slugs, concurrency: 3, tell });
}

function openWith(migrationsDir: string) {
  const { url, dataDir } = placeOf();
  return openDatabases({ url, dataDir, migrationsDir, limit: 2 });
}

/** Returns a database that a build with these further migrations has opened. */
async function databaseWith(more: Record<string, string>): Promise<string> {
  const name = unusedName("released");
  const databases = openWith(folderWith(more));
  await databases.of(name).read(async () => {});
  await databases.close();
  return name;
}

/** Returns the checked-in PostgreSQL migrations, and further ones. */
function folderWith(more: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-migrations-"));
  folders.push(folder);
  cpSync(OWN, folder, { recursive: true });
  const file = join(folder, engine, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  for (const [tag, text] of Object.entries(more)) {
    journal.entries.push({ tag });
    const plain = text.replaceAll('"tenant".', "").replace("CONCURRENTLY", "");
    writeFileSync(join(folder, engine, `${tag}.sql`), isServer ? text : plain);
  }
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

function inPlace(statement: string, name: string): string {
  return statement.replaceAll('"tenant".', isServer ? `"${name}".` : "");
}
