// @engines postgres
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { placeOf, unusedName } from "~/tests/support/test-databases";
import { type Conn, type Db, prepared } from "./handle";
import { type Databases, openDatabases } from "./open";

const LOCK = 2026_11_28;

// These tests need PostgreSQL, because SQLite reads a file without messages.
describe("concurrent short reads", () => {
  let databases: Databases;
  let db: Db;

  beforeEach(() => {
    databases = openDatabases({ ...placeOf(), direct: true });
    db = databases.of(unusedName("together"));
  });

  afterEach(() => databases.close());

  test("share a session of the server, and each gets its own rows, every time", async () => {
    for (let round = 0; round < 4; round++) {
      const [answers, none, text] = await Promise.all([
        Promise.all([1, 2, 4].map((by) => db.read((conn) => quotient(conn, by)))),
        db.read((conn) => q(conn).none.execute({ n: round })),
        db.read((conn) => q(conn).text.execute({ text: `It's ${round} "ü"` })),
      ]);
      expect(answers.map(({ n }) => n)).toEqual([20, 10, 5]);
      expect(new Set(answers.map(({ session }) => session)).size).toBe(1);
      expect(none).toEqual([]);
      expect(text).toEqual([{ text: `It's ${round} "ü"`, nothing: null }]);
    }
  });

  test("share a session with other requests of the same turn of the event loop", async () => {
    const request = () =>
      new Promise((answer) => setTimeout(answer, 1)).then(() => db.read((conn) => quotient(conn, 2)));
    await Promise.all([request(), request(), request()]); // the session has cached the tenant's schema by now
    const answers = await Promise.all([request(), request(), request()]);
    expect(new Set(answers.map(({ session }) => session)).size).toBe(1);
  });

  test("fail alone if the server refuses one", async () => {
    for (let round = 0; round < 4; round++) {
      const outcomes = await Promise.allSettled([1, 2, 0, 4, 0, 5].map((by) => db.read((conn) => quotient(conn, by))));
      const of = (outcome: (typeof outcomes)[number]) =>
        outcome.status === "fulfilled" ? outcome.value.n : outcome.reason.message;
      expect(outcomes.map(of)).toEqual([20, 10, "division by zero", 5, "division by zero", 4]);
    }
  });

  test("are all answered, even if they do not fit into one message", async () => {
    const all = Array.from({ length: 200 }, (_, index) => index + 1);
    const answers = await Promise.all(all.map((n) => db.read((conn) => q(conn).number.execute({ n }))));
    expect(answers.map(([row]) => row!.n)).toEqual(all);
  });

  test("are sent again if their session is cut", async () => {
    const holder = new pg.Client({ connectionString: placeOf().url! });
    await holder.connect();
    await holder.query(`select pg_advisory_lock(${LOCK})`);
    const answers = Promise.all([
      db.read((conn) => quotient(conn, 2)),
      db.read((conn) => q(conn).locked.execute({ lock: LOCK })),
      db.read((conn) => quotient(conn, 4)),
    ]);
    await expect.poll(async () => (await holder.query(CUT)).rowCount).toBe(1);
    await holder.query(`select pg_advisory_unlock(${LOCK})`);
    expect(await answers).toMatchObject([{ n: 10 }, [{ taken: "" }], { n: 5 }]);
    await holder.end();
  });

  test("prepare statements that a transaction uses", async () => {
    for (let round = 0; round < 3; round++) {
      expect(await db.read((conn) => quotient(conn, 2))).toMatchObject({ n: 10 });
      expect(await db.transact((tx) => quotient(tx, 4))).toMatchObject({ n: 5 });
    }
  });
});

async function quotient(conn: Conn, by: number) {
  const [row] = await q(conn).quotient.execute({ by });
  return row!;
}

const p = sql.placeholder;
const one = sql`(select 1) as one`;

const q = prepared((d) => ({
  quotient: d
    .select({
      n: sql`20 / ${p("by")}::int`.mapWith(Number).as("n"),
      session: sql`pg_backend_pid()`.mapWith(Number).as("session"),
    })
    .from(one)
    .prepare("test.quotient"),
  number: d
    .select({ n: sql`${p("n")}::int`.mapWith(Number).as("n") })
    .from(one)
    .prepare("test.number"),
  none: d
    .select({ n: sql`1`.mapWith(Number).as("n") })
    .from(one)
    .where(sql`${p("n")}::int < 0`)
    .prepare("test.none"),
  text: d
    .select({
      text: sql`${p("text")}::text`.mapWith(String).as("text"),
      nothing: sql`null::text`.mapWith(String).as("nothing"),
    })
    .from(one)
    .prepare("test.text"),
  locked: d
    .select({ taken: sql`pg_advisory_xact_lock_shared(${p("lock")}::bigint)::text`.mapWith(String).as("taken") })
    .from(one)
    .prepare("test.locked"),
}));

const CUT = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK}`;
