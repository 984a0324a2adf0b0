// @engines both
import { expect, test } from "vitest";
import { currentTrace, inTrace } from "~/app/log/trace";
import { testOnSqlite } from "~/tests/support/engines";
import { inOutbox } from "~/tests/support/in-outbox";
import { letter, letters } from "~/tests/support/letters";
import { tamper } from "~/tests/support/place";
import { placeOf } from "~/tests/support/test-databases";
import { anOperator, testSite } from "~/tests/support/test-site";
import { depthOf, enqueue, payloadsWaiting, retry, sendDue, TRIES, withdraw } from "./outbox";

const to = (key: string) => ({ key, payload: { to: key } });
const failing = letters(() => Promise.reject(new Error("no post today")));

testOnSqlite("a job enqueued twice runs once, and not at all if its cause is rolled back", async () => {
  const site = await testSite();
  for (let i = 0; i < 2; i++) await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  const undone = site.db.transact(async (tx) => {
    await enqueue(site, tx, letter, to("b"));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const sent: string[] = [];
  const effects = letters(async ({ key }) => void sent.push(key));
  await sendDue(site, "one", effects);
  await sendDue(site, "one", effects);
  expect(sent).toEqual(["a"]);
});

testOnSqlite("an error of a job is stored without the person that the error names", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  const refused = letters(() => Promise.reject(new Error("550 5.1.1 <anna@post.example>: no such user")));
  await sendDue(site, "one", refused);
  expect(await inOutbox(site, "waiting")).toMatchObject([{ lastError: "Error: 550 5.1.1 <<email>>: no such user" }]);
});

test("two workers never run the same job at once", async () => {
  const site = await testSite();
  await site.db.transact(async (tx) => {
    for (let i = 0; i < 30; i++) await enqueue(site, tx, letter, to(`${i}`));
  });
  const sent: string[] = [];
  const effects = letters(async ({ key }) => void sent.push(key));
  await Promise.all(["one", "two", "three"].map((owner) => sendDue(site, owner, effects)));
  expect(new Set(sent).size).toBe(30);
  expect(sent).toHaveLength(30);
});

testOnSqlite("jobs of a dead worker are free after its lease", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  let finish = () => {};
  const stuck = sendDue(
    site,
    "one",
    letters(() => new Promise<void>((done) => (finish = done))),
  );
  await expect.poll(() => inOutbox(site, "waiting")).toMatchObject([{ leaseOwner: "one" }]);
  const effects = letters(async () => {});
  expect(await sendDue(site, "two", effects)).toBe(0);
  site.clock.advance(60_000);
  expect(await sendDue(site, "two", effects)).toBe(1);
  finish();
  await stuck;
  expect(await inOutbox(site, "done")).toMatchObject([{ attempts: 2 }]);
});

testOnSqlite("a failing job waits longer each time, becomes dead, and can be retried", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  await sendDue(site, "one", failing);
  site.clock.advance(4_999);
  expect(await sendDue(site, "one", failing)).toBe(0);
  site.clock.advance(1);
  expect(await sendDue(site, "one", failing)).toBe(1);
  site.clock.advance(9_999);
  expect(await sendDue(site, "one", failing)).toBe(0);
  for (let tried = 2; tried < TRIES; tried++) {
    site.clock.advance(60 * 60_000);
    await sendDue(site, "one", failing);
  }
  const [dead] = await inOutbox(site, "dead");
  expect(dead).toMatchObject({ attempts: TRIES, lastError: "Error: no post today" });
  site.clock.advance(60 * 60_000);
  expect(await sendDue(site, "one", failing)).toBe(0);
  const heard: unknown[] = [];
  site.bus.subscribe((event) => heard.push(event));
  expect(await retry(site, anOperator, dead!.id)).toBe(true);
  expect(await retry(site, anOperator, dead!.id)).toBe(false);
  expect(heard, "it is looked for at once").toEqual([{ kind: "effects", dueAt: site.now() }]);
  expect(
    await sendDue(
      site,
      "one",
      letters(async () => {}),
    ),
  ).toBe(1);
});

testOnSqlite("a job can be withdrawn until a process leases it", async () => {
  const site = await testSite();
  const back = (key: string) => site.db.transact((tx) => withdraw(site, tx, letter, key));
  await site.db.transact(async (tx) => {
    for (const key of ["a", "b"]) await enqueue(site, tx, letter, to(key));
  });
  expect(await back("a")).toBe(true);
  expect(await back("a")).toBe(false);
  await sendDue(site, "one", failing);
  expect(await back("b")).toBe(false);
  expect(await inOutbox(site, "waiting")).toMatchObject([{ key: "b" }]);
});

test("during a move of the tenant no job starts, and running ones end quietly", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  const move = () => tamper(placeOf(), site.databaseName, "insert into hold (token) values ('move')");
  expect(await sendDue(site, "one", letters(move))).toBe(1);
  site.clock.advance(60_000);
  expect(await sendDue(site, "one", failing)).toBe(0);
  expect(await inOutbox(site, "waiting")).toMatchObject([{ attempts: 1, leaseOwner: "one" }]);
});

testOnSqlite("a job still running at shutdown is returned without counting the try", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  const stop = new AbortController();
  const slow = sendDue(
    site,
    "one",
    letters(() => new Promise(() => {})),
    stop.signal,
  );
  await expect.poll(() => inOutbox(site, "waiting")).toMatchObject([{ leaseOwner: "one", attempts: 1 }]);
  stop.abort();
  await slow;
  expect(await inOutbox(site, "waiting")).toMatchObject([{ leaseOwner: null, attempts: 0, lastError: null }]);
  expect(
    await sendDue(
      site,
      "two",
      letters(async () => {}),
    ),
  ).toBe(1);
});

test("waiting jobs can be listed, and finished ones cannot", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  const ids = (await inOutbox(site, "waiting")).map(({ id }) => id);
  const read = () => site.db.read((conn) => payloadsWaiting(conn, ids));
  expect(await read()).toEqual([to("a").payload]);
  expect(await depthOf(site)).toMatchObject({ waiting: 1 });
  await sendDue(
    site,
    "one",
    letters(async () => {}),
  );
  expect(await read()).toEqual([]);
});

testOnSqlite("a job that never finished, however often it was tried, becomes dead", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  const fatal = letters(() => new Promise<void>(() => {}));
  const stop = new AbortController();
  const endless: Promise<number>[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    endless.push(sendDue(site, "one", fatal, stop.signal));
    await expect.poll(() => inOutbox(site, "waiting")).toMatchObject([{ attempts: tried + 1 }]);
    site.clock.advance(60_000);
  }
  await sendDue(site, "two", fatal);
  expect(await inOutbox(site, "dead")).toMatchObject([{ lastError: "no try came to an end" }]);
  stop.abort();
  await Promise.all(endless);
});

testOnSqlite("a job is announced after the commit, and never after a rollback", async () => {
  const site = await testSite();
  const heard: unknown[] = [];
  site.bus.subscribe((event) => heard.push(event));
  const undone = site.db.transact(async (tx) => {
    await enqueue(site, tx, letter, to("a"));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await site.db.transact(async (tx) => {
    await enqueue(site, tx, letter, to("a"));
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([{ kind: "effects", dueAt: site.now() }]);
});

testOnSqlite("a job runs in the trace of the request that enqueued it, in any process", async () => {
  const site = await testSite();
  const trace = { id: "4bf92f3577b34da6a3ce929d0e0e4736", route: "/likes" };
  await inTrace(trace, () => site.db.transact((tx) => enqueue(site, tx, letter, to("a"))));
  await site.db.transact((tx) => enqueue(site, tx, letter, to("b")));
  const traces: Record<string, string | undefined> = {};
  const effects = letters(async ({ key }) => {
    traces[key] = currentTrace()?.id;
  });
  await inTrace({ id: "another", route: undefined }, () => sendDue(site, "one", effects));
  expect(traces).toEqual({ a: trace.id, b: undefined });
});
