// @engines both
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { describeOfPostgres, testOfPostgres } from "~/tests/support/engines";
import { placeOf, testDatabases, unusedName } from "~/tests/support/test-databases";
import { Patience, waiting, withoutPatience, withPatience } from "./patience";
import { profiles } from "./tables";

const { url } = placeOf();

test("concurrent waits count once, and the time between waits does not count", async () => {
  const patience = new Patience(10_000);
  const began = performance.now();
  await Promise.all(Array.from({ length: 50 }, () => patience.during(() => pause(20))));
  const waited = performance.now() - began;
  const { left } = patience;
  await pause(20);
  expect(patience.left).toBe(left);
  expect(10_000 - left).toBeLessThanOrEqual(waited + 1);
});

test("a request that has used up its patience stops waiting, and shared work that it began continues", async () => {
  await withPatience(1, async () => {
    await waiting(() => pause(5));
    await expect(waiting(async () => {})).rejects.toThrow(/within the time/);
    await withoutPatience(() => waiting(async () => {}));
  });
});

describeOfPostgres("on PostgreSQL, a table that another transaction has locked", () => {
  test("delays a read or a write, also at the server, no longer than a request may wait", async () => {
    const slug = unusedName("locked");
    const db = testDatabases().of(slug);
    await db.read(async () => {});
    const other = new pg.Client(url);
    await other.connect();
    try {
      await other.query(`begin; lock table "${slug}".profile in access exclusive mode`);
      const read = () => db.read(({ drizzle }) => drizzle.select({ id: profiles.id }).from(profiles));
      await expect(withPatience(300, read)).rejects.toThrow(/timeout|within the time/);
      const write = () => db.transact(({ drizzle }) => drizzle.delete(profiles).then(() => {}));
      await expect(withPatience(300, write)).rejects.toThrow(/timeout|within the time/);
      await expect.poll(() => waitingIn(other, slug)).toBe(0);
      await other.query("rollback");
      expect(await read()).toEqual([]);
    } finally {
      await other.end();
    }
  });
});

testOfPostgres("a write does not depend on another client's session settings", async () => {
  const db = testDatabases().of(unusedName("session"));
  await db.read(async ({ rows }) => {
    // Behind a transaction pooler, any client's next transaction gets this session.
    for (const setting of [
      "default_transaction_read_only = on",
      "default_transaction_isolation = 'read committed'",
      "synchronous_commit = local",
      "search_path = nowhere",
      "lock_timeout = 1",
      "statement_timeout = 1",
    ])
      await rows(sql.raw(`set ${setting}`));
  });
  const found = await db.transact(async (tx) => {
    await tx.rows(sql`select pg_sleep(0.05)`);
    await tx.drizzle.delete(profiles);
    const [row] = await tx.rows<{ isolation: string; readonly: string; own: boolean }>(
      sql`select current_setting('transaction_isolation') as isolation, current_setting('transaction_read_only') as readonly,
        (select setting <> 'local' from pg_settings where name = 'synchronous_commit') as own`,
    );
    return row;
  });
  expect(found).toEqual({ isolation: "serializable", readonly: "off", own: true });
});

/** Counts statements on the schema's tables that wait for a lock. */
async function waitingIn(client: pg.Client, slug: string): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query like $1",
    [`%${slug}%`],
  );
  return rows[0].waiting;
}
