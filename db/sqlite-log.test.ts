import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type FlushTurn, openLog } from "./sqlite-log";

const folder = mkdtempSync(join(tmpdir(), "bouquet-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

const atOnce: FlushTurn = (work) => work();

test("one flush serves all waiting callers, and a caller during a flush waits for the next flush", async () => {
  const file = join(folder, "shared");
  writeFileSync(`${file}-wal`, "frames");
  const log = openLog(file, atOnce);
  const [first, second] = [log.persisted(), log.persisted()];
  expect(second).toBe(first);
  await Promise.resolve(); // the flush has begun
  const third = log.persisted();
  expect(third).not.toBe(first);
  const order: string[] = [];
  await Promise.all([third.then(() => order.push("third")), first.then(() => order.push("first"))]);
  expect(order).toEqual(["first", "third"]);
  log.close();
});

test("a caller that arrives while a flush waits for its turn joins that flush", async () => {
  const file = join(folder, "turns");
  writeFileSync(`${file}-wal`, "frames");
  let start = () => {};
  const log = openLog(file, async (work) => {
    await new Promise<void>((done) => {
      start = done;
    });
    return work();
  });
  const first = log.persisted();
  await new Promise((done) => setImmediate(done));
  expect(log.persisted()).toBe(first);
  start();
  await first;
  log.close();
});

test("after a failure nothing is acknowledged before the log was checkpointed", async () => {
  const file = join(folder, "failing");
  symlinkSync("/dev/null", `${file}-wal`); // a flush of /dev/null fails
  const log = openLog(file, atOnce);
  await expect(log.persisted()).rejects.toThrow("EINVAL");
  expect(log.isTorn).toBe(true);
  await expect(log.persisted()).rejects.toThrow("EINVAL");
  log.mended();
  expect(log.isTorn).toBe(false);
  log.close();
});

test("a missing log can't be opened", () => {
  expect(() => openLog(join(folder, "missing"), atOnce)).toThrow("ENOENT");
});
