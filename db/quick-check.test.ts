// @engines both
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { quickCheck } from "./quick-check";
import { Database } from "./sqlite-driver";

const folder = mkdtempSync(join(tmpdir(), "bouquet-check-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const whole = join(folder, "whole.sqlite");
const db = new Database(whole);
db.exec("PRAGMA journal_mode = WAL; CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)");
db.exec("INSERT INTO t (b) SELECT hex(randomblob(500)) FROM (VALUES (1),(2),(3),(4)), (VALUES (1),(2),(3),(4))");
db.close();

test("quickCheck returns no problem for an intact database", async () => {
  expect(await quickCheck(whole, 30_000)).toBeUndefined();
});

test("quickCheck reports a file that is not a database", async () => {
  const file = join(folder, "garbage.sqlite");
  writeFileSync(file, Buffer.alloc(4096, "no database"));
  expect(await quickCheck(file, 30_000)).toBe("file is not a database");
});

test("quickCheck returns `late` if the time limit is too short", async () => {
  expect(await quickCheck(whole, 0)).toBe("late");
});
