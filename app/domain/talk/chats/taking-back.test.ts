import { beforeEach, expect, test } from "vitest";
import { balanceOf, grant } from "~/app/domain/money/ledger/ledger";
import { block } from "~/app/domain/safety/blocks/blocks";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import {
  conversationsOf,
  conversationWith,
  deleteConversation,
  findInConversation,
  messagesOf,
  sendMessage,
  takeBack,
} from "./chats";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const MINUTE = 60_000;

let site: TestSite;
let talk: string;
let said: string;
beforeEach(async () => {
  site = await testSite({ tenant: { credits: { perMessage: 2 } }, members: [anna, bert, carl] });
  await site.db.transact((tx) => grant(site, tx, anna, { amount: 10, cause: "grant", key: "welcome" }));
  talk = await conversationWith(site, anna, bert.id);
  said = (await sendMessage(site, anna, { conversation: talk, text: "Something silly", key: "k" })).message.id;
});

const seenBy = async (who: typeof anna) => (await messagesOf(site, who, talk)).messages[0];

test("a retracted message disappears for both with a note, and its cost is not repaid", async () => {
  await takeBack(site, anna, said);
  await takeBack(site, anna, said);
  for (const who of [anna, bert]) expect(await seenBy(who)).toMatchObject({ id: said, text: "", takenBack: true });
  expect((await conversationsOf(site, bert))[0]).toMatchObject({
    unread: 1,
    lastMessage: { text: "", takenBack: true },
  });
  expect(await findInConversation(site, bert, talk, "silly")).toEqual([]);
  expect(await balanceOf(site, anna)).toBe(8);
  const again = await sendMessage(site, anna, { conversation: talk, text: "Something silly", key: "k" });
  expect(again).toMatchObject({ created: false, message: { id: said, text: "" } });
});

test("a message can be retracted for 15 minutes", async () => {
  site.clock.advance(15 * MINUTE);
  await expect(takeBack(site, anna, said)).rejects.toMatchObject({ code: "chats.take_back_too_late" });
  site.clock.advance(-1);
  await takeBack(site, anna, said);
  expect(await seenBy(bert)).toMatchObject({ takenBack: true });
});

test("another member's message, or a deleted one, cannot be retracted", async () => {
  for (const who of [bert, carl]) {
    await expect(takeBack(site, who, said)).rejects.toMatchObject({ code: "chats.not_found" });
  }
  await expect(takeBack(site, anna, "nothing")).rejects.toMatchObject({ code: "chats.not_found" });
  await deleteConversation(site, anna, talk);
  await expect(takeBack(site, anna, said)).rejects.toMatchObject({ code: "chats.not_found" });
  await block(site, bert, anna.id);
  await expect(takeBack(site, anna, said)).rejects.toMatchObject({ code: "chats.not_found" });
});
