// @engines both
import { and, eq } from "drizzle-orm";
import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import { rememberedDevice } from "~/app/domain/account/credentials/known-devices";
import { effects } from "~/app/domain/effect-handlers";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { accountDevices } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import {
  accountsOnDevice,
  accountsOnDevicesOf,
  codeOfDevice,
  codesOf,
  DEVICE_LASTS,
  deviceFrom,
  noteDevice,
} from "./devices";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
});

const rows = () => site.db.read(({ drizzle }) => drizzle.select().from(accountDevices));
const insert = (made: (typeof accountDevices.$inferInsert)[]) =>
  site.db.transact(({ drizzle }) => drizzle.insert(accountDevices).values(made));

/** Returns the token after recording it, which a login does not wait for. */
async function logIn(token: string | undefined, { id, email }: { id: string; email: string }): Promise<string> {
  const given = (await rememberedDevice(site, deviceFrom(site, token), email))!;
  const code = codeOfDevice(site, deviceFrom(site, given)!);
  const noted = { accountId: id, code, at: site.now() };
  await expect.poll(rows).toContainEqual(noted);
  return given;
}
const codes = (id: string) => site.db.read((conn) => codesOf(site, conn, id, 10));
const others = (id: string) => site.db.read((conn) => accountsOnDevicesOf(site, conn, id));
const on = (text: string) => site.db.read((conn) => accountsOnDevice(site, conn, text));

testOnSqlite("accounts that log in on one device are found by the device, and by one another", async () => {
  const shared = await logIn(await logIn(undefined, anna), bert);
  await logIn(undefined, carl);
  const [code] = await codes(anna.id);
  expect(code).toMatch(/^d-[0-9a-f]{16}$/);
  expect(await codes(bert.id)).toEqual([code]);
  expect(await codes(carl.id)).not.toEqual([code]);
  expect([await others(anna.id), await others(bert.id), await others(carl.id)]).toEqual([[bert.id], [anna.id], []]);
  expect((await on(` ${code?.toUpperCase()} `)).sort()).toEqual([anna.id, bert.id].sort());
  for (const text of ["", "d-", `${code}0`, deviceFrom(site, shared)!.id]) expect(await on(text), text).toEqual([]);
});

test("the latest login comes first, and logins older than a year are deleted", async () => {
  const first = await logIn(undefined, anna);
  site.clock.advance(DEVICE_LASTS / 2);
  await logIn(undefined, anna);
  site.clock.advance(1);
  await logIn(first, anna);
  const [again, other] = await codes(anna.id);
  expect(again).toBe(codeOfDevice(site, deviceFrom(site, first)!));
  site.clock.advance(DEVICE_LASTS / 2);
  await logIn(undefined, bert);
  expect(await codes(anna.id)).toEqual([again, other]);
  expect([await on(again!), await others(bert.id)]).toEqual([[anna.id], []]);
  await insert([{ accountId: bert.id, code: again!, at: site.now() }]);
  expect(await others(bert.id)).toEqual([anna.id]);
  site.clock.advance(DEVICE_LASTS / 2 + 1);
  expect([await codes(anna.id), await others(bert.id), await on(again!)]).toEqual([[], [], [bert.id]]);
});

test("records of logins are deleted after a year, even without new logins", async () => {
  const beginning = site.now();
  const old = Array.from({ length: 250 }, (_, at) => ({ accountId: anna.id, code: `d-${at}`, at: beginning }));
  await insert(old);
  await logIn(undefined, bert);
  site.clock.advance(DEVICE_LASTS / 2);
  const kept = await logIn(undefined, carl);
  site.clock.set(beginning + DEVICE_LASTS - 24 * 60 * 60 * 1000);
  await sendDue(site, "one", effects);
  expect(await rows()).toHaveLength(252);
  site.clock.set(beginning + DEVICE_LASTS);
  await sendDue(site, "one", effects);
  expect((await rows()).map(({ code }) => code)).toEqual([codeOfDevice(site, deviceFrom(site, kept)!)]);
});

test("of many accounts on one device, the hundred latest logins are found", async () => {
  const many = Array.from({ length: 102 }, (_, at) => anAdult({ name: `Many ${at}` }));
  await site.add(...many);
  const ids = many.map(({ id }) => id).sort();
  const code = "d-0123456789abcdef";
  await insert(ids.map((accountId, at) => ({ accountId, code, at: site.now() + at })));
  expect(await on(code)).toEqual(ids.slice(2).reverse());
  expect(await others(ids[0]!)).toEqual(ids.slice(2).reverse());
});

test("a login does not wait for the record of its device", async () => {
  const token = await logIn(undefined, anna);
  const { id } = deviceFrom(site, token)!;
  const code = codeOfDevice(site, { id });
  let release = () => {};
  let held: Promise<void> | undefined;
  await new Promise<void>((locked) => {
    held = site.db.transact(async ({ drizzle }) => {
      const own = and(eq(accountDevices.accountId, anna.id), eq(accountDevices.code, code));
      await drizzle.update(accountDevices).set({ at: 0 }).where(own);
      const released = new Promise<void>((done) => {
        release = done;
      });
      locked();
      await released;
    });
  });
  site.clock.advance(1);
  const again = [1, 2].map(() => rememberedDevice(site, deviceFrom(site, token), anna.email));
  expect((await Promise.all(again)).map((each) => deviceFrom(site, each)?.id)).toEqual([id, id]);
  release();
  await held;
  await expect.poll(rows).toEqual([{ accountId: anna.id, code, at: site.now() }]);
});

test("a failure to record a device is logged", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => lines.push(line) });
  noteDevice({ ...site, log }, site.newId(), { id: "of an account that is gone" });
  await expect.poll(() => lines.map((line) => JSON.parse(line).msg)).toEqual(["could not record a login on a device"]);
  expect(await rows()).toEqual([]);
});

testOnSqlite("the code of a device is not part of the cookie, and differs between sites", async () => {
  const token = await logIn(undefined, anna);
  const device = deviceFrom(site, token)!;
  const other = await testSite({ tenant: { slug: "other" } });
  expect(codeOfDevice(other, device)).not.toBe(codeOfDevice(site, device));
  expect(token).not.toContain(codeOfDevice(site, device).slice(2));
});

testOnSqlite("an address without an account records nothing", async () => {
  await rememberedDevice(site, null, "nobody@example.com");
  await logIn(undefined, anna);
  expect((await rows()).map(({ accountId }) => accountId)).toEqual([anna.id]);
});
