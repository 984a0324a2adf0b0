// @engines both

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { tamper } from "~/tests/support/place";
import { databaseOf } from "~/tests/support/released";
import { schemaFacts } from "~/tests/support/schema-facts";
import { placeOf, testDatabases } from "~/tests/support/test-databases";
import { profileCounts } from "./counts";
import { engine } from "./engine";
import type { Conn } from "./handle";
import { DatabaseOutdatedError } from "./migrate";
import { searchKey } from "./search-key";
import { audit, auditWords, profiles } from "./tables";

const checkedIn = join(projectRoot, "db/migrations", engine);

test("the initial migration makes the same tables as the 39 steps that it replaced", async () => {
  const name = await databaseOf("0000_initial");
  const before = readFileSync(join(checkedIn, "0000_initial.schema.txt"), "utf8").trimEnd().split("\n");
  expect(await schemaFacts(placeOf(), name)).toEqual(before);
});

test("a database with only some of those steps is refused with a message, and stays unchanged", async () => {
  const name = await databaseOf("0000_initial");
  await tamper(placeOf(), name, "update migration set tag = '0038_legal-texts'");
  const before = await schemaFacts(placeOf(), name);
  await expect(
    testDatabases()
      .of(name)
      .read(async () => {}),
  ).rejects.toThrow(DatabaseOutdatedError);
  expect(await schemaFacts(placeOf(), name)).toEqual(before);
});

test("a database that lacks a migration is migrated before a glance reads it", async () => {
  const name = await databaseOf("0000_initial");
  const count = (conn: Conn) => conn.rows<{ n: number }>(sql`select count(name_key) as n from ${profiles}`);
  expect(await testDatabases().glance(name, count)).toEqual([{ n: 0 }]);
  expect(testDatabases().open()).toBe(0);
});

test("names and towns from before search keys get their present search key", async () => {
  const name = await databaseOf("0000_initial");
  const people = [
    "Özlem",
    "ÉLODIE",
    "Łukasz",
    "İpek Işık",
    "Bjørn WEIẞ",
    "Þóra Ægir",
    "Đorđe Œuvre",
    "ΝΊΚΟΣ",
    "Ирина Ёлкина",
  ];
  people.push("Юлія Ґалаґан", "D’Arcy", "ﬁona ①", "שָׁלוֹם", "مُحَمَّد", "さくら", "Nguyễn Thị Ánh", "");
  const rows = people.map(
    (each, index) => `('${index}', 'member', '${each}', '${each}', '[]', '2000-01-01', 'en', '{}', false, 0, 0)`,
  );
  const columns = "id, kind, name, city, seeking, birth_date, language, details, visible, last_active_at, created_at";
  await tamper(placeOf(), name, `insert into profile (${columns}) values ${rows.join()}`);
  const keyed = await testDatabases()
    .of(name)
    .read(({ drizzle }) => drizzle.select({ key: profiles.nameKey, town: profiles.cityKey }).from(profiles));
  for (const column of ["key", "town"] as const)
    expect(keyed.map((row) => row[column]).sort()).toEqual(people.map(searchKey).sort());
});

test("profiles from before the question about the audience are for members only, not for visitors", async () => {
  const name = await databaseOf("0030_unused-indexes");
  const columns =
    "id, kind, name, gender, seeking, birth_date, language, details, visible, seen_by, last_active_at, created_at";
  const row = (id: string, kind: string, seenBy: string) =>
    `('${id}', '${kind}', '${id}', 'female', '[]', '2000-01-01', 'en', '{}', true, '${seenBy}', 0, 0)`;
  const rows = [
    row("anna", "member", "everyone"),
    row("rosa", "fictional", "everyone"),
    row("shy", "member", "members"),
  ];
  await tamper(placeOf(), name, `insert into profile (${columns}) values ${rows}`);
  const db = testDatabases().of(name);
  const { id, seenBy, advertised, seenByAskedAt } = profiles;
  const seen = await db.read(({ drizzle }) =>
    drizzle.select({ id, seenBy, advertised, seenByAskedAt }).from(profiles).orderBy(id),
  );
  const untouched = { advertised: false, seenByAskedAt: null };
  expect(seen).toEqual([
    { id: "anna", seenBy: "members", ...untouched },
    { id: "rosa", seenBy: "everyone", ...untouched },
    { id: "shy", seenBy: "members", ...untouched },
  ]);
  const counted = await db.read((conn) =>
    conn.rows<{ gender: string; n: number }>(
      sql`select gender, n from ${profileCounts} where country = '*' and born = '~2000' order by gender`,
    ),
  );
  expect(counted.map(({ gender, n }) => [gender, n])).toEqual([
    ["*", 3],
    ["+*", 1],
    ["+female", 1],
    ["female", 3],
  ]);
});

test("audit entries from before the chain are numbered in order, and keep their text", async () => {
  const name = await databaseOf("0006_operators-lists");
  const rows = ["'b', 5, 'm', 'Sorry'", "'c', 7, null, ''", "'a', 5, null, 'Twice'"];
  const rest = `'command:x', 'outbox.retry', 'effect', 'e', '{}', '{"n":1}'`;
  const columns = `id, at, member_id, reason, operator, act, kind, target_id, "before", "after"`;
  const values = rows.map((row) => `(${row}, ${rest})`);
  await tamper(placeOf(), name, `insert into audit (${columns}) values ${values}`);
  const db = testDatabases().of(name);
  const actions = await db.read(({ drizzle }) => drizzle.select().from(audit).orderBy(audit.seq));
  expect(actions.map(({ seq, id, at, memberId }) => [seq, id, at, memberId])).toEqual([
    [1, "a", 5, null],
    [2, "b", 5, "m"],
    [3, "c", 7, null],
  ]);
  const unchained = { origin: "", hash: "", reasonHash: "" };
  expect(actions[0]).toMatchObject({ operator: "command:x", before: {}, after: { n: 1 }, ...unchained });
  const words = await db.read(({ drizzle }) => drizzle.select().from(auditWords).orderBy(auditWords.entryId));
  expect(words).toEqual([
    { entryId: "a", salt: "", reason: "Twice", memberId: null },
    { entryId: "b", salt: "", reason: "Sorry", memberId: "m" },
  ]);
});

describe.each([
  { of: "tenants", folder: "db", declared: "db/{tables/index,hold,counts,event-order,changes}.ts" },
  { of: "operators", folder: "db/control", declared: "db/{control/tables/index,hold}.ts" },
])("the migrations of the database of $of", ({ folder, declared }) => {
  const checkedIn = join(projectRoot, folder, "migrations", engine);

  test("keep only the newest snapshot, which drizzle-kit compares the declarations with", () => {
    const { entries } = JSON.parse(readFileSync(join(checkedIn, "meta/_journal.json"), "utf8")) as {
      entries: { tag: string }[];
    };
    const newest = entries.at(-1)!.tag.slice(0, 4);
    expect(readdirSync(join(checkedIn, "meta")).sort()).toEqual([`${newest}_snapshot.json`, "_journal.json"]);
  });

  test("make the declared tables: if not, npm run migrations -- --name <what-for>", () => {
    const copy = mkdtempSync(join(tmpdir(), "bouquet-migrations-"));
    try {
      cpSync(checkedIn, copy, { recursive: true });
      const dialect = engine === "postgres" ? "postgresql" : "sqlite";
      const out = relative(projectRoot, copy);
      execFileSync(
        process.execPath,
        ["node_modules/drizzle-kit/bin.cjs", "generate", "--dialect", dialect, "--out", out, "--schema", declared],
        { cwd: projectRoot, stdio: "pipe" },
      );
      expect(readdirSync(copy)).toEqual(readdirSync(checkedIn));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
