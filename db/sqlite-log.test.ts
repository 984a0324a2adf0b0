import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openLog } from "./sqlite-log";

const folder = mkdtempSync(join(tmpdir(), "bouquet-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("one flush does for all who wait, and who comes during a flush waits for the next", async () => {
  const file = join(folder, "shared");
  writeFileSync(`${file}-wal`, "frames");
  const log = openLog(file);
  await log.persisted(); // opens it
  const [first, second] = [log.persisted(), log.persisted()];
  expect(second).toBe(first);
  await new Promise((done) => setImmediate(done)); // it has begun
  const third = log.persisted();
  expect(third).not.toBe(first);
  const order: string[] = [];
  await Promise.all([third.then(() => order.push("third")), first.then(() => order.push("first"))]);
  expect(order).toEqual(["first", "third"]);
  await log.close();
});

test("after a failure nothing is acknowledged before the log was emptied", async () => {
  const file = join(folder, "failing");
  symlinkSync("/dev/null", `${file}-wal`); // nothing there can be flushed
  const log = openLog(file);
  await expect(log.persisted()).rejects.toThrow("EINVAL");
  expect(log.isTorn).toBe(true);
  await expect(log.persisted()).rejects.toThrow("EINVAL");
  log.mended();
  expect(log.isTorn).toBe(false);
  await log.close();
});

test("a log that cannot be opened is a failure of whoever waits, and is opened anew once it was mended", async () => {
  const file = join(folder, "missing");
  const log = openLog(file);
  await expect(log.persisted()).rejects.toThrow("ENOENT");
  writeFileSync(`${file}-wal`, "frames");
  await expect(log.persisted()).rejects.toThrow("ENOENT");
  log.mended();
  await expect(log.persisted()).resolves.toBeUndefined();
  await log.close();
});
