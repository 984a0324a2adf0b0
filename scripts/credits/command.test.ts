import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { orderWith, startOrder } from "~/app/domain/money/orders/orders";
import type { Site } from "~/app/domain/site";
import { projectRoot } from "~/app/settings/environment";
import { type Databases, openDatabases } from "~/db/open";
import { accounts, heldPayments, profiles } from "~/db/tables";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { freshPlace } from "~/tests/support/place";
import { anAdult } from "~/tests/support/test-site";
import type { Answer } from "../commands/declaration";
import { siteAlone } from "../site-alone";
import { readTenants } from "../tenant/read";
import credits, { listHeld } from "./command";

const anna = anAdult({ name: "Anna" });
let tenantsDir: string;
let dataDir: string;
let databases: Databases;
let site: Site;

beforeEach(async () => {
  const place = await freshPlace();
  tenantsDir = join(mkdtempSync(join(tmpdir(), "bouquet-credits-")), "tenants");
  dataDir = place.dataDir;
  vi.stubEnv("TENANTS_DIR", tenantsDir);
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("DATABASE_URL", place.url ?? "");
  cpSync(join(projectRoot, "tenants/razemo"), join(tenantsDir, "razemo"), { recursive: true });
  databases = openDatabases({ ...place, migrationsDir: join(projectRoot, "db/migrations"), limit: 1 });
  const [tenant] = readTenants({ tenantsDir, port: 3000 }).tenants.all();
  site = siteAlone(tenant!, { databases, dataDir, log: pino({ level: "silent" }) });
  await site.db.transact(async (tx) => {
    await tx.insertMany(profiles, [{ ...anna, createdAt: anna.signedUpAt }]);
    await tx.insertMany(accounts, [{ ...anna, passwordHash: "none" }]);
  });
});

afterEach(async () => {
  await databases.close();
  rmSync(join(tenantsDir, ".."), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

test("credits grant > gives and takes credits with a reason, which it shows", async () => {
  expect(await run({ command: "grant", email: anna.email, amount: 20, reason: "Sorry\nabout that" })).toEqual([
    `${anna.email} has 20 credits now`,
  ]);
  expect(await run({ command: "grant", email: anna.email, amount: -5, reason: "Too many" })).toEqual([
    `${anna.email} has 15 credits now`,
  ]);
  const shown = await run({ command: "show", email: anna.email.toUpperCase() });
  expect(shown).toEqual([
    "balance: 15",
    expect.stringMatching(/ {2}-5 {2}grant {2}Too many$/),
    expect.stringMatching(/ {2}\+20 {2}grant {2}Sorry about that$/),
  ]);
});

test("credits grant > refuses to take more than the balance", async () => {
  await expect(run({ command: "grant", email: anna.email, amount: -1, reason: "None there" })).rejects.toMatchObject({
    code: "desk.fewer_credits",
    message: `${anna.email} has only 0 credits, fewer than 1`,
  });
});

test("credits refund > refunds an order in part or completely", async () => {
  const { order } = await startOrder(site, anna, aPurchase());
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  expect(await run({ command: "refund", order: order.id, minor: 500, reason: "Half" })).toEqual([
    "5.00 EUR will be refunded; 55 credits were taken back",
  ]);
  await run({ command: "refund", order: order.id, minor: undefined, reason: "The rest" });
  expect((await orderWith(site, order.id)).state).toBe("refunded");
  const shown = await run({ command: "show", email: anna.email });
  expect(shown.at(-1)).toMatch(new RegExp(`order {2}${order.id} {2}refunded {2}10.00 EUR {2}100 credits$`));
});

test.each([
  [{ command: "refund", order: "abc", minor: undefined, reason: "Gone" }, "razemo has no order abc"],
  [{ command: "accept", held: "abc", reason: "Gone" }, "razemo has no payment abc under review"],
  [{ command: "refuse", held: "abc", reason: "Gone" }, "razemo has no payment abc under review"],
  [{ command: "refunded", held: "abc" }, "razemo has no refund abc under review"],
  [{ command: "show", email: "abc@example.com" }, "razemo has no member abc@example.com"],
] as const)("an unknown id is named: %o", async (asked, said) => {
  await expect(run(asked)).rejects.toThrow(said);
});

test("credits held > lists payments under review, which accept and refuse settle with a reason", async () => {
  const { order } = await startOrder(site, anna, aPurchase());
  const payment = { provider: order.provider, providerRef: order.providerRef!, reason: "what was paid is not known" };
  const held = { ...payment, id: "h", orderId: order.id, memberId: anna.id, minor: null, currency: null, at: 0 };
  await site.db.transact((tx) =>
    tx.insertMany(heldPayments, [held, { ...held, id: "i", providerRef: "another", minor: 1112, currency: "GBP" }]),
  );
  expect((await listHeld(site)).lines).toEqual([
    expect.stringMatching(/ {2}h {2}payment {2}sandbox .* what was paid is not known$/),
    expect.stringMatching(/ {2}i {2}payment {2}sandbox {2}another .* 11\.12 GBP /),
  ]);
  expect(await run({ command: "accept", held: "h", reason: "The bank has it" })).toEqual([
    `order ${order.id} is paid, with receipt 1`,
  ]);
  await run({ command: "refuse", held: "i", reason: "Paid twice" });
  expect((await listHeld(site)).lines).toEqual(["No payment is under review"]);
  expect((await run({ command: "show", email: anna.email }))[0]).toBe("balance: 110");
  await expect(run({ command: "refunded", held: "h" })).rejects.toMatchObject({ code: "orders.held_not_found" });
});

test("credits > names an unknown member", async () => {
  await expect(run({ command: "show", email: "nobody@example.com" })).rejects.toThrow("razemo has no member");
  await expect(run({ command: "refunded", tenant: "nowhere", held: "h" })).rejects.toThrow(
    "There is no tenant nowhere",
  );
  expect((await listHeld(site)).lines).toEqual(["No payment is under review"]);
});

/** Returns the lines of a verb. */
async function run({ command, ...given }: { command: keyof typeof credits.verbs; [name: string]: unknown }) {
  const answer = await credits.verbs[command].run({ tenant: "razemo", rest: [], ...given });
  return (answer as Answer).lines;
}
