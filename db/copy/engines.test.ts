// @engines postgres
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { auditAt, furnishedSite, migrationsDir, rowsAt } from "~/tests/support/moving";
import { addressOf, freshPlace } from "~/tests/support/place";
import { placeOf } from "~/tests/support/test-databases";
import { fullTest } from "~/tests/support/tiers";
import { fileOf } from "../sqlite";
import { Database } from "../sqlite-driver";
import { copyTenant, releaseTenant } from "./copy";
import { shapes } from "./shapes";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  folders.push(mkdtempSync(join(tmpdir(), "bouquet-copy-")));
  return folders.at(-1)!;
}

/** Returns the rows as SQLite prints them, with numbers in full length. */
function stored(dataDir: string, slug: string): Record<string, unknown[]> {
  const connection = new Database(fileOf(dataDir, slug), { readonly: true });
  const all = (table: string, key: string) =>
    connection.prepare(`SELECT * FROM "${table}" ORDER BY ${key}`).safeIntegers().all();
  const keyOf = ({ columns, key }: ReturnType<typeof shapes>[number]) => key.map((at) => columns[at]!.name).join();
  const rows = Object.fromEntries(shapes().map((shape) => [shape.name, all(shape.name, keyOf(shape))]));
  connection.close();
  return rows;
}

// Needs both engines, which only the run on PostgreSQL has.
describe("from one engine to the other", () => {
  const slugOf = async () => (await furnishedSite()).databaseName;

  test("a move and a move back keep every row", async () => {
    const [slug, back, file, again] = [await slugOf(), await freshPlace(), folder(), folder()];
    const before = await rowsAt(placeOf(), slug);
    const there = await copyTenant({ from: addressOf(placeOf()), to: `file:${file}`, slug, migrationsDir });
    const first = stored(file, slug);
    const here = await copyTenant({ from: `file:${file}`, to: addressOf(back), slug, migrationsDir });
    expect(await rowsAt(back, slug)).toEqual(before);
    expect(await auditAt(back, slug)).toMatchObject({ count: 1, flaw: undefined });
    await copyTenant({ from: addressOf(back), to: `file:${again}`, slug, migrationsDir });
    expect(stored(again, slug)).toEqual(first);
    expect(here).toEqual({
      ...there,
      from: there.to,
      to: expect.stringMatching(/^postgres:\/\/postgres@[\d.:]+\/fresh_/),
    });
    expect(here.altered).toBe(0);
  });

  fullTest("a move copies extreme values, and replaces NUL in texts", async () => {
    const [slug, back, file, again] = [await slugOf(), await freshPlace(), folder(), folder()];
    await copyTenant({ from: addressOf(placeOf()), to: `file:${file}`, slug, migrationsDir });
    const edges = new Database(fileOf(file, slug));
    edges.exec(`UPDATE profile SET created_at = 9007199254740993, personal = 'a' || char(0) || 'b' WHERE id = 'odd'`);
    edges.exec(`UPDATE account SET signed_up_at = -9223372036854775808`);
    edges.close();
    await releaseTenant({ at: `file:${file}`, slug, migrationsDir });
    expect((await copyTenant({ from: `file:${file}`, to: addressOf(back), slug, migrationsDir })).altered).toBe(1);
    await copyTenant({ from: addressOf(back), to: `file:${again}`, slug, migrationsDir });
    const asHeld = stored(file, slug);
    asHeld.profile = (asHeld.profile as { id: string }[]).map((row) =>
      row.id === "odd" ? { ...row, personal: "a\ufffdb" } : row,
    );
    expect(stored(again, slug)).toEqual(asHeld);
  });

  fullTest("a value that the target can't store stops the move", async () => {
    const [slug, back, file] = [await slugOf(), await freshPlace(), folder()];
    await copyTenant({ from: addressOf(placeOf()), to: `file:${file}`, slug, migrationsDir });
    const move = () => copyTenant({ from: `file:${file}`, to: addressOf(back), slug, migrationsDir });
    const spoil = async (statement: string) => {
      const connection = new Database(fileOf(file, slug));
      connection.exec(statement);
      connection.close();
      await releaseTenant({ at: `file:${file}`, slug, migrationsDir });
    };
    await spoil(`UPDATE ledger_account SET balance = 4294967296`);
    await expect(move()).rejects.toThrow("ledger_account can't be written to postgres:");
    await spoil(`UPDATE ledger_account SET balance = x'00'`);
    await expect(move()).rejects.toThrow("ledger_account.balance has a row with a value that is no whole");
  });

  fullTest("the command reports what it did, without a password, and exits with 0 only on success", async () => {
    const [slug, file] = [await slugOf(), folder()];
    const from = addressOf(placeOf());
    const db = (...args: string[]) => {
      const env = { ...process.env, DATABASE_URL: "" };
      const options = { cwd: projectRoot, encoding: "utf8" as const, env };
      const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/bouquet.mjs", "db", ...args], options);
      expect(stdout + stderr).not.toContain(":password@127");
      return { status, said: stdout + stderr };
    };
    const done = db("copy", "--from", from, "--to", `file:${file}`, "--tenant", slug);
    expect(done).toMatchObject({ status: 0, said: expect.stringContaining(`Done: ${slug} is in file:${file}`) });
    expect(done.said).toMatch(/profile +202 {2}[0-9a-f]{16}/);
    expect(stored(file, slug).profile).toHaveLength(202);
    expect(db("copy", "--from", from, "--to", `file:${file}`, "--tenant", slug).status).toBe(1);
    expect(db("release", "--at", from, "--tenant", slug)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/can be written again/),
    });
    expect(db("copy", "--from", from, "--tenant", slug)).toMatchObject({
      status: 2,
      said: expect.stringMatching(/--to <place> is missing/),
    });
    expect(db("copy", "--from", from, "--to", "x", "--tenant", "../a")).toMatchObject({
      status: 1,
      said: expect.stringMatching(/takes a slug/),
    });
    expect(db().status).toBe(2);
  });
});
