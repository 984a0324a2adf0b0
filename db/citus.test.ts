// @engines both
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { needs } from "~/tests/support/needs";
import { debianPrograms, startOwnPostgres } from "~/tests/support/own-postgres";
import { isFull } from "~/tests/support/share";
import { describeIf } from "~/tests/support/tiers";
import { changesSince, currentMark } from "./changes";
import { engine } from "./engine";
import { type Migration, readMigrations } from "./migrate";
import { openDatabases } from "./open";
import { profiles } from "./tables";

/** A statement that Citus refuses in a distributed schema, with the line of its source as of 2026-05 (a3d5708). */
interface Refusal {
  what: string;
  pattern: RegExp;
  source: string;
}

const COMMANDS = "citusdata/citus src/backend/distributed/commands";

const CITUS_REFUSES: readonly Refusal[] = [
  {
    what: "a table that inherits, or is inherited",
    pattern: /^create table[^;]*\binherits\b|^alter table[^;]*\b(no )?inherit\b/i,
    source: `${COMMANDS}/table.c:283`,
  },
  { what: "a table of a type", pattern: /^create table \S+ of\b/i, source: `${COMMANDS}/table.c:266` },
  {
    what: "a partitioned table, whose parts may lie in other schemas",
    pattern: /\bpartition (by|of)\b|\battach partition\b/i,
    source: `${COMMANDS}/schema_based_sharding.c:306`,
  },
  { what: "a foreign table", pattern: /^create foreign table\b/i, source: `${COMMANDS}/schema_based_sharding.c:162` },
  {
    what: "a foreign key to another schema",
    pattern: /\breferences (?!"tenant"\.)/i,
    source: `${COMMANDS}/schema_based_sharding.c:221`,
  },
  {
    what: "an identity column, added to a table",
    pattern: /^alter table[^;]*\badd (column )?[^;]*(\b(small|big)?serial\b|\bas identity\b|\bnextval\()/i,
    source: `${COMMANDS}/table.c:3548`,
  },
  {
    what: "a column that is added with a constraint without a name",
    pattern: /^alter table[^;]*\badd column[^;]*\b(references|unique|primary key|check)\b/i,
    source: `${COMMANDS}/table.c:3301`,
  },
  {
    what: "a constraint that is added along with something else",
    pattern: /^alter table[^;]*\badd constraint\b[^;]*,\s*(add|alter|drop)\b|^alter table[^;]*,\s*add constraint\b/i,
    source: `${COMMANDS}/table.c:3765`,
  },
  {
    what: "several triggers that are dropped at once",
    pattern: /^drop trigger[^;]*,/i,
    source: `${COMMANDS}/trigger.c:829`,
  },
  {
    what: "a rule",
    pattern: /^create (or replace )?rule\b/i,
    source: "https://docs.citusdata.com/en/stable/develop/reference_workarounds.html",
  },
  {
    what: "a function that gives another value each time, in an update",
    pattern: /^update[^;]*\b(random|gen_random_uuid|clock_timestamp|nextval)\(/i,
    source: "https://docs.citusdata.com/en/stable/develop/reference_workarounds.html",
  },
];

/** Lists what Citus would refuse in these PostgreSQL migrations: tag, statement, and source. */
function refusedByCitus(migrations: readonly Migration[]): string[] {
  return migrations.flatMap(({ tag, statements }) =>
    statements.flatMap((statement) => {
      const bare = withoutBodies(statement);
      return CITUS_REFUSES.flatMap(({ what, pattern, source }) =>
        pattern.test(bare) ? `${tag}: ${what} (${source})` : [],
      );
    }),
  );
}

/** Removes comments, texts and function bodies from a statement. Function bodies run where the rows are. */
function withoutBodies(statement: string): string {
  return statement
    .replaceAll(/^\s*--.*$/gm, "")
    .replaceAll(/\$\$[\s\S]*?\$\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .trim();
}

const migrationsDir = join(projectRoot, "db/migrations");

test("no migration of a tenant contains what Citus refuses in a distributed schema", () => {
  expect(refusedByCitus(readMigrations(migrationsDir, "postgres"))).toEqual([]);
});

test.each([
  ['create table "tenant"."a" (id text) inherits ("tenant"."b")', "a table that inherits"],
  ['CREATE TABLE "tenant"."a" OF kind', "a table of a type"],
  ['create table "tenant"."a" (id text) partition by hash (id)', "a partitioned table"],
  ['create foreign table "tenant"."a" (id text) server other', "a foreign table"],
  ['create table "tenant"."a" (id text references public.b)', "a foreign key to another schema"],
  ['alter table "tenant"."a" add column n bigserial', "an identity column"],
  ['alter table "tenant"."a" add column n int generated always as identity', "an identity column"],
  ['alter table "tenant"."a" add column n text unique', "a column that is added with a constraint"],
  ['alter table "tenant"."a" add constraint x check (n > 0), add column m text', "a constraint that is added along"],
  ['drop trigger x on "tenant"."a", y on "tenant"."a"', "several triggers"],
  ['create rule x as on insert to "tenant"."a" do nothing', "a rule"],
  ['update "tenant"."a" set id = gen_random_uuid()', "a function that gives another value"],
])("%j is refused", (statement, what) => {
  const migration = { tag: "0001_x", statements: [`-- why\n${statement};`], outside: false };
  expect(refusedByCitus([migration])).toEqual([expect.stringMatching(new RegExp(`^0001_x: ${what}.*\\(.+\\)$`))]);
});

test("every rule refers to the line of Citus's source", () => {
  for (const { source } of CITUS_REFUSES) expect(source).toMatch(/\.c:\d+$|^https:\/\/docs\.citusdata\.com\//);
});

/** Returns the folder of Debian's Citus extension, if it is installed. */
function hasCitus(): boolean {
  const version = debianPrograms()?.split("/").at(-2);
  return version !== undefined && existsSync(`/usr/share/postgresql/${version}/extension/citus.control`);
}

describeIf(engine === "postgres" && isFull)("on Citus", needs(hasCitus(), "Citus is not installed"), () => {
  test("the shipped file distributes sites, which stay readable and writable", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bouquet-citus-"));
    const server = await startOwnPostgres(folder);
    const databases = openDatabases({ url: server.url, direct: true, dataDir: folder, migrationsDir, limit: 4 });
    try {
      await server.query("alter system set shared_preload_libraries = 'citus'");
      await server.restart();
      await server.query("create extension citus");
      await server.query("select citus_set_coordinator_host('127.0.0.1', $1::int)", [server.port]);
      const insert = (slug: string, id: string) =>
        databases
          .of(slug)
          .transact(async ({ drizzle }) => void (await drizzle.insert(profiles).values({ ...PERSON, id })));
      for (const slug of ["velvet", "onyx-2"]) await insert(slug, "before");
      const mark = await databases.of("velvet").read(currentMark);
      const words = [server.url, "--no-psqlrc", "--file", join(projectRoot, "scripts/production/citus.sql")];
      for (let run = 0; run < 2; run++) await promisify(execFile)(join(debianPrograms()!, "psql"), words);
      const distributed = await server.query("select schema_name::text as name from citus_schemas order by 1");
      expect(distributed.map(({ name }) => name)).toEqual(['"onyx-2"', "velvet"]);
      await insert("velvet", "after");
      const ids = await databases
        .of("velvet")
        .read(({ drizzle }) => drizzle.select({ id: profiles.id }).from(profiles));
      expect(ids.map(({ id }) => id).sort()).toEqual(["after", "before"]);
      const changes = await databases.of("velvet").read((conn) => changesSince(conn, mark, 10));
      expect(changes.ids).toContain("after");
    } finally {
      await databases.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const PERSON = {
  ...{ kind: "member" as const, name: "Anna", birthDate: "1996-03-14", language: "en" },
  ...{ seeking: [], details: {}, visible: true, lastActiveAt: 0, createdAt: 0 },
};
