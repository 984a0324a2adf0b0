// @engines both
import { describe, expect, test } from "vitest";
import { askForAddress, changeAddress } from "~/app/domain/account/credentials/address-change";
import { codesOf, stayOffer, takeStayDiscount } from "~/app/domain/money/discounts/discounts";
import { balanceOf } from "~/app/domain/money/ledger/ledger";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { startOrder } from "~/app/domain/money/orders/orders";
import { impose, lift } from "~/app/domain/safety/sanctions/sanctions";
import { cases, decisions } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom, tokenIn } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { holderOf } from "./accounts";
import { confirm } from "./activation";
import { checkEmail } from "./email-check";
import { mailboxOf } from "./mailboxes";

testOnSqlite.each([
  ["anna@example.com", "anna@example.com"],
  ["anna+spam@example.com", "anna@example.com"],
  ["an.na@example.com", "an.na@example.com"],
  ["a.n.na+one+two@gmail.com", "anna@gmail.com"],
  ["anna@googlemail.com", "anna@gmail.com"],
  ["+anna@example.com", "+anna@example.com"],
])("the mailbox of %s is %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

const one = anAdult({
  name: "One",
  email: "an.na@gmail.com",
  password: "one's own",
  signedUpAt: START,
  confirmedAt: null,
});
const two = anAdult({ name: "Two", email: "anna+two@googlemail.com", signedUpAt: START, confirmedAt: null });
const other = anAdult({ name: "Other", email: "bert@gmail.com", signedUpAt: START, confirmedAt: null });

describe("a welcome gift is given once per mailbox", () => {
  testOnSqlite("for the first account that confirms its address", async () => {
    const site = await testSite({ members: [one, two, other], tenant: { credits: { welcome: 25 }, demo: true } });
    await Promise.all([one, two, other].map((each) => site.db.transact((tx) => confirm(site, tx, each))));
    const balances = [await balanceOf(site, one), await balanceOf(site, two)].sort();
    expect(balances).toEqual([0, 25]);
    expect(await balanceOf(site, other)).toBe(25);
  });

  test("even after the account that got it changed its address", async () => {
    const site = await testSite({ members: [one], tenant: { credits: { welcome: 25 }, demo: true } });
    await site.db.transact((tx) => confirm(site, tx, one));
    await moveTo(site, "elsewhere@example.com");
    await site.add(two);
    await site.db.transact((tx) => confirm(site, tx, two));
    expect(await balanceOf(site, two)).toBe(0);
  });

  testOnSqlite("including the code of a first order and the discount for staying", async () => {
    const company = { name: "V", address: "a", city: "b", country: "NL", deleteDiscount: 25 };
    const welcome = { code: "HELLO", percent: 20, days: 7 };
    const site = await testSite({ members: [one, two], tenant: { demo: true, company, discounts: { welcome } } });
    expect(await codesOf(site, two)).toHaveProperty("welcome");
    expect(await stayOffer(site, two)).toBe(25);
    await takeStayDiscount(site, one);
    const { order } = await startOrder(site, one, aPurchase());
    await playSandbox(site, order, "paid");
    await receiveNotice(site, noticeFor(order));
    expect(await codesOf(site, two)).toEqual({});
    expect(await stayOffer(site, two)).toBe(0);
    expect(await takeStayDiscount(site, two)).toBeUndefined();
  });
});

describe("the mailbox of a suspended account", () => {
  const banned = anAdult({ name: "Banned", email: "an.na@gmail.com", confirmedAt: START });
  const taken = async (site: TestSite, email: string) =>
    (await site.db.read((conn) => holderOf(conn, email))) !== undefined;

  testOnSqlite("is recognized in every spelling, until the suspension is lifted", async () => {
    const site = await testSite({ members: [banned, other] });
    expect(await taken(site, two.email)).toBe(false);
    await suspended(site, banned.id);
    expect(await taken(site, two.email)).toBe(true);
    expect(await taken(site, "anne@gmail.com")).toBe(false);
    expect((await checkEmail(site, two.email, "10.0.0.1")).status).toBe("active");
    await lift(site, anOperator, "suspension", banned.id, { actor: "Mia", facts: "A mistake" });
    expect(await taken(site, two.email)).toBe(false);
  });

  test("stays free if the address was never confirmed", async () => {
    const site = await testSite({ members: [one] });
    await suspended(site, one.id);
    expect(await taken(site, two.email)).toBe(false);
  });
});

async function moveTo(site: TestSite, email: string): Promise<void> {
  await askForAddress(site, { ...one, confirmedAt: START }, { email, password: one.password! });
  const mail = (await mailsFrom(site)).find(({ to }) => to === email);
  await changeAddress(site, tokenIn(mail!));
}

/** Suspends an account like a moderator's decision. */
function suspended(site: TestSite, subjectId: string): Promise<void> {
  const reasons = { key: `of ${subjectId}`, subjectId, rule: "No begging", facts: "Asked for money." };
  return site.db.transact(async (tx) => {
    const about = { kind: "profile", targetId: subjectId, state: "closed", score: 1, version: 1 } as const;
    await tx.drizzle.insert(cases).values({ id: "case", subjectId, openedAt: START, ...about });
    const decided = { caseId: "case", actor: "Mia", automated: false, at: START };
    await tx.drizzle.insert(decisions).values({ ...reasons, ...decided });
    const source = { type: "SOURCE_VOLUNTARY", identity: null } as const;
    await impose(site, tx, "suspension", { ...reasons, about: { actor: "Mia", category: "scam", source } }, null);
  });
}
