import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { objectionsTo } from "~/db/expansion";
import { leastReaderOf, type Migration, OUTSIDE, readMigrations } from "~/db/migrate";
import { locksIn } from "~/db/postgres-expansion";
import { skip } from "../support/needs";
import { squawkFindings } from "./squawk/squawk.mjs";

/** The last migration from before updates without downtime. Every running build knows this migration. */
const BASELINES = { "db/migrations": "0021_risk_signals", "db/control/migrations": "0009_attempts" };

describe.each(Object.entries(BASELINES))("the migrations in %s", (set, baseline) => {
  const folder = join(projectRoot, set);
  const known = (all: readonly Migration[]) =>
    new Set(all.slice(0, all.findIndex(({ tag }) => tag === baseline) + 1).map(({ tag }) => tag));

  test("contain the migration after which the rules apply", () => {
    expect(known(readMigrations(folder, "sqlite")).size).toBeGreaterThan(0);
  });

  test("are the same on both engines, with names in order", () => {
    const tags = (engine: "sqlite" | "postgres") => readMigrations(folder, engine).map(({ tag }) => tag);
    expect(tags("sqlite")).toEqual(tags("postgres"));
    expect(tags("sqlite")).toEqual(tags("sqlite").toSorted());
    expect(tags("sqlite").filter((tag) => !/^\d{4}_/.test(tag))).toEqual([]);
  });

  test("expand first and contract in a later release, so that a build without them keeps working", () => {
    const migrations = readMigrations(folder, "sqlite");
    expect(objectionsTo(migrations, known(migrations))).toEqual([]);
  });

  test("lock no table that is written", async () => {
    const migrations = readMigrations(folder, "postgres");
    expect(locksIn(migrations, known(migrations))).toEqual([]);
    const recent = migrations.filter(({ tag }) => !known(migrations).has(tag));
    for (const inTransaction of [true, false]) {
      const files = recent
        .filter(({ outside }) => outside !== inTransaction)
        .map(({ tag }) => join(folder, "postgres", `${tag}.sql`));
      const findings = (await squawkFindings(files, { inTransaction })) ?? [];
      // Another test covers removals of contractions.
      const others = findings.filter(
        ({ file, rule_name }) => !(isContraction(file) && rule_name.startsWith("ban-drop-")),
      );
      expect(others).toEqual([]);
    }
  });
});

describe("the check of migrations against the build before them", () => {
  const first: Migration = step("0000_first", [
    "create table person (id text primary key, name text not null default '', age integer check (age > 17), town text)",
    "create table pet (id text primary key)",
  ]);
  const broken = (...statements: string[]) => found(step("0001_second", statements));
  const found = (...more: Migration[]) =>
    objectionsTo([first, ...more], new Set(["0000_first"])).map(({ problem }) => problem);

  test.each([
    ["drop table pet", "removes the table pet"],
    ["alter table pet rename to animal", "removes the table pet"],
    ["alter table person drop column town", "removes the column person.town"],
    ["alter table person rename column town to place", "removes the column person.town"],
    ["create unique index one on person (name)", "refuses rows of person that have the same name"],
    ["alter table person add column size integer check (size > 0)", "changes a check on person; if"],
  ])("refuses %s", (statement, problem) => {
    expect(broken(statement)).toEqual([expect.stringContaining(problem)]);
  });

  test("compares a rewritten table by its result", () => {
    const anew = (columns: string) => [
      `create table __new_person (${columns})`,
      "drop table person",
      "alter table __new_person rename to person",
    ];
    const same = "id text primary key, name text not null default '', age integer check (age > 17), town text";
    expect(broken(...anew(same))).toEqual([]);
    expect(broken(...anew(same.replace("town text", "town text not null")))).toEqual([
      "refuses rows without person.town",
    ]);
    expect(broken(...anew(same.replace("default ''", "")))).toEqual(["removes the default of person.name"]);
    expect(broken(...anew(same.replace("age integer", "age text")))).toEqual([
      "changes person.age from integer to text",
    ]);
    expect(broken(...anew(`${same}, size integer not null`))).toEqual([expect.stringContaining("without person.size")]);
    const wider = anew(same.replace("> 17", "> 15"));
    expect(broken(...wider)).toEqual([expect.stringContaining("a check on person")]);
    expect(broken(`-- widens person\n${wider[0]}`, ...wider.slice(1))).toEqual([]);
  });

  test("accepts additions", () => {
    expect(
      broken(
        "alter table person add column size integer",
        "alter table person add column kind text not null default 'cat'",
        "create table toy (id text primary key, name text not null, unique (name))",
        "create index towns on person (town)",
      ),
    ).toEqual([]);
  });

  test("lets a contraction remove what the builds that it names no longer use", () => {
    const second = step("0001_second", ["alter table person add column size integer"]);
    expect(found(second, step("0002_contract-0001-pets", ["drop table pet"]))).toEqual([]);
    expect(found(second, step("0002_contract-0002-pets", ["drop table pet"]))).toEqual([
      expect.stringContaining("no earlier migration"),
    ]);
    expect(found(second, step("0003_contract-0002-pets", ["drop table pet"]))).toEqual([
      expect.stringContaining("no earlier migration"),
    ]);
  });
});

describe("the check of PostgreSQL's migrations for locks", () => {
  const locks = (text: string) =>
    locksIn(
      [{ ...step("0001_second", text.split("--> statement-breakpoint")), outside: text.startsWith(OUTSIDE) }],
      new Set(),
    ).map(({ problem }) => problem);

  test.each([
    ['CREATE INDEX "i" ON "tenant"."person" ("name")', "blocks writes to person while"],
    ['CREATE INDEX CONCURRENTLY "i" ON "tenant"."person" ("name")', "within a transaction"],
    ['DROP INDEX "tenant"."i"', "drops an index under a lock"],
    ['ALTER TABLE "tenant"."person" ADD CONSTRAINT "c" CHECK (age > 1)', "reads all rows of person"],
    ['ALTER TABLE "tenant"."person" ALTER COLUMN "age" SET DATA TYPE bigint', "rewrites person"],
    [`${OUTSIDE}\nALTER TABLE "tenant"."person" ADD COLUMN "a" text`, "indexes concurrently outside"],
  ])("refuses %s", (statement, problem) => {
    expect(locks(statement)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    `${OUTSIDE}\nCREATE INDEX CONCURRENTLY "i" ON "tenant"."person" ("name")`,
    `${OUTSIDE}\nDROP INDEX CONCURRENTLY IF EXISTS "tenant"."i"`,
    'CREATE TABLE "tenant"."toy" ("id" text);--> statement-breakpoint\nCREATE INDEX "i" ON "tenant"."toy" ("id")',
    'ALTER TABLE "tenant"."person" ADD CONSTRAINT "c" CHECK (age > 1) NOT VALID',
  ])("accepts %s", (statement) => {
    expect(locks(statement)).toEqual([]);
  });

  test("squawk reports no problem, where squawk is available", async (context) => {
    const folder = mkdtempSync(join(tmpdir(), "bouquet-squawk-"));
    const file = join(folder, "0001_second.sql");
    writeFileSync(
      file,
      'ALTER TABLE "tenant"."person" DROP COLUMN "town";\nALTER TABLE "tenant"."person" ADD COLUMN "n" text;\n',
    );
    try {
      const findings = await squawkFindings([file], { inTransaction: true });
      if (!findings) return skip(context, "squawk is not installed");
      expect(findings.map(({ rule_name }) => rule_name)).toEqual(["ban-drop-column"]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

function isContraction(file: string): boolean {
  return leastReaderOf(basename(file, ".sql")) !== undefined;
}

function step(tag: string, statements: string[]): Migration {
  return { tag, statements, outside: false };
}
