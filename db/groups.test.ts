import { beforeEach, describe, expect, test } from "vitest";
import { groups } from "./groups";
import { Database } from "./sqlite-driver";

const db = new Database(":memory:");
db.exec("CREATE TABLE likes (name text PRIMARY KEY)");
beforeEach(() => void db.exec("DELETE FROM likes"));

const names = () => db.prepare("SELECT name FROM likes ORDER BY name").pluck().all();
const pause = () => new Promise((done) => setImmediate(done));

/** A writer whose commits are counted, the first `failing` of which fail. */
function writer({ failing = 0 } = {}) {
  let last: Promise<unknown> = Promise.resolve();
  const told: string[] = [];
  const made = { told, commits: 0, ...groupsOf() };

  function groupsOf() {
    const group = {
      begin: async () => void db.exec("BEGIN IMMEDIATE"),
      mark: () => void db.exec("SAVEPOINT work"),
      backToMark: () => void db.exec("ROLLBACK TO work; RELEASE work"),
      commit() {
        if (++made.commits <= failing) throw new Error("the disk is full");
        db.exec("COMMIT");
      },
      undo: () => void (db.inTransaction && db.exec("ROLLBACK")),
    };
    return groups(group, (write) => {
      const done = last.then(write);
      last = done;
      return done;
    });
  }

  /** Writes a name, and fails afterwards where it is no good one. */
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

describe("transactions that wait at the same moment", () => {
  test("are committed together, and what fails is undone alone", async () => {
    const { made, add } = writer();
    const outcomes = await Promise.allSettled(["a", "bad 1", "b", "a", "bad 2", "c"].map(add));
    expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, false, false, true]);
    expect(names()).toEqual(["a", "b", "c"]);
    expect(made.told).toEqual(["a", "b", "c"]);
    expect(made.commits).toBeLessThan(6);
  });

  test("are all told that they failed where the commit does, and the next ones are not affected", async () => {
    const { made, add } = writer({ failing: 1 });
    const outcomes = await Promise.allSettled(["a", "b"].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect([names(), made.told]).toEqual([[], []]);
    expect(await add("c")).toBe("c");
    expect(names()).toEqual(["c"]);
  });

  test("one that fails by itself leaves nothing, and those that came meanwhile go on", async () => {
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
