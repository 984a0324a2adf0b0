// @engines both
import { expect, test } from "vitest";
import { limitSpending } from "~/app/domain/account/accounts/accounts";
import { memberOf, startSession } from "~/app/domain/account/sessions/sessions";
import type { Member } from "~/app/domain/member";
import { grant } from "~/app/domain/money/ledger/ledger";
import { statementsOf } from "~/tests/support/statements";
import { anAdult, testSite } from "~/tests/support/test-site";
import { conversationPage, conversationWith, sendMessage } from "./chats";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const priced = { credits: { perMessage: 2 } };

async function talk(tenant: object) {
  const site = await testSite({ members: [anna, bert], tenant: { demo: true, ...tenant } });
  for (const member of [anna, bert]) {
    await site.db.transact((tx) => grant(site, tx, member, { amount: 20, cause: "grant", key: "g" }));
  }
  const conversation = await conversationWith(site, anna, bert.id);
  let sent = 0;
  const say = async (from: Member, text = "Hello") => {
    return (await sendMessage(site, from, { conversation, text, key: `${sent++}` })).credits;
  };
  return { site, conversation, say };
}

test("the first answer in a conversation is free and shown as such, and the next is not", async () => {
  const { site, conversation, say } = await talk(priced);
  await conversationWith(site, bert, anna.id); // makes it visible to him
  const next = async () => (await conversationPage(site, bert, conversation)).next;
  expect(await next()).toMatchObject({ amount: 2, free: null, balance: 20 });
  expect(await say(anna)).toBe(18);
  expect(await next()).toMatchObject({ amount: 0, free: "reply" });
  expect(await say(bert)).toBe(20);
  expect(await next()).toMatchObject({ amount: 2, free: null });
  expect(await say(bert)).toBe(18);
  expect(await say(anna)).toBe(16);
});

test("premium includes a number of messages a day, by the site's calendar", async () => {
  const prices = { NL: { amount: 100, currency: "EUR" } };
  const premium = { includes: { messagesPerDay: 2 }, terms: [{ id: "month", days: 30, prices }] };
  const { site, say } = await talk({ ...priced, premium });
  const holder = { ...anna, premiumUntil: site.now() + 10 * 24 * 60 * 60 * 1000 };
  expect([await say(holder), await say(holder), await say(holder)]).toEqual([20, 20, 18]);
  site.clock.advance(24 * 60 * 60 * 1000);
  expect(await say(holder)).toBe(18);
  expect(await say(anna)).toBe(16);
});

test("the daily cap stops paid messages, and free ones continue", async () => {
  const { site, say, conversation } = await talk(priced);
  const careful = { ...anna, spendingCap: 5 };
  expect([await say(careful), await say(careful)]).toEqual([18, 16]);
  await expect(say(careful)).rejects.toMatchObject({ code: "credits.cap_reached", kind: "payment_required" });
  expect((await conversationPage(site, careful, conversation)).next).toMatchObject({ balance: 16, cap: 5 });
  site.clock.advance(24 * 60 * 60 * 1000);
  expect(await say(careful)).toBe(14);
});

test("a cap counts the day's credits, whatever is repaid", async () => {
  const { site, say } = await talk(priced);
  const careful = { ...anna, spendingCap: 5 };
  await say(careful);
  await site.db.transact((tx) => grant(site, tx, anna, { amount: 2, cause: "return", key: "r" }));
  expect(await say(careful)).toBe(18);
  await expect(say(careful)).rejects.toMatchObject({ code: "credits.cap_reached" });
});

test("a paid message takes at most twelve statements, regardless of how many were sent that day", async () => {
  const prices = { NL: { amount: 100, currency: "EUR" } };
  const premium = { includes: { messagesPerDay: 2 }, terms: [{ id: "month", days: 30, prices }] };
  const { say } = await talk({ ...priced, premium });
  const careful = { ...anna, premiumUntil: Number.MAX_SAFE_INTEGER, spendingCap: 20 };
  const statements = async () => {
    const asked = await statementsOf(() => say(careful));
    return asked.map(({ sql }) => sql).filter((sql) => !/^(begin|commit)/i.test(sql));
  };
  // Two are free, and the first begins a conversation.
  await say(careful);
  await say(careful);
  const third = await statements();
  for (let sent = 3; sent < 10; sent++) await say(careful);
  expect(await statements()).toEqual(third);
  expect(third.length).toBeLessThanOrEqual(12);
  expect(third.filter((sql) => /from "?(tenant"\.")?ledger_entry/.test(sql))).toEqual([]);
});

test("the daily cap stays until the member removes it", async () => {
  const { site } = await talk(priced);
  const token = await site.db.transact((tx) => startSession(site, tx, anna.id));
  for (const cap of [5, null]) {
    await limitSpending(site, anna, cap);
    expect(await memberOf(site, token)).toMatchObject({ spendingCap: cap });
  }
});
