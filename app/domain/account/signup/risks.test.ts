// @engines both
import { beforeEach, expect, test } from "vitest";
import { type Device, deviceFrom, deviceToken } from "~/app/domain/account/devices/devices";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { risksOf } from "~/app/domain/safety/risk/risk";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { signUp } from "./signup";
import type { SignupDraft } from "./signup.schema";

const DAY = 24 * 60 * 60_000;
const bert = anAdult({ name: "Bert", email: "bert@example.com" });
const twin = anAdult({ name: "Bert Too", email: "bert+two@example.com" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [bert, twin] });
});

async function join(email: string, { address = "203.0.113.9", device = null as Device | null } = {}) {
  const draft = {
    ...{ email, name: "Anna", password: "correct horse", birthDate: "1996-03-14", language: "en", country: "NL" },
    consents: { terms: true, sensitiveData: true },
  } as SignupDraft;
  const joined = await signUp(site, draft, address, site.newId(), device);
  return (await risksOf(site, joined!.member.id)).map(({ rule, figures }) => ({ rule, figures }));
}

/** Returns a browser in which this address was logged in. */
const deviceOf = (email: string): Device => deviceFrom(site, deviceToken(site, null, { email, passwordHash: "none" }))!;

test("an ordinary sign-up has no risk signal", async () => {
  expect(await join("anna@example.com", { device: deviceOf("carl@example.com") })).toEqual([]);
});

testOnSqlite("a disposable address is a risk signal, and not refused", async () => {
  expect(await join("anna@mailinator.com")).toEqual([{ rule: "disposable", figures: { domain: "mailinator.com" } }]);
});

testOnSqlite("a network in another country than the profile's is a risk signal", async () => {
  expect(await join("anna@example.com", { address: "8.8.8.8" })).toEqual([
    { rule: "country", figures: { from: "US", claimed: "NL" } },
  ]);
  expect(await join("ines@example.com", { address: "192.168.1.1" })).toEqual([]);
});

testOnSqlite("the third account a day on a known browser is a risk signal", async () => {
  const device = deviceOf("anna@example.com");
  expect(await join("a@example.com", { device })).toEqual([]);
  expect(await join("b@example.com", { device })).toEqual([]);
  expect(await join("c@example.com", { device })).toEqual([{ rule: "device_accounts", figures: { accounts: 3 } }]);
  site.clock.advance(DAY);
  expect(await join("d@example.com", { device })).toEqual([]);
});

testOnSqlite("a banned member's browser and mailbox are risk signals for other accounts", async () => {
  const device = deviceOf(bert.email);
  const reasons = { rule: "No money", facts: "Asked for money." };
  await restrictMember(site, anOperator, "suspension", bert.id, { ...reasons, until: site.now() + DAY });
  expect(await join("a@example.com", { device })).toEqual([]);
  expect(await risksOf(site, twin.id)).toEqual([]);
  await restrictMember(site, anOperator, "suspension", bert.id, { ...reasons, until: null });
  expect(await join("b@example.com", { device })).toEqual([{ rule: "banned_device", figures: { accounts: 1 } }]);
  expect(await risksOf(site, twin.id)).toMatchObject([{ rule: "banned_mailbox", figures: {} }]);
});
