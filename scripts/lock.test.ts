import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./lock.mjs";

const NO_PROCESS = 2 ** 30;
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bouquet-lock-"));
  path = join(folder, "work.lock");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("withLock > lets one process at a time work", async () => {
  let atWork = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++atWork);
    await sleep(20);
    atWork--;
  };
  await Promise.all([withLock(path, work), withLock(path, work), withLock(path, work)]);
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test("withLock > releases the lock after an error", async () => {
  await expect(withLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(readdirSync(folder)).toEqual([]);
});

test("withLock > names the holder to a waiting process", async () => {
  const told: string[] = [];
  let finish = () => {};
  const first = withLock(path, () => new Promise<void>((done) => (finish = done)));
  await withLock(
    path,
    async () => {},
    (holder) => {
      told.push(holder);
      finish();
    },
  );
  await first;
  expect(told).toEqual([`process ${process.pid}`]);
});

test("withLock > takes over the lock of a dead process at once", async () => {
  writeFileSync(path, JSON.stringify({ pid: NO_PROCESS, host: hostname(), id: "gone" }));
  const told: string[] = [];
  const result = await withLock(
    path,
    async () => "done",
    (holder) => told.push(holder),
  );
  expect({ result, told }).toEqual({ result: "done", told: [] });
});

test("withLock > respects another machine's lock while it is touched", async () => {
  writeFileSync(path, JSON.stringify({ pid: NO_PROCESS, host: "elsewhere", id: "there" }));
  const result = withLock(path, async () => "done");
  expect(await Promise.race([result, sleep(500, "waiting")])).toBe("waiting");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(path, longAgo, longAgo);
  expect(await result).toBe("done");
});

test("withLock > takes over an old empty lock", async () => {
  writeFileSync(path, "");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(path, longAgo, longAgo);
  expect(await withLock(path, async () => "done")).toBe("done");
});
