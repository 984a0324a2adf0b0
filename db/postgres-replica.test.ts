// @engines postgres
// @tier full
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { needs } from "~/tests/support/needs";
import { debianPrograms, type OwnPostgres, startOwnPostgres, startReplica } from "~/tests/support/own-postgres";
import { placeOf } from "~/tests/support/test-databases";
import type { Db, Tx } from "./handle";
import { type Databases, openDatabases } from "./open";
import { lagOf } from "./postgres-replica";
import { inReading, positionOf, type Reading } from "./reading";
import { profiles } from "./tables";

// The test package has no program that makes a replica.
const needsDebian = needs(debianPrograms() !== undefined, "Debian's PostgreSQL is not installed");

describe("a replica that is five seconds behind", needsDebian, () => {
  let folder: string;
  let primary: OwnPostgres;
  let replica: OwnPostgres;
  let databases: Databases;
  let db: Db;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bouquet-replica-"));
    chmodSync(folder, 0o755);
    primary = await startOwnPostgres(folder);
    replica = await startReplica(primary, folder, ["recovery_min_apply_delay=5s"]);
    databases = openDatabases({ ...placeOf(), url: primary.url, replica: replica.url });
    db = databases.of("velvet");
    await db.transact((tx) => insert(tx, "first", 0));
    await vi.waitFor(async () => expect(await replica.query("select from velvet.profile")).toHaveLength(1), 60_000);
  });

  afterAll(async () => {
    await databases?.close();
    await replica?.stop();
    await primary?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("is read for other readers, and for the writer only once it has the write", async () => {
    const [writer, other]: Reading[] = [
      { position: undefined, relaxed: false },
      { position: undefined, relaxed: false },
    ];
    await inReading(writer!, () => db.transact((tx) => insert(tx, "second", 1)));
    const recent = (reading: Reading) => names((fn) => inReading(reading, () => db.readRecent(fn)));
    expect(writer!.position).toBeGreaterThan(0n);
    expect(await recent(writer!)).toEqual(["first", "second"]);
    expect(await recent(other!)).toEqual(["first"]);
    expect(await names((fn) => db.read(fn))).toEqual(["first", "second"]);
    await expect.poll(() => recent(other!)).toEqual(["first", "second"]);
    await pause(1_100); // the server updates its counters once a second
    const before = await scansOf(primary);
    expect(await recent(writer!)).toEqual(["first", "second"]);
    await pause(1_100);
    expect(await scansOf(primary)).toBe(before);
  });

  test("is read for everything that a relaxed reader reads", async () => {
    const visitor: Reading = { position: undefined, relaxed: true };
    await db.transact((tx) => tx.drizzle.update(profiles).set({ name: "changed" }).where(eq(profiles.id, "0")));
    expect(await names((fn) => inReading(visitor, () => db.read(fn)))).toContain("first");
    expect(await names((fn) => db.read(fn))).toContain("changed");
  });

  test("is not read for a site that it does not have yet", async () => {
    const fresh = databases.of("fresh");
    await fresh.transact((tx) => insert(tx, "new", 0));
    expect(await names((fn) => fresh.readRecent(fn))).toEqual(["new"]);
  });

  test("is not read while it is away or after it was promoted", async () => {
    const recent = () => names((fn) => db.readRecent(fn));
    await replica.kill();
    await db.transact((tx) => insert(tx, "third", 2));
    expect(await recent()).toContain("third");
    await replica.start();
    await replica.query("select pg_promote()");
    await db.transact((tx) => insert(tx, "fourth", 3));
    await pause(1_100); // longer than its known position is valid
    expect(await recent()).toContain("fourth");
  });
});

test("lagOf measures a replica's lag from when the primary was further ahead", () => {
  const lag = lagOf();
  expect(lag.behind(1n, 0)).toBe(0);
  lag.primaryAt(10n, 1_000);
  lag.primaryAt(10n, 2_000);
  lag.primaryAt(20n, 3_000);
  expect(lag.behind(9n, 5_000)).toBe(4_000);
  expect(lag.behind(10n, 5_000)).toBe(2_000);
  expect(lag.behind(20n, 60_000)).toBe(0);
});

test("positionOf parses a position of PostgreSQL, and returns undefined for anything else", () => {
  expect(positionOf("16/B374D848")).toBe(0x16b374d848n);
  expect(positionOf("0/0")).toBe(0n);
  for (const text of ["", "1", "1/", "/1", "1/2/3", "g/1", `${"1".repeat(9)}/1`, " 1/1"]) {
    expect(positionOf(text)).toBeUndefined();
  }
});

function names(read: Db["read"]): Promise<string[]> {
  return read(async ({ drizzle }) => {
    const rows = await drizzle.select({ name: profiles.name }).from(profiles).orderBy(profiles.id);
    return rows.map(({ name }) => name);
  });
}

async function insert({ drizzle }: Tx, name: string, index: number): Promise<void> {
  const about = { name, birthDate: "1996-03-14", language: "en", seeking: [], details: {}, visible: true };
  await drizzle.insert(profiles).values({ id: `${index}`, kind: "member", ...about, lastActiveAt: 0, createdAt: 0 });
}

/** Returns the number of the server's scans of the profiles so far. */
async function scansOf(server: OwnPostgres): Promise<number> {
  const [row] = await server.query<{ scans: string }>(
    "select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where schemaname = 'velvet' and relname = 'profile'",
  );
  return Number(row!.scans);
}
