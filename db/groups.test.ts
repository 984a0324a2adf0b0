import { beforeEach, describe, expect, test } from "vitest";
import { groups } from "./groups";
import { Database } from "./sqlite-driver";

const db = new Database(":memory:");
db.exec("CREATE TABLE likes (name text PRIMARY KEY)");
beforeEach(() => void db.exec("DELETE FROM likes"));

const names = () => db.prepare("SELECT name FROM likes ORDER BY name").pluck().all();
const pause = () => new Promise((done) => setImmediate(done));

/** Returns a writer that counts commits, which fail while the disk is full. `flush` replaces the flush to the disk. */
function writer({ disk = { isFull: false }, flush = async () => {} } = {}) {
  let last: Promise<unknown> = Promise.resolve();
  const told: string[] = [];
  const made = { told, commits: 0, ...groupsOf() };

  function groupsOf() {
    const group = {
      begin: async () => void db.exec("BEGIN IMMEDIATE"),
      mark: () => void db.exec("SAVEPOINT work"),
      backToMark: () => void db.exec("ROLLBACK TO work; RELEASE work"),
      commit() {
        made.commits++;
        if (disk.isFull) throw new Error("the disk is full");
        db.exec("COMMIT");
      },
      persisted: () => flush(),
      undo: () => void (db.inTransaction && db.exec("ROLLBACK")),
    };
    return groups(group, (write) => {
      const done = last.then(write);
      last = done;
      return done;
    });
  }

  /** Writes a name, and then fails if the name is invalid. */
  const add = (name: string) =>
    made.take(() => ({
      value: (async () => {
        db.prepare("INSERT INTO likes VALUES (?)").run(name);
        await pause();
        if (name.startsWith("bad")) throw new Error(name);
        return name;
      })(),
      committed: () => void told.push(name),
    }));
  return { made, add };
}

describe("concurrent transactions", () => {
  test("commit together, and a failing one is rolled back alone", async () => {
    const { made, add } = writer();
    const outcomes = await Promise.allSettled(["a", "bad 1", "b", "a", "bad 2", "c"].map(add));
    expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, false, false, true]);
    expect(names()).toEqual(["a", "b", "c"]);
    expect(made.told).toEqual(["a", "b", "c"]);
    expect(made.commits).toBeLessThan(6);
  });

  test("all fail if the commit fails, and later ones are not affected", async () => {
    const disk = { isFull: true };
    const { made, add } = writer({ disk });
    const outcomes = await Promise.allSettled(["a", "b"].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect([names(), made.told]).toEqual([[], []]);
    disk.isFull = false;
    expect(await add("c")).toBe("c");
    expect(names()).toEqual(["c"]);
  });

  test("return in order after the flush, while later transactions are being written", async () => {
    const flushes: (() => void)[] = [];
    const { made, add } = writer({ flush: () => new Promise<void>((done) => void flushes.push(done)) });
    const first = add("a");
    await expect.poll(() => flushes.length).toBe(1);
    const second = add("b");
    await expect.poll(() => flushes.length).toBe(2);
    expect([names(), made.told]).toEqual([["a", "b"], []]);
    flushes[0]!();
    expect(await first).toBe("a");
    expect(made.told).toEqual(["a"]);
    flushes[1]!();
    expect(await second).toBe("b");
    expect(made.told).toEqual(["a", "b"]);
  });

  test("fail if the disk fails, though their rows may exist", async () => {
    const { made, add } = writer({ flush: () => Promise.reject(new Error("the disk fails")) });
    await expect(add("a")).rejects.toThrow("the disk fails");
    expect(made.told).toEqual([]);
  });

  test("leave no rows of a failing transaction, and continue with those that arrived meanwhile", async () => {
    const { made, add } = writer();
    const alone = add("bad");
    await pause();
    const next = add("good");
    await expect(alone).rejects.toThrow("bad");
    expect(await next).toBe("good");
    await made.idle();
    expect(names()).toEqual(["good"]);
  });
});
