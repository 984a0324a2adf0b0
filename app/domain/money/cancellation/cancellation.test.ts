import { expect, test } from "vitest";
import type { Member } from "~/app/domain/member";
import { extendPremium, isPremium, termOf } from "~/app/domain/money/premium/premium";
import { mailsFrom } from "~/tests/support/mails";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { cancelPremium } from "./cancellation";

const anna = anAdult({ name: "Anna" });
const ip = "192.0.2.1";
const DAY = 24 * 60 * 60 * 1000;

test("a member who cancels immediately has no premium from then on, and gets a confirmation email", async () => {
  const { site, holder } = await siteWithHolder();
  const { at } = await cancelPremium(site, { member: holder, ip }, { ...statement, when: "now" });
  expect(at).toBe(site.now());
  expect(await premiumRuns(site)).toBe(false);
  expect(await confirmations(site)).toEqual([anna.email]);
});

test("a form sent twice sends one email, and another cancellation a minute later sends another", async () => {
  const { site, holder } = await siteWithHolder();
  const cancel = () => cancelPremium(site, { member: holder, ip }, { ...statement, when: "now" });
  await Promise.all([cancel(), cancel(), cancel()]);
  expect(await confirmations(site)).toEqual([anna.email]);
  site.clock.advance(60_000);
  await cancel();
  expect(await confirmations(site)).toEqual([anna.email, anna.email]);
});

test("a member who cancels at the end keeps the paid term", async () => {
  const { site, holder } = await siteWithHolder();
  await cancelPremium(site, { member: holder, ip }, { ...statement, when: "end" });
  expect(await premiumRuns(site)).toBe(true);
  expect(await confirmations(site)).toEqual([anna.email]);
});

test("a stranger ends nothing: the owner gets an email, and an unknown address gets the same answer", async () => {
  const { site } = await siteWithHolder();
  const stranger = { member: null, ip };
  const known = await cancelPremium(site, stranger, { ...statement, when: "now" });
  const unknown = await cancelPremium(site, stranger, { ...statement, email: "nobody@example.com", when: "now" });
  expect(known).toEqual(unknown);
  expect(await premiumRuns(site)).toBe(true);
  expect(await confirmations(site)).toEqual([anna.email]);
});

test("a stranger controls only the name in the owner's email, and can cause three emails a day", async () => {
  const { site } = await siteWithHolder();
  const words = "Your account was reported. Confirm at https://velvet-help.example/login or it is closed";
  for (let each = 0; each < 5; each++) {
    await cancelPremium(site, { member: null, ip: `192.0.2.${each}` }, { ...statement, name: words, when: "end" });
  }
  const mails = await mailsFrom(site);
  expect(mails.map(({ to }) => to)).toEqual([anna.email, anna.email, anna.email]);
  for (const { text, html } of mails) expect(text + html).not.toContain("velvet-help");
  expect(mails[0]!.text).toMatch(/^Anna, on /m);
});

test("the email states the time of a cancellation in the member's time zone", async () => {
  const site = await testSite({ members: [{ ...anna, timeZone: "Pacific/Kiritimati" }] });
  await cancelPremium(site, { member: anna, ip }, { ...statement, when: "now" });
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "Pacific/Kiritimati" } as const;
  const at = new Intl.DateTimeFormat(site.words("en").locale, format).format(site.now());
  expect((await mailsFrom(site)).map(({ text }) => text)).toEqual([expect.stringContaining(at)]);
});

const statement = { name: "Anna", email: anna.email };

async function siteWithHolder(): Promise<{ site: TestSite; holder: Member }> {
  const site = await testSite({ members: [anna] });
  const premiumUntil = await site.db.transact((tx) => extendPremium(site, tx, anna.id, 30));
  site.clock.advance(DAY);
  return { site, holder: { ...anna, premiumUntil } };
}

async function premiumRuns(site: TestSite): Promise<boolean> {
  const term = await site.db.read((conn) => termOf(conn, anna.id));
  return isPremium({ premiumUntil: term?.premiumUntil ?? null }, site.now());
}

/** Returns the recipients of confirmations. */
async function confirmations(site: TestSite): Promise<string[]> {
  const mails = await mailsFrom(site);
  return mails.filter(({ subject }) => subject === "We have received your cancellation").map(({ to }) => to);
}
