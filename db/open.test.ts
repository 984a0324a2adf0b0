// @engines both
import { renameSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { testOfSqlite, testOnSqlite } from "~/tests/support/engines";
import { placeOf, testDatabases, unusedName } from "~/tests/support/test-databases";
import { engine } from "./engine";
import type { Conn, Db, Tx } from "./handle";
import { prepared } from "./handle";
import { fileOf } from "./sqlite";
import { Database } from "./sqlite-driver";
import { DatabaseMissingError } from "./storage";
import { consents, likes, profiles, sessions } from "./tables";

describe("a tenant's database", () => {
  test("is made once, completely, when ten nodes start at once", async () => {
    const name = unusedName("crowd");
    const nodes = Array.from({ length: 10 }, () => testDatabases(true));
    await Promise.all(nodes.map((node, index) => node.of(name).transact((tx) => insert(tx, `${index}`))));
    expect(await nodes[0]!.of(name).read(countProfiles)).toBe(10);
  });

  testOfSqlite("is waited for while another process has its file locked", async () => {
    const [name, former, later] = [unusedName("closing"), testDatabases(true), testDatabases(true)];
    await former.of(name).transact((tx) => insert(tx, "a"));
    await former.close();
    const other = new Database(fileOf(placeOf().dataDir, name));
    other.pragma("journal_mode = DELETE");
    other.exec("BEGIN EXCLUSIVE");
    const opened = later.of(name).read(countProfiles);
    // By now the first try is waiting for the lock.
    await pause(1);
    other.exec("COMMIT");
    other.close();
    expect(await opened).toBe(1);
  });

  test("is not reopened by a late call after all were closed", async () => {
    const [name, databases] = [unusedName("ended"), testDatabases(true)];
    const db = databases.of(name);
    await db.transact((tx) => insert(tx, "a"));
    await databases.close();
    await expect(db.read(countProfiles)).rejects.toThrow("the databases are closed");
    await expect(databases.glance(name, countProfiles)).rejects.toThrow("the databases are closed");
    expect(await testDatabases(true).of(name).read(countProfiles)).toBe(1);
  });

  test("is not mixed up with another tenant's under concurrent access", async () => {
    const names = Array.from({ length: 15 }, (_, index) => unusedName(`own-${index}`));
    const databases = testDatabases();
    await Promise.all(names.map((name) => databases.of(name).transact((tx) => insert(tx, name))));
    const asked = Array.from({ length: 300 }, (_, index) => names[index % names.length]!);
    const seen = await Promise.all(asked.map((name) => databases.of(name).read((conn) => q(conn).all.execute())));
    expect(seen.map((rows) => rows.map(({ id }) => id))).toEqual(asked.map((name) => [name]));
  });

  test("has a new stamp after a write, if its engine has stamps", async () => {
    const [name, databases, others] = [unusedName("stamp"), testDatabases(true), testDatabases(true)];
    await databases.of(name).transact((tx) => insert(tx, "a"));
    const settled = async () => {
      while (engine === "sqlite" && databases.stamp(name) === undefined) await pause(10);
      return databases.stamp(name);
    };
    const before = await settled();
    await databases.of(name).read(countProfiles);
    await databases.glance(name, countProfiles);
    expect(databases.stamp(name)).toBe(before);
    await others.of(name).transact((tx) => insert(tx, "b"));
    if (engine !== "sqlite") return;
    // Right after the write there is no stamp: a second write might have the same one.
    vi.useFakeTimers({ toFake: ["Date"], now: statSync(`${fileOf(placeOf().dataDir, name)}-wal`).mtimeMs + 20 });
    expect(databases.stamp(name)).toBeUndefined();
    vi.useRealTimers();
    expect(await settled()).not.toBe(before);
  });

  test("does not delay other tenants' writes while it is written to continuously", async () => {
    const databases = testDatabases(true);
    const [busy, other] = [databases.of(unusedName("busy")), databases.of(unusedName("other"))];
    let [written, over] = [0, false];
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (let count = 0; !over; count++) {
        await busy.transact((tx) => insert(tx, `${writer} ${count}`));
        written++;
      }
    });
    await expect.poll(() => written).toBeGreaterThan(40);
    await other.transact((tx) => insert(tx, "a"));
    over = true;
    await Promise.all(writers);
    expect([await busy.read(countProfiles), await other.read(countProfiles)]).toEqual([written, 1]);
  });

  testOfSqlite("acknowledges nothing that was lost with its file", async () => {
    const name = unusedName("aside");
    const db = testDatabases(true).of(name);
    await db.transact((tx) => insert(tx, "a"));
    const file = fileOf(placeOf().dataDir, name);
    const written = db.transact(async (tx) => {
      await insert(tx, "b");
      renameSync(file, `${file}.former`);
    });
    await expect(written).rejects.toThrow(DatabaseMissingError);
  });

  test("has one handle, and a new one after its tenant was removed", async () => {
    const [name, databases] = [unusedName("handle"), testDatabases(true)];
    const db = databases.of(name);
    expect(databases.of(name)).toBe(db);
    await db.transact((tx) => insert(tx, "a"));
    databases.forget(name);
    expect(databases.open()).toBe(0);
    expect(databases.of(name)).not.toBe(db);
    // Holders of the old handle continue with it.
    expect([await db.read(countProfiles), await databases.of(name).read(countProfiles)]).toEqual([1, 1]);
  });

  testOnSqlite("accepts names with hyphens and digits, and names that the engine reserves", async () => {
    for (const name of ["2-be-or-not-2-be", "select", "public", "tenant", "pg-toast"]) {
      const db = testDatabases().of(name);
      await db.transact((tx) => insert(tx, name));
      expect(await db.read(countProfiles)).toBe(1);
    }
  });

  test("sorts texts by bytes, like ids", async () => {
    const db = fresh();
    const ids = ["B", "a", "~", "-b", "0", "é", "_"];
    await db.transact(async (tx) => {
      for (const id of ids) await insert(tx, id);
    });
    const rows = await db.read(({ drizzle }) => drizzle.select().from(profiles).orderBy(profiles.id));
    expect(rows.map(({ id }) => id)).toEqual(["-b", "0", "B", "_", "a", "~", "é"]);
  });

  test("returns the values that were stored", async () => {
    const db = fresh();
    const details = { z: "last first", half: "\ud83d", "": "" };
    await db.transact(async (tx) => insert(tx, "a", { details, seeking: ["male", "female"], personal: "'\\ 🌸" }));
    const [row] = await db.read(({ drizzle }) => drizzle.select().from(profiles));
    expect(row).toEqual({ ...person("a"), details, seeking: ["male", "female"], personal: "'\\ 🌸" });
    expect(Object.keys(row!.details)).toEqual(Object.keys(details));
  });

  test("is read by a glance if it exists, and a glance neither makes it nor keeps it open", async () => {
    const [name, databases] = [unusedName("glance"), testDatabases(true)];
    expect(await databases.glance(name, countProfiles)).toBeUndefined();
    expect(await databases.glance(name, countProfiles)).toBeUndefined();
    await testDatabases()
      .of(name)
      .transact((tx) => insert(tx, "a"));
    expect(await databases.glance(name, countProfiles)).toBe(1);
    expect(databases.open()).toBe(0);
    await databases.of(name).read(countProfiles);
    expect(await databases.glance(name, countProfiles)).toBe(1);
    expect(databases.open()).toBe(1);
  });

  testOnSqlite("is glanced at a few at a time, however many ask", async () => {
    const [names, databases] = [Array.from({ length: 12 }, () => unusedName("glance")), testDatabases(true)];
    for (const name of names) await testDatabases().of(name).read(countProfiles);
    let [now, most] = [0, 0];
    const read = async (conn: Conn) => {
      most = Math.max(most, ++now);
      const count = await countProfiles(conn);
      await new Promise(setImmediate);
      now -= 1;
      return count;
    };
    expect(await Promise.all(names.map((name) => databases.glance(name, read)))).toEqual(names.map(() => 0));
    expect(most).toBeLessThanOrEqual(4);
    expect(databases.open()).toBe(0);
  });

  test("finds nothing for a text that it can't store", async () => {
    const db = fresh();
    expect(await db.read((conn) => q(conn).byId.execute({ id: "a\0b" }))).toEqual([]);
  });

  test("returns counts as numbers", async () => {
    const rows = await fresh().read((conn) => conn.rows(sql`select count(*) as n, sum(1) as s from ${profiles}`));
    expect(rows).toEqual([{ n: 0, s: null }]);
  });
});

describe("a transaction", () => {
  test("is all or nothing", async () => {
    const db = fresh();
    const half = db.transact(async (tx) => {
      await insert(tx, "a");
      throw new Error("half way");
    });
    await expect(half).rejects.toThrow("half way");
    expect(await db.read(countProfiles)).toBe(0);
  });

  test("calls `afterCommit` work once, and never after a rollback", async () => {
    const name = unusedName("told");
    const nodes = [testDatabases(true), testDatabases(true)];
    await nodes[0]!.of(name).transact((tx) => insert(tx, "a", { createdAt: 0 }));
    const told: string[] = [];
    const tries = Array.from({ length: 20 }, (_, index) =>
      nodes[index % 2]!.of(name).transact(async (tx) => {
        tx.afterCommit(() => told.push(`${index}`));
        await addOne(tx);
        if (index % 4 === 0) throw new Error("undone");
      }),
    );
    await Promise.allSettled(tries);
    const done = tries.flatMap((_, index) => (index % 4 === 0 ? [] : `${index}`));
    expect(told.sort()).toEqual(done.sort());
  });

  test("throws inside another transaction of the same tenant, but not of another tenant", async () => {
    const [db, other] = [fresh(), fresh()];
    const nested = db.transact(() => db.transact(async () => {}));
    await expect(nested).rejects.toThrow("transact inside a transact");
    await db.transact(() => other.transact((tx) => insert(tx, "a")));
    expect(await other.read(countProfiles)).toBe(1);
  });

  test("loses no concurrent update", async () => {
    const name = unusedName("busy");
    const nodes = [testDatabases(true), testDatabases(true), testDatabases(true)];
    await nodes[0]!.of(name).transact((tx) => insert(tx, "a", { createdAt: 0 }));
    await Promise.all(Array.from({ length: 60 }, (_, index) => nodes[index % 3]!.of(name).transact(addOne)));
    const [row] = await nodes[0]!.of(name).read((conn) => q(conn).byId.execute({ id: "a" }));
    expect(row?.createdAt).toBe(60);
  });

  test("sees the row that a concurrent transaction made first", async () => {
    const db = fresh();
    const made = await Promise.all(
      Array.from({ length: 8 }, () =>
        db.transact(async (tx) => {
          if ((await q(tx).byId.execute({ id: "a" })).length > 0) return false;
          await insert(tx, "a");
          return true;
        }),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  test("respects constraints, and its error contains no personal text", async () => {
    const db = fresh();
    const stranger = { id: "c", accountId: "nobody", kind: "terms" as const, version: "1", words: "secret", at: 0 };
    const broken = db.transact(async (tx) => void (await tx.drizzle.insert(consents).values(stranger)));
    const error = await broken.catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(String((error as Error).stack)).not.toContain("secret");
    await expect(db.transact((tx) => insert(tx, "a", { kind: "robot" as "member" }))).rejects.toThrow();
  });

  test("deletes dependent rows with a row", async () => {
    const db = fresh();
    await db.transact(async (tx) => {
      await insert(tx, "a");
      await insert(tx, "b");
      await tx.drizzle.insert(likes).values({ fromId: "a", toId: "b", at: 0, seen: false });
      await tx.drizzle.delete(profiles).where(eq(profiles.id, "a"));
    });
    expect(await db.read(({ drizzle }) => drizzle.select().from(likes))).toEqual([]);
    expect(await db.read(({ drizzle }) => drizzle.select().from(sessions))).toEqual([]);
  });
});

function fresh(): Db {
  return testDatabases().of(unusedName("db"));
}

type Profile = typeof profiles.$inferSelect;

function person(id: string): Profile {
  const nothing = { gender: null, country: null, region: null, city: null, personal: null, mainPhoto: null };
  const shown = { visible: true, showsNudity: false, takenDownAt: null };
  const times = { lastActiveAt: 1, createdAt: Date.UTC(2026, 5, 1) };
  const lists = { birthDateCorrectedAt: null, seeking: [], languages: [], interests: [], prompts: [] };
  const about = {
    name: "Anna",
    nameKey: "anna",
    cityKey: "",
    birthDate: "1996-03-14",
    language: "en",
    ...lists,
    details: {},
    ...shown,
  };
  const shares = { sharesTyping: true, sharesReads: true, sharesActivity: true, takesPhotos: true };
  const seen = { seenBy: "everyone" as const, seenByAskedAt: null, advertised: false };
  const wishes = { seekMinAge: null, seekMaxAge: null };
  return { id, kind: "member", ...nothing, ...about, ...shares, ...seen, ...wishes, ...times };
}

async function insert(tx: Tx, id: string, given: Partial<Profile> = {}): Promise<void> {
  await tx.drizzle.insert(profiles).values({ ...person(id), ...given });
}

async function addOne(tx: Tx): Promise<void> {
  const [row] = await q(tx).byId.execute({ id: "a" });
  await tx.drizzle.update(profiles).set({ createdAt: row!.createdAt + 1 });
}

async function countProfiles(conn: Conn): Promise<number> {
  return (await q(conn).all.execute()).length;
}

const q = prepared((d) => ({
  all: d.select({ id: profiles.id }).from(profiles).prepare("test.all"),
  byId: d
    .select()
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder("id")))
    .prepare("test.by_id"),
}));
