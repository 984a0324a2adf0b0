// @engines both
import { beforeEach, expect, test } from "vitest";
import { rememberedDevice } from "~/app/domain/account/credentials/known-devices";
import { accountDevices } from "~/db/tables";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { accountsOnDevice, accountsOnDevicesOf, codeOfDevice, codesOf, DEVICE_LASTS, deviceFrom } from "./devices";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
});

const logIn = async (token: string | undefined, { email }: { email: string }) =>
  rememberedDevice(site, deviceFrom(site, token), email);
const codes = (id: string) => site.db.read((conn) => codesOf(conn, id, 10));
const others = (id: string) => site.db.read((conn) => accountsOnDevicesOf(conn, id));
const on = (text: string) => site.db.read((conn) => accountsOnDevice(conn, text));

test("whoever logs in on one device is found by it, and by each other", async () => {
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

test("the latest log-in comes first, and one of more than a year ago is forgotten", async () => {
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
  site.clock.advance(DEVICE_LASTS / 2 + 1);
  await logIn(undefined, bert);
  expect(await codes(anna.id)).toEqual([]);
});

test("the code is no part of the cookie, and another one at another site", async () => {
  const token = await logIn(undefined, anna);
  const device = deviceFrom(site, token)!;
  const other = await testSite({ tenant: { slug: "other" } });
  expect(codeOfDevice(other, device)).not.toBe(codeOfDevice(site, device));
  expect(token).not.toContain(codeOfDevice(site, device).slice(2));
});

test("nothing is noted of an address without an account", async () => {
  await logIn(undefined, { email: "nobody@example.com" });
  expect(await site.db.read(({ drizzle }) => drizzle.select().from(accountDevices))).toEqual([]);
});
