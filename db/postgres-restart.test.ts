import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { placeOf, testDatabases, unusedName } from "~/tests/support/test-databases";
import type { Tx } from "./handle";
import { profiles } from "./tables";

const { url } = placeOf();

test.skipIf(url === undefined)(
  "a connection that the server cuts under a write ends that write, and nothing else",
  async () => {
    const db = testDatabases().of(unusedName("cut"));
    const idle = db.transact(async (tx) => {
      await cut(await ownConnection(tx));
      await tx.rows(sql`select 1`);
    });
    await expect(idle).rejects.toThrow(CUT);

    let begun: (pid: number) => void = () => {};
    const pid = new Promise<number>((done) => {
      begun = done;
    });
    const busy = db.transact(async (tx) => {
      begun(await ownConnection(tx));
      await tx.rows(sql`select pg_sleep(600)`);
    });
    await Promise.all([expect(busy).rejects.toThrow(CUT), pid.then(cut)]);

    await db.transact(async (tx) => void (await tx.rows(sql`select 1`)));
    expect(await db.read(({ drizzle }) => drizzle.select().from(profiles))).toEqual([]);
  },
);

/** The driver's error depends on whether the server's message or the closed socket reaches it first. */
const CUT = /terminat|not queryable|ECONNRESET|EPIPE/i;

async function ownConnection(tx: Tx): Promise<number> {
  const [own] = await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return own!.pid;
}

/** As a server that is restarted does to every connection. */
async function cut(pid: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select pg_terminate_backend($1::int, 60000) as done", [pid]);
  await client.end();
  expect(rows).toEqual([{ done: true }]);
  await pause(20); // until this process has heard of it
}
