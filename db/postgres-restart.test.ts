// @engines postgres
// @tier full
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { placeOf, testDatabases, unusedName } from "~/tests/support/test-databases";
import type { Tx } from "./handle";
import { profiles } from "./tables";

const { url } = placeOf();

test("a write whose connection the server cuts is repeated on another one", async () => {
  const db = testDatabases().of(unusedName("cut"));
  let runs = 0;
  const idle = db.transact(async (tx) => {
    if (++runs === 1) await cut(await ownConnection(tx));
    await tx.rows(sql`select 1`);
    return "written";
  });
  expect([await idle, runs]).toEqual(["written", 2]);

  let begun: (pid: number) => void = () => {};
  const pid = new Promise<number>((done) => {
    begun = done;
  });
  const busy = db.transact(async (tx) => {
    runs++;
    begun(await ownConnection(tx));
    if (runs === 3) await tx.rows(sql`select pg_sleep(600)`);
    return "written";
  });
  await pid.then(cut);
  expect([await busy, runs]).toEqual(["written", 4]);
  expect(await db.read(({ drizzle }) => drizzle.select().from(profiles))).toEqual([]);
});

test("a write whose commit is cut fails, because it may have been committed", async () => {
  const db = testDatabases().of(unusedName("cut"));
  let runs = 0;
  let pid = 0;
  const write = db.transact(async (tx) => {
    runs++;
    pid = await ownConnection(tx);
    await tx.rows(sql.raw(SLOW_COMMIT));
    await tx.rows(sql.raw("insert into pg_temp.one values (1)"));
  });
  const failed = expect(write).rejects.toThrow(CUT);
  await expect.poll(() => isCommitting(pid)).toBe(true);
  await cut(pid);
  await failed;
  expect(runs).toBe(1);
});

test("the server ends an idle transaction", async () => {
  const db = testDatabases().of(unusedName("still"));
  const limit = await db.transact((tx) => tx.rows(sql`show idle_in_transaction_session_timeout`));
  expect(limit).toEqual([{ idle_in_transaction_session_timeout: "10s" }]);
});

/** Makes a temporary table whose rows take ten minutes to check at the commit. */
const SLOW_COMMIT = `create temp table one (n int) on commit drop;
  create function pg_temp.slow() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return null; end $$;
  create constraint trigger slow after insert on pg_temp.one deferrable initially deferred
    for each row execute function pg_temp.slow()`;

async function isCommitting(pid: number): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select query from pg_stat_activity where pid = $1", [pid]);
  await client.end();
  return rows[0]?.query === "commit";
}

/** The driver's error depends on whether the server's message or the closed socket reaches it first. */
const CUT = /terminat|not queryable|ECONNRESET|EPIPE/i;

async function ownConnection(tx: Tx): Promise<number> {
  const [own] = await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return own!.pid;
}

/** Ends a session like a restart of the server. */
async function cut(pid: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select pg_terminate_backend($1::int, 60000) as done", [pid]);
  await client.end();
  expect(rows).toEqual([{ done: true }]);
  await pause(20); // until this process detects the cut
}
