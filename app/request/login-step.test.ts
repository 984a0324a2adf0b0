// @engines both
import pino from "pino";
import { expect, test } from "vitest";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { knownDevice, rememberedDevice } from "~/app/domain/account/credentials/known-devices";
import { deviceFrom } from "~/app/domain/account/devices/devices";
import { tamperPastTriggers } from "~/tests/support/place";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, testSite } from "~/tests/support/test-site";
import { enter } from "./login-step";
import { visitOf } from "./visit";

const PASSWORD = "anna's own";
const anna = anAdult({ name: "Anna", password: PASSWORD });

test("a failed look-up of the device lets the member log in, and leaves the device unchanged", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => lines.push(line) });
  const own = await testSite({ members: [anna] });
  const site = { ...own, log };
  const cookie = `device=${await rememberedDevice(site, null, anna.email)}`;
  const request = new Request("http://velvet.test/login", { method: "POST", headers: { Cookie: cookie } });
  const visit = visitOf(site, request, "10.0.0.1", false);
  const device = deviceFrom(site, cookie.slice("device=".length));
  const entered = await logIn(site, { email: anna.email, password: PASSWORD }, "10.0.0.1", device);
  const names = (answer: Response) => answer.headers.getSetCookie().map((each) => each.split("=")[0]);
  expect(names(await enter(site, { request, visit }, entered, undefined))).toEqual(["session", "device"]);
  // Pending notes about devices are written by now.
  await site.db.transact(async () => {});
  const rename = (from: string, to: string) =>
    tamperPastTriggers(placeOf(), own.databaseName, `alter table ${from} rename to ${to}`);
  await rename("account", "account_away");
  try {
    expect(await knownDevice(site, device, anna.email)).toBeNull();
    const answer = await enter(site, { request, visit }, entered, undefined);
    expect([answer.status, names(answer)]).toEqual([302, ["session"]]);
  } finally {
    await rename("account_away", "account");
  }
  const said = "the owner of a device could not be read";
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([said, said]);
});
