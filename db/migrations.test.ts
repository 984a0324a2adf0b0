import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/environment";
import { tamper } from "~/tests/support/place";
import { placeOf, testDatabases, unusedName } from "~/tests/support/test-databases";
import { everyRow } from "./contents";
import { engine } from "./engine";
import { openDatabases } from "./open";

test("messages of before they were numbered keep their order, and everybody's marks", async () => {
  const name = await databaseOf("0008_counts");
  const profile = (id: string) =>
    `('${id}', 'member', '${id}', '[]', '1990-01-01', 'en', '{}', ${["true", 0, 0].join()})`;
  await tamper(
    placeOf(),
    name,
    `insert into profile (id, kind, name, seeking, birth_date, language, details, visible, last_active_at, created_at)
      values ${["a", "b"].map(profile).join()};
    insert into conversation values ('talk', 'a', 'b', 0), ('silent', 'b', 'a', 0);
    insert into message values
      ('m3', 'talk', 'a', 'three', 3, '3'), ('m1', 'talk', 'a', 'one', 9, '1'), ('m2', 'talk', 'b', 'two', 2, '2');
    insert into participant (conversation_id, profile_id, other_id, unread, read_up_to, cleared_up_to, hidden, last_message_id, last_at)
      values ('talk', 'a', 'b', 0, 'm3', null, false, 'm3', 3), ('talk', 'b', 'a', 1, 'm2', 'm1', false, 'm3', 3),
        ('silent', 'a', 'b', 0, null, null, true, null, 0), ('silent', 'b', 'a', 0, null, null, false, null, 0);`,
  );

  const rows = await testDatabases().of(name).read(everyRow);
  const sorted = (table: string) => rows[table]!.map((row) => JSON.stringify(row)).sort();
  expect(sorted("message").map((row) => JSON.parse(row))).toMatchObject([
    { id: "m1", seq: 1, text: "one", key: "1" },
    { id: "m2", seq: 2, text: "two", key: "2" },
    { id: "m3", seq: 3, text: "three", key: "3" },
  ]);
  expect(sorted("conversation").map((row) => JSON.parse(row))).toMatchObject([
    { id: "silent", lastSeq: 0 },
    { id: "talk", lastSeq: 3 },
  ]);
  expect(sorted("participant").map((row) => JSON.parse(row))).toMatchObject([
    { conversationId: "silent", profileId: "a", readSeq: 0, clearedSeq: 0 },
    { conversationId: "silent", profileId: "b", readSeq: 0, clearedSeq: 0 },
    { conversationId: "talk", profileId: "a", readSeq: 3, clearedSeq: 0 },
    { conversationId: "talk", profileId: "b", readSeq: 2, clearedSeq: 1 },
  ]);
});

test("effects of before they had a subject get it, but for those that are done or have to outlive the account", async () => {
  const name = await databaseOf("0009_sequence");
  const effects = [
    ["mail", "waiting", { kind: "known", account: "anna's id", to: "anna@example.com", name: '"account":"x"' }],
    ["mail", "dead", { kind: "reset", account: "", to: "" }],
    ["mail", "done", {}],
    ["password_reset", "waiting", { email: "anna@example.com" }],
    ["export.expiry", "waiting", { id: "1", file: "f", account: "anna's id" }],
    ["erasure", "waiting", { account: "anna's id" }],
  ] as const;
  const rows = effects.map(([kind, state, payload], id) => {
    const values = [`${id}`, kind, `${id}`, JSON.stringify(payload).replaceAll("'", "''"), state];
    return `('${values.join("', '")}', 0, 0, 0)`;
  });
  await tamper(
    placeOf(),
    name,
    `insert into outbox (id, kind, key, payload, state, due_at, attempts, lease_until) values ${rows.join()}`,
  );
  const { outbox } = await testDatabases().of(name).read(everyRow);
  const subjects = outbox!.sort((a, b) => Number(a.id) - Number(b.id)).map(({ subject }) => subject);
  expect(subjects).toEqual(["anna's id", null, null, "anna@example.com", "anna's id", null]);
});

/** The name of a database that only a release has opened whose last migration was `tag`. */
async function databaseOf(tag: string): Promise<string> {
  const name = unusedName("released");
  const migrationsDir = migrationsUpTo(tag);
  const databases = openDatabases({ ...placeOf(), migrationsDir, limit: 1 });
  await databases.of(name).read(async () => {});
  await databases.close();
  rmSync(migrationsDir, { recursive: true, force: true });
  return name;
}

/** The migrations as a release had them whose last one was `tag`. */
function migrationsUpTo(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-migrations-"));
  cpSync(join(projectRoot, "db/migrations"), folder, { recursive: true });
  const file = join(folder, engine, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

test("the migrations make the tables that are declared: if not, npm run migrations -- --name <what-for>", () => {
  const checkedIn = join(projectRoot, "db/migrations", engine);
  const copy = mkdtempSync(join(tmpdir(), "bouquet-migrations-"));
  try {
    cpSync(checkedIn, copy, { recursive: true });
    const dialect = engine === "postgres" ? "postgresql" : "sqlite";
    const out = relative(projectRoot, copy);
    const schema = "db/{tables/index,hold,counts,event-order,changes}.ts";
    execFileSync(
      process.execPath,
      ["node_modules/drizzle-kit/bin.cjs", "generate", "--dialect", dialect, "--out", out, "--schema", schema],
      { cwd: projectRoot, stdio: "pipe" },
    );
    expect(readdirSync(copy)).toEqual(readdirSync(checkedIn));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
