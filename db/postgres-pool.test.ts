// @engines postgres
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { placeOf, unusedName } from "~/tests/support/test-databases";
import { openDatabases } from "./open";
import { sharedPool } from "./postgres-pool";
import { profiles } from "./tables";

const LOCK = 2026_11_25;

// On SQLite tenants share no connections: each has its own file.
describe("the connections of a process", () => {
  test("are free for another tenant while one tenant uses its maximum", async () => {
    const databases = openDatabases(placeOf());
    const [storm, quiet] = [databases.of(unusedName("storm")), databases.of(unusedName("quiet"))];
    for (const db of [storm, quiet]) await db.read(({ drizzle }) => drizzle.select({ id: profiles.id }).from(profiles));
    const holder = new pg.Client({ connectionString: placeOf().url! });
    await holder.connect();
    await holder.query(`select pg_advisory_lock(${LOCK})`);
    let through = 0;
    const held = Array.from({ length: 40 }, () =>
      storm.transact(async (tx) => {
        await tx.rows(sql`select pg_advisory_xact_lock_shared(${LOCK}::bigint)::text as taken`);
        through++;
      }),
    );
    const reads = Array.from({ length: 40 }, () =>
      storm
        .read((conn) =>
          conn.rows(
            sql`select pg_advisory_lock_shared(${LOCK}::bigint)::text, pg_advisory_unlock_shared(${LOCK}::bigint)`,
          ),
        )
        .then(() => through++),
    );
    // Every connection that the tenant may have now waits at the server.
    await expect.poll(async () => (await holder.query(WAITING)).rows[0]!.many).toBeGreaterThanOrEqual(8);
    expect(await quiet.read(({ drizzle }) => drizzle.select({ id: profiles.id }).from(profiles))).toEqual([]);
    await quiet.transact(({ drizzle }) => drizzle.delete(profiles));
    expect(through).toBe(0);
    await holder.end();
    await Promise.all([...held, ...reads]);
    expect(through).toBe(80);
    await databases.close();
  });

  test("are replaced after they served fifty tenants", async () => {
    const { pool, connectionsOf, isWorn } = sharedPool(placeOf().url!);
    /** Returns the server session of a tenant's work. */
    const sessionOf = (tenant: string) =>
      connectionsOf(tenant)(async (client) => {
        const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
        client.release(isWorn(client));
        return rows[0]!.pid;
      });
    const first = await sessionOf("tenant 1");
    for (let n = 2; n <= 49; n++) expect(await sessionOf(`tenant ${n}`)).toBe(first);
    expect(await sessionOf("tenant 1"), "one that it knows").toBe(first);
    expect(await sessionOf("tenant 50")).toBe(first);
    const second = await sessionOf("tenant 1");
    expect(second).not.toBe(first);
    expect(await sessionOf("tenant 51")).toBe(second);
    await pool.end();
  });
});

const WAITING = `select count(*)::int as many from pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK}`;
