import { expect, test } from "vitest";
import { letter, letters } from "~/tests/support/letters";
import { tamper } from "~/tests/support/place";
import { placeOf } from "~/tests/support/test-databases";
import { testSite } from "~/tests/support/test-site";
import { effectsOf, enqueue, retry, sendDue, TRIES, withdraw } from "./outbox";

const to = (key: string) => ({ key, payload: { to: key } });
const failing = letters(() => Promise.reject(new Error("no post today")));

test("an effect asked for twice happens once, and not at all where its cause did not", async () => {
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

test("two workers at once never send the same", async () => {
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

test("what a worker took with it is free again after its lease", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  let finish = () => {};
  const stuck = sendDue(
    site,
    "one",
    letters(() => new Promise<void>((done) => (finish = done))),
  );
  await expect.poll(() => effectsOf(site, "waiting")).toMatchObject([{ leaseOwner: "one" }]);
  const effects = letters(async () => {});
  expect(await sendDue(site, "two", effects)).toBe(0);
  site.clock.advance(60_000);
  expect(await sendDue(site, "two", effects)).toBe(1);
  finish();
  await stuck;
  expect(await effectsOf(site, "done")).toMatchObject([{ attempts: 2 }]);
});

test("what fails waits longer each time, is dead in the end, and can be tried again", async () => {
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
  const [dead] = await effectsOf(site, "dead");
  expect(dead).toMatchObject({ attempts: TRIES, lastError: "Error: no post today" });
  site.clock.advance(60 * 60_000);
  expect(await sendDue(site, "one", failing)).toBe(0);
  expect(await retry(site, dead!.id)).toBe(true);
  expect(await retry(site, dead!.id)).toBe(false);
  expect(
    await sendDue(
      site,
      "one",
      letters(async () => {}),
    ),
  ).toBe(1);
});

test("an effect can be taken back until somebody has taken it up", async () => {
  const site = await testSite();
  const back = (key: string) => site.db.transact((tx) => withdraw(site, tx, letter, key));
  await site.db.transact(async (tx) => {
    for (const key of ["a", "b"]) await enqueue(site, tx, letter, to(key));
  });
  expect(await back("a")).toBe(true);
  expect(await back("a")).toBe(false);
  await sendDue(site, "one", failing);
  expect(await back("b")).toBe(false);
  expect(await effectsOf(site, "waiting")).toMatchObject([{ key: "b" }]);
});

test("while the tenant is being moved nothing is sent, and what was on its way ends quietly", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  const move = () => tamper(placeOf(), site.databaseName, "insert into hold (token) values ('move')");
  expect(await sendDue(site, "one", letters(move))).toBe(1);
  site.clock.advance(60_000);
  expect(await sendDue(site, "one", failing)).toBe(0);
  expect(await effectsOf(site, "waiting")).toMatchObject([{ attempts: 1, leaseOwner: "one" }]);
});

test("what takes too long at the end of the day is given back, as if it had not been tried", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  const stop = new AbortController();
  const slow = sendDue(
    site,
    "one",
    letters(() => new Promise(() => {})),
    stop.signal,
  );
  await expect.poll(() => effectsOf(site, "waiting")).toMatchObject([{ leaseOwner: "one", attempts: 1 }]);
  stop.abort();
  await slow;
  expect(await effectsOf(site, "waiting")).toMatchObject([{ leaseOwner: null, attempts: 0, lastError: null }]);
  expect(
    await sendDue(
      site,
      "two",
      letters(async () => {}),
    ),
  ).toBe(1);
});

test("what never came to an end, however often it was tried, is dead", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter, to("a")));
  const fatal = letters(() => new Promise<void>(() => {}));
  for (let tried = 0; tried < TRIES; tried++) {
    void sendDue(site, "one", fatal);
    await expect.poll(() => effectsOf(site, "waiting")).toMatchObject([{ attempts: tried + 1 }]);
    site.clock.advance(60_000);
  }
  await sendDue(site, "two", fatal);
  expect(await effectsOf(site, "dead")).toMatchObject([{ lastError: "no try came to an end" }]);
});

test("is told of once the commit is there, and never where it is not", async () => {
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
  expect(heard).toEqual([{ kind: "effects" }]);
});
