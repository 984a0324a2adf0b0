import { expect, test } from "vitest";
import { discardUnconfirmed } from "~/app/domain/account/deletion/deletion";
import { balanceOf, entriesOf, grant } from "~/app/domain/money/ledger/ledger";
import { conversationWith, markRead, sendMessage } from "~/app/domain/talk/chats/chats";
import { mailsFrom, sendAll } from "~/tests/support/mails";
import { anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { returnUnread } from "./returns";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const DAY = 24 * 60 * 60 * 1000;

test("a first message that will never be read is repaid, with an email to its sender", async () => {
  const site = await siteWithCredits();
  await write(site, anna, "Hello");
  const talk = await write(site, carl, "Hello");
  await markRead(site, bert, talk);
  await leave(site, bert);
  site.clock.advance(DAY); // restored meanwhile
  await leave(site, bert);
  expect(await balanceOf(site, anna)).toBe(10);
  expect(await balanceOf(site, carl)).toBe(8);
  expect((await entriesOf(site, anna))[0]).toMatchObject({ amount: 2, cause: "return" });
  const mails = (await mailsFrom(site)).filter(({ subject }) => subject === "You got something back");
  expect(mails.map(({ to }) => to)).toEqual([anna.email]);
});

test("a first message to a cancelled sign-up is repaid too", async () => {
  const site = await siteWithCredits({ ...bert, confirmedAt: null });
  await write(site, anna, "Hello");
  expect(await balanceOf(site, anna)).toBe(8);
  await site.db.transact((tx) => discardUnconfirmed(site, tx, bert.id));
  await sendAll(site);
  expect(await balanceOf(site, anna)).toBe(10);
});

test("messages after the first, or older than a week, are not repaid", async () => {
  const site = await siteWithCredits();
  const talk = await write(site, anna, "Hello");
  await sendMessage(site, anna, { conversation: talk, text: "Are you there?", key: "second" });
  await write(site, carl, "Hello");
  site.clock.advance(6 * DAY);
  await leave(site, bert);
  expect(await balanceOf(site, anna)).toBe(8);
  const later = await siteWithCredits();
  await write(later, carl, "Hello");
  later.clock.advance(8 * DAY);
  await leave(later, bert);
  expect(await balanceOf(later, carl)).toBe(8);
});

async function siteWithCredits(other: Person = bert): Promise<TestSite> {
  const site = await testSite({ members: [anna, other, carl], tenant: { credits: { perMessage: 2 } } });
  for (const member of [anna, carl]) {
    await site.db.transact((tx) => grant(site, tx, member, { amount: 10, cause: "grant", key: "g" }));
  }
  return site;
}

async function write(site: TestSite, from: Person, text: string): Promise<string> {
  const conversation = await conversationWith(site, from, bert.id);
  await sendMessage(site, from, { conversation, text, key: "first" });
  return conversation;
}

async function leave(site: TestSite, member: Person): Promise<void> {
  await site.db.transact((tx) => returnUnread(site, tx, member));
  await sendAll(site);
}
