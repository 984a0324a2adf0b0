import { expect, test } from "vitest";
import { tamper } from "~/tests/support/place";
import { placeOf } from "~/tests/support/test-databases";
import { testSite } from "~/tests/support/test-site";
import { effectsOf, enqueue, retry, sendDue, TRIES, withdraw } from "./outbox";

/** Far more than it takes, for when the machine is busy. */
const SOON = { timeout: 10_000 };
const letter = (key: string) => ({ kind: "letter", key, payload: { to: key } });
const failing = { letter: () => Promise.reject(new Error("no post today")) };

test("an effect asked for twice happens once, and not at all where its cause did not", async () => {
  const site = await testSite();
  for (let i = 0; i < 2; i++) await site.db.transact((tx) => enqueue(site, tx, letter("a")));
  const undone = site.db.transact(async (tx) => {
    await enqueue(site, tx, letter("b"));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const sent: string[] = [];
  const handlers = { letter: async ({ key }: { key: string }) => void sent.push(key) };
  await sendDue(site, "one", handlers);
  await sendDue(site, "one", handlers);
  expect(sent).toEqual(["a"]);
});

test("two workers at once never send the same", async () => {
  const site = await testSite();
  await site.db.transact(async (tx) => {
    for (let i = 0; i < 30; i++) await enqueue(site, tx, letter(`${i}`));
  });
  const sent: string[] = [];
  const handlers = { letter: async ({ key }: { key: string }) => void sent.push(key) };
  await Promise.all(["one", "two", "three"].map((owner) => sendDue(site, owner, handlers)));
  expect(new Set(sent).size).toBe(30);
  expect(sent).toHaveLength(30);
});

test("what a worker took with it is free again after its lease", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter("a")));
  let finish = () => {};
  const stuck = sendDue(site, "one", { letter: () => new Promise<void>((done) => (finish = done)) });
  await expect.poll(() => effectsOf(site, "waiting"), SOON).toMatchObject([{ leaseOwner: "one" }]);
  const handlers = { letter: async () => {} };
  expect(await sendDue(site, "two", handlers)).toBe(0);
  site.clock.advance(60_000);
  expect(await sendDue(site, "two", handlers)).toBe(1);
  finish();
  await stuck;
  expect(await effectsOf(site, "done")).toMatchObject([{ attempts: 2 }]);
});

test("what fails waits longer each time, is dead in the end, and can be tried again", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter("a")));
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
  expect(await sendDue(site, "one", { letter: async () => {} })).toBe(1);
});

test("an effect can be taken back until somebody has taken it up", async () => {
  const site = await testSite();
  const back = (key: string) => site.db.transact((tx) => withdraw(site, tx, letter(key)));
  await site.db.transact(async (tx) => {
    for (const key of ["a", "b"]) await enqueue(site, tx, letter(key));
  });
  expect(await back("a")).toBe(true);
  expect(await back("a")).toBe(false);
  await sendDue(site, "one", failing);
  expect(await back("b")).toBe(false);
  expect(await effectsOf(site, "waiting")).toMatchObject([{ key: "b" }]);
});

test("while the tenant is being moved nothing is sent, and what was on its way ends quietly", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter("a")));
  const move = () => tamper(placeOf(), site.databaseName, "insert into hold (token) values ('move')");
  expect(await sendDue(site, "one", { letter: move })).toBe(1);
  site.clock.advance(60_000);
  expect(await sendDue(site, "one", failing)).toBe(0);
  expect(await effectsOf(site, "waiting")).toMatchObject([{ attempts: 1, leaseOwner: "one" }]);
});

test("what takes too long at the end of the day is given back, as if it had not been tried", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter("a")));
  const stop = new AbortController();
  const slow = sendDue(site, "one", { letter: () => new Promise(() => {}) }, stop.signal);
  await expect.poll(() => effectsOf(site, "waiting"), SOON).toMatchObject([{ leaseOwner: "one", attempts: 1 }]);
  stop.abort();
  await slow;
  expect(await effectsOf(site, "waiting")).toMatchObject([{ leaseOwner: null, attempts: 0, lastError: null }]);
  expect(await sendDue(site, "two", { letter: async () => {} })).toBe(1);
});

test("what never came to an end, however often it was tried, is dead", async () => {
  const site = await testSite();
  await site.db.transact((tx) => enqueue(site, tx, letter("a")));
  const fatal = { letter: () => new Promise<void>(() => {}) };
  for (let tried = 0; tried < TRIES; tried++) {
    void sendDue(site, "one", fatal);
    await expect.poll(() => effectsOf(site, "waiting"), SOON).toMatchObject([{ attempts: tried + 1 }]);
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
    await enqueue(site, tx, letter("a"));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await site.db.transact(async (tx) => {
    await enqueue(site, tx, letter("a"));
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([{ kind: "effects" }]);
});
