// @engines both
import { beforeEach, expect, test } from "vitest";
import { type Device, deviceFrom, deviceToken } from "~/app/domain/account/devices/devices";
import { suspendMember } from "~/app/domain/safety/reports/suspending";
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

/** A browser in which this address was logged in. */
const deviceOf = (email: string): Device => deviceFrom(site, deviceToken(site, null, { email, passwordHash: "none" }))!;

test("an ordinary sign-up is noticed for nothing", async () => {
  expect(await join("anna@example.com", { device: deviceOf("carl@example.com") })).toEqual([]);
});

testOnSqlite("a throwaway address is noticed, and refused for nothing", async () => {
  expect(await join("anna@mailinator.com")).toEqual([{ rule: "disposable", figures: { domain: "mailinator.com" } }]);
});

testOnSqlite("another country than the profile's is noticed where the network's is known", async () => {
  expect(await join("anna@example.com", { address: "8.8.8.8" })).toEqual([
    { rule: "country", figures: { from: "US", claimed: "NL" } },
  ]);
  expect(await join("ines@example.com", { address: "192.168.1.1" })).toEqual([]);
});

testOnSqlite("the third account within a day of a browser that is known is noticed", async () => {
  const device = deviceOf("anna@example.com");
  expect(await join("a@example.com", { device })).toEqual([]);
  expect(await join("b@example.com", { device })).toEqual([]);
  expect(await join("c@example.com", { device })).toEqual([{ rule: "device_accounts", figures: { accounts: 3 } }]);
  site.clock.advance(DAY);
  expect(await join("d@example.com", { device })).toEqual([]);
});

testOnSqlite(
  "whoever is closed out for good is noticed in their browser, and in other accounts of their mailbox",
  async () => {
    const device = deviceOf(bert.email);
    const ground = { rule: "No money", facts: "Asked for money." };
    await suspendMember(site, anOperator, bert.id, { ...ground, until: site.now() + DAY });
    expect(await join("a@example.com", { device })).toEqual([]);
    expect(await risksOf(site, twin.id)).toEqual([]);
    await suspendMember(site, anOperator, bert.id, { ...ground, until: null });
    expect(await join("b@example.com", { device })).toEqual([{ rule: "banned_device", figures: { accounts: 1 } }]);
    expect(await risksOf(site, twin.id)).toMatchObject([{ rule: "banned_mailbox", figures: {} }]);
  },
);
