// @engines both
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { todayOf } from "~/app/domain/ages";
import { projectRoot } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import { HOUSE, ledgerAccounts, ledgerEntries } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { processOf } from "~/tests/support/processes";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { balanceOf, countUnbalanced, entriesOf, grant, payMessage, reasonedEntriesOf } from "./ledger";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });

describe("credits", () => {
  test("start at zero", async () => {
    const site = await testSite({ members: [anna] });
    expect(await balanceOf(site, anna)).toBe(0);
    expect(await entriesOf(site, anna)).toEqual([]);
  });

  test("are the granted credits minus the spent credits, with the newest entry first", async () => {
    const site = await testSite({ members: [anna, bert] });
    expect(await granted(site, anna, 10, "welcome")).toBe(10);
    site.clock.advance(1000);
    expect(await spent(site, anna, 3, "a message")).toBe(7);
    expect(await granted(site, bert, 5, "welcome")).toBe(5); // keys are per member
    expect(await balanceOf(site, anna)).toBe(7);
    expect(await entriesOf(site, anna)).toEqual([
      { id: expect.any(String), amount: -3, cause: "message", at: START + 1000 },
      { id: expect.any(String), amount: 10, cause: "grant", at: START },
    ]);
    expect((await reasonedEntriesOf(site, anna)).rows.map(({ amount }) => amount)).toEqual([-3, 10]);
    await expectBalanced(site.db);
  });

  test("move once per key, even if it is repeated with a zero balance", async () => {
    const site = await testSite({ members: [anna] });
    for (const _ of [1, 2]) expect(await granted(site, anna, 2, "k")).toBe(2);
    for (const _ of [1, 2]) expect(await spent(site, anna, 2, "k")).toBe(0);
    await Promise.all(Array.from({ length: 20 }, () => granted(site, anna, 1, "again")));
    expect(await balanceOf(site, anna)).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => spent(site, anna, 1, "again")));
    expect(await balanceOf(site, anna)).toBe(0);
    await granted(site, anna, 4, "more");
    for (const _ of [1, 2]) expect(await spent(site, anna, 1, "with some left")).toBe(3);
    await expectBalanced(site.db);
  });

  test("are not spent if there are too few", async () => {
    const site = await testSite({ members: [anna] });
    const insufficient = { code: "credits.insufficient", kind: "payment_required" };
    await expect(spent(site, anna, 1, "before any")).rejects.toMatchObject(insufficient);
    await granted(site, anna, 4, "k");
    await expect(spent(site, anna, 5, "one too many")).rejects.toMatchObject(insufficient);
    expect(await balanceOf(site, anna)).toBe(4);
    await expectBalanced(site.db);
  });

  test("never become negative", async () => {
    const site = await testSite({ members: [anna] });
    await granted(site, anna, 4, "k");
    const forced = site.db.transact(async ({ drizzle }) => {
      await drizzle.update(ledgerAccounts).set({ balance: -1 }).where(eq(ledgerAccounts.id, anna.id));
    });
    await expect(forced).rejects.toThrow(/ledger_account_balance_ck/);
    expect(await balanceOf(site, anna)).toBe(4);
  });

  test.each([0, -1, 1.5, Number.NaN])("are positive whole numbers: not %s", async (amount) => {
    const site = await testSite({ members: [anna] });
    await expect(granted(site, anna, amount, "k")).rejects.toThrow(RangeError);
    await expect(spent(site, anna, amount, "k")).rejects.toThrow(RangeError);
  });

  testOnSqlite(
    "a thousand credits are spent exactly a thousand times by ten thousand tries of four processes",
    async () => {
      const site = await testSite({ members: [anna] });
      await granted(site, anna, 1000, "k");
      const order = { place: placeOf(), name: site.databaseName, member: anna.id, times: 2500 };
      const spenders = await Promise.all([1, 2, 3, 4].map(() => spender(order)));
      const outcomes = await Promise.all(spenders.map((go) => go()));
      expect(outcomes.flatMap(({ failed }) => failed)).toEqual([]);
      expect(sum(outcomes.map(({ taken }) => taken))).toBe(1000);
      expect(sum(outcomes.map(({ refused }) => refused))).toBe(9000);
      expect(await balanceOf(site, anna)).toBe(0);
      const entries = await site.db.read(({ drizzle }) => drizzle.select().from(ledgerEntries));
      expect(entries).toHaveLength(2 * 1001);
      await expectBalanced(site.db);
    },
  );
});

function granted(site: TestSite, member: { id: string }, amount: number, key: string): Promise<number> {
  return site.db.transact((tx) => grant(site, tx, member, { amount, key, cause: "grant" }));
}

function spent(
  site: TestSite,
  member: { id: string },
  amount: number,
  key: string,
  cap: number | null = null,
): Promise<number> {
  return site.db.transact((tx) => payMessage(site, tx, member, { amount, key, cap, day: todayOf(site) }));
}

/** Every balance equals the sum of its entries, and all entries add up to zero. */
async function expectBalanced(db: Db): Promise<void> {
  const [accounts, entries] = await db.read(async ({ drizzle }) => [
    await drizzle.select().from(ledgerAccounts),
    await drizzle.select().from(ledgerEntries),
  ]);
  expect(sum(entries.map(({ amount }) => amount))).toBe(0);
  for (const { id, balance } of accounts) {
    expect(balance).toBe(sum(entries.filter(({ accountId }) => accountId === id).map(({ amount }) => amount)));
  }
  expect(await db.read(countUnbalanced)).toBe(0);
  const holders = new Set(entries.map(({ accountId }) => accountId));
  expect(holders).toEqual(new Set([HOUSE, ...accounts.map(({ id }) => id)]));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

interface Outcome {
  taken: number;
  refused: number;
  failed: string[];
}

/** Returns a waiting process, which starts when the function is called. */
async function spender(order: object): Promise<() => Promise<Outcome>> {
  const child = spawn(process.execPath, await processOf("debits", order), {
    cwd: projectRoot,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe("ready");
  return async () => {
    child.stdin.write("go");
    return JSON.parse(String((await lines.next()).value));
  };
}
