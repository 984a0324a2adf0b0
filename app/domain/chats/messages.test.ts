import { beforeEach, describe, expect, test } from "vitest";
import { block, unblock } from "~/app/domain/blocks/blocks";
import { balanceOf, entriesOf, grant } from "~/app/domain/ledger/ledger";
import { messages } from "~/db/tables";
import { aFictional, anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { conversationsOf, conversationWith, messagesOf, sendMessage, unreadCount } from "./chats";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const rosa = aFictional({ name: "Rosa" });

let site: TestSite;
let talk: string;
let keys = 0;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl, rosa] });
  talk = await conversationWith(site, anna, bert.id);
});

describe("a message", () => {
  test("with a key sent before is the one that it made", async () => {
    const draft = { conversation: talk, text: "Once", key: "k" };
    const sent = await sendMessage(site, anna, draft);
    expect(sent).toMatchObject({ created: true, credits: 0, message: { text: "Once", from: anna.id, read: false } });
    const again = await sendMessage(site, anna, { ...draft, text: "Twice" });
    expect(again).toEqual({ ...sent, created: false });
    await block(site, bert, anna.id);
    expect(await sendMessage(site, anna, draft)).toEqual({ ...sent, created: false });
    await unblock(site, bert, anna.id);
    expect((await sendMessage(site, bert, draft)).created).toBe(true); // keys are each sender's own
    expect(await unreadCount(site, bert)).toBe(1);
  });

  test("with a key of another conversation is refused", async () => {
    await sendMessage(site, anna, { conversation: talk, text: "Hi", key: "k" });
    const other = await conversationWith(site, anna, carl.id);
    await expect(sendMessage(site, anna, { conversation: other, text: "Hi", key: "k" })).rejects.toMatchObject({
      kind: "invalid",
      detail: { fields: { key: ["request.invalid"] } },
    });
    expect(await conversationsOf(site, carl)).toEqual([]);
  });

  test("among twenty sent at once is counted once each", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => say(anna, `${index}`)));
    expect((await conversationsOf(site, bert))[0]?.unread).toBe(20);
    expect(await unreadCount(site, bert)).toBe(20);
    expect((await messagesOf(site, bert, talk)).messages).toHaveLength(20);
  });

  test("sent twenty times at once with one key is one", async () => {
    const draft = { conversation: talk, text: "Once", key: "k" };
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendMessage(site, anna, draft)));
    expect(sent.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
    expect(await unreadCount(site, bert)).toBe(1);
  });

  test("says something that can be seen, in up to 4,000 characters", async () => {
    for (const text of ["", "  \n", "\u200b\u2060", "\u202e", "\0\x07"]) {
      await expect(say(anna, text)).rejects.toMatchObject({ code: "chats.empty_message", kind: "invalid" });
    }
    const family = "👨‍👩‍👧‍👦";
    for (const text of ["x".repeat(4001), family.repeat(4001), "x".repeat(1_000_000)]) {
      await expect(say(anna, text)).rejects.toMatchObject({
        code: "chats.message_too_long",
        detail: { params: { max: 4000 }, fields: { text: ["chats.message_too_long"] } },
      });
    }
    expect((await say(anna, family.repeat(4000))).message.text).toBe(family.repeat(4000));
    expect((await say(anna, "  a\u0000b\r\nc \uD800\u202e ")).message.text).toBe("ab\nc");
    expect(await site.db.read(({ drizzle }) => drizzle.select().from(messages))).toHaveLength(2);
  });

  test("to a fictional profile costs nothing and is not answered", async () => {
    const id = await conversationWith(site, anna, rosa.id);
    expect((await say(anna, "Hi", id)).credits).toBe(0);
    expect(await conversationsOf(site, anna)).toMatchObject([
      { id, other: { fictional: true }, unread: 0 },
      { id: talk },
    ]);
  });
});

describe("where messages cost credits", () => {
  beforeEach(async () => {
    site = await testSite({ tenant: { credits: { perMessage: 3 } }, members: [anna, bert, rosa] });
    talk = await conversationWith(site, anna, bert.id);
    await site.db.transact((tx) => grant(site, tx, anna, { amount: 7, cause: "grant", key: "welcome" }));
  });

  test("one takes them with its own commit, once for a key", async () => {
    const draft = { conversation: talk, text: "Once", key: "k" };
    for (const created of [true, false])
      expect(await sendMessage(site, anna, draft)).toMatchObject({ created, credits: 4 });
    expect((await entriesOf(site, anna)).map(({ amount, cause }) => [amount, cause])).toEqual([
      [-3, "message"],
      [7, "grant"],
    ]);
  });

  test("one that can't be paid is not sent", async () => {
    await say(anna, "1");
    expect((await say(anna, "2")).credits).toBe(1);
    await expect(say(anna, "3")).rejects.toMatchObject({ code: "credits.insufficient", kind: "payment_required" });
    await expect(say(bert, "I have none")).rejects.toMatchObject({ code: "credits.insufficient" });
    expect(await unreadCount(site, bert)).toBe(2);
    expect((await messagesOf(site, bert, talk)).messages.map(({ text }) => text)).toEqual(["1", "2"]);
    expect(await balanceOf(site, anna)).toBe(1);
  });

  test("one that is refused for another reason costs nothing", async () => {
    await block(site, bert, anna.id);
    await expect(say(anna, "Hi")).rejects.toMatchObject({ code: "chats.recipient_unavailable" });
    expect(await balanceOf(site, anna)).toBe(7);
  });

  test("as many at once as can be paid are sent", async () => {
    const sent = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => say(anna, `${index}`)));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await unreadCount(site, bert)).toBe(2);
    expect(await balanceOf(site, anna)).toBe(1);
  });

  test("one to a fictional profile costs none, with credits or without", async () => {
    const id = await conversationWith(site, anna, rosa.id);
    expect((await say(anna, "Hi", id)).credits).toBe(7);
    expect((await say(bert, "Hi", await conversationWith(site, bert, rosa.id))).credits).toBe(0);
    expect(await entriesOf(site, bert)).toEqual([]);
  });
});

function say(from: Person, text: string, conversation = talk) {
  return sendMessage(site, from, { conversation, text, key: `key ${++keys}` });
}
