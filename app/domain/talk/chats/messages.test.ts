// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { balanceOf, entriesOf, grant } from "~/app/domain/money/ledger/ledger";
import { block, unblock } from "~/app/domain/safety/blocks/blocks";
import { idMaker } from "~/db/ids";
import { messages } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { stepsOf } from "~/tests/support/explain";
import { statementsOf as statementsAsked } from "~/tests/support/statements";
import { aFictional, anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import {
  conversationPage,
  conversationsOf,
  conversationWith,
  deleteConversation,
  findInConversation,
  markRead,
  messagesOf,
  sendMessage,
  unreadChats,
} from "./chats";
import { statementsOf } from "./messages.queries";

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

test("a page of messages and the first unread one use an index range, however long the conversation is", async () => {
  const values = { conversation: talk, clearedSeq: 0, before: 20_000, limit: 31, from: bert.id, after: 19_000 };
  const statements = await site.db.read(async (conn) => statementsOf(conn, values));
  for (const statement of statements) expect(await stepsOf(site.db, statement)).toEqual(["range of message_seq_ux"]);
});

describe("a message", () => {
  testOnSqlite("with a key sent before returns the first message", async () => {
    const draft = { conversation: talk, text: "Once", key: "k" };
    const sent = await sendMessage(site, anna, draft);
    expect(sent).toMatchObject({ created: true, credits: 0, message: { text: "Once", from: anna.id, state: "sent" } });
    const again = await sendMessage(site, anna, { ...draft, text: "Twice" });
    expect(again).toEqual({ ...sent, created: false });
    await block(site, bert, anna.id);
    expect(await sendMessage(site, anna, draft)).toEqual({ ...sent, created: false });
    await unblock(site, bert, anna.id);
    expect((await sendMessage(site, bert, draft)).created).toBe(true); // keys are per sender
    expect(await unreadChats(site, bert)).toBe(1);
  });

  testOnSqlite("with a key of another conversation is refused", async () => {
    await sendMessage(site, anna, { conversation: talk, text: "Hi", key: "k" });
    const other = await conversationWith(site, anna, carl.id);
    await expect(sendMessage(site, anna, { conversation: other, text: "Hi", key: "k" })).rejects.toMatchObject({
      kind: "invalid",
      detail: { fields: { key: [{ key: "request.invalid" }] } },
    });
    expect(await conversationsOf(site, carl)).toEqual([]);
  });

  test("among twenty sent at once is counted once", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => say(anna, `${index}`)));
    expect((await conversationsOf(site, bert))[0]?.unread).toBe(20);
    expect(await unreadChats(site, bert)).toBe(1);
    expect((await messagesOf(site, bert, talk)).messages).toHaveLength(20);
  });

  test("sent twenty times at once with one key is one", async () => {
    const draft = { conversation: talk, text: "Once", key: "k" };
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendMessage(site, anna, draft)));
    expect(sent.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
    expect(await unreadChats(site, bert)).toBe(1);
  });

  testOnSqlite("has visible text of up to 4,000 characters", async () => {
    for (const text of ["", "  \n", "\u200b\u2060", "\u202e", "\0\x07"]) {
      await expect(say(anna, text)).rejects.toMatchObject({ code: "chats.empty_message", kind: "invalid" });
    }
    const family = "👨‍👩‍👧‍👦";
    for (const text of ["x".repeat(4001), family.repeat(4001), "x".repeat(1_000_000)]) {
      await expect(say(anna, text)).rejects.toMatchObject({
        code: "chats.message_too_long",
        detail: { params: { max: 4000 }, fields: { text: [{ key: "chats.message_too_long", params: { max: 4000 } }] } },
      });
    }
    expect((await say(anna, family.repeat(4000))).message.text).toBe(family.repeat(4000));
    expect((await say(anna, "  a\u0000b\r\nc \uD800\u202e ")).message.text).toBe("ab\nc");
    expect(await site.db.read(({ drizzle }) => drizzle.select().from(messages))).toHaveLength(2);
  });

  testOnSqlite("to a fictional profile costs nothing and gets no answer", async () => {
    const id = await conversationWith(site, anna, rosa.id);
    expect((await say(anna, "Hi", id)).credits).toBe(0);
    expect(await conversationsOf(site, anna)).toMatchObject([
      { id, other: { fictional: true }, unread: 0 },
      { id: talk },
    ]);
  });
});

describe("a long conversation", () => {
  let ids: string[];
  const said = Array.from({ length: 70 }, (_, index) => `${index}`);
  beforeEach(async () => {
    ids = [];
    for (const text of said) ids.push((await say(anna, text)).message.id);
  });

  testOnSqlite("is read around any message, and from there in both directions", async () => {
    const middle = await messagesOf(site, bert, talk, { around: ids[35] });
    expect(middle).toMatchObject({ hasMore: true, hasNewer: true });
    expect(middle.messages.map(({ text }) => text)).toEqual(said.slice(25, 55));
    const newer = await messagesOf(site, bert, talk, { after: middle.messages.at(-1)!.id });
    expect(newer.messages.map(({ text }) => text)).toEqual(said.slice(55));
    expect(newer.hasNewer).toBe(false);
    const older = await messagesOf(site, bert, talk, { before: middle.messages[0]!.id });
    expect(older).toMatchObject({ hasMore: false, hasNewer: true });
    expect(older.messages.map(({ text }) => text)).toEqual(said.slice(0, 25));
    expect((await messagesOf(site, bert, talk, { after: ids[69] })).messages).toEqual([]);
    expect((await messagesOf(site, bert, talk, { around: ids[69] })).messages.map(({ text }) => text)).toEqual(
      said.slice(40),
    );
  });

  const firstUnreadOf = async (who: Person) => (await conversationPage(site, who, talk)).unread;

  testOnSqlite("begins at the other's unread messages", async () => {
    expect(await firstUnreadOf(bert)).toBe(ids[0]);
    expect(await firstUnreadOf(anna)).toBeNull();
    await markRead(site, bert, talk);
    expect(await firstUnreadOf(bert)).toBeNull();
    await say(bert, "Mine");
    const { message } = await say(anna, "New");
    await say(anna, "Newer");
    expect(await firstUnreadOf(bert)).toBe(message.id);
    await deleteConversation(site, bert, talk);
    const { message: later } = await say(anna, "Later");
    expect(await firstUnreadOf(bert)).toBe(later.id);
  });

  test("opens at the first of many unread messages, and at the newest once they are read", async () => {
    const open = () => conversationPage(site, bert, talk, { reads: true });
    const first = await open();
    expect(first).toMatchObject({ unread: ids[0], hasMore: false, hasNewer: true, conversation: { unread: 70 } });
    expect(first.messages[0]).toMatchObject({ id: ids[0], state: "read" });
    expect(await open()).toMatchObject({ unread: null, hasMore: true, hasNewer: false, conversation: { unread: 0 } });
  });

  testOnSqlite("without new messages opens with one read of its side", async () => {
    const open = () => conversationPage(site, bert, talk, { reads: true });
    await open();
    const asked = await statementsAsked(open);
    expect(asked.filter(({ sql }) => sql.includes("other_listens"))).toHaveLength(1);
    expect(asked.map(({ sql }) => sql).filter((sql) => /^(insert|update)/i.test(sql))).toEqual([]);
  });

  test("is searched literally, in any case and any alphabet", async () => {
    const find = async (who: Person, words: string) =>
      (await findInConversation(site, who, talk, words)).map(({ text }) => text);
    await say(bert, "100% ÜBER_mut, żółć");
    await say(anna, "100x uebermut, zolc");
    expect(await find(anna, "über_")).toEqual(["100% ÜBER_mut, żółć"]);
    expect(await find(anna, "ŻÓŁĆ")).toEqual(["100% ÜBER_mut, żółć"]);
    expect(await find(bert, "0%")).toEqual(["100% ÜBER_mut, żółć"]);
    expect(await find(bert, "")).toEqual([]);
    expect(await find(bert, "6")).toEqual([
      "69",
      "68",
      "67",
      "66",
      "65",
      "64",
      "63",
      "62",
      "61",
      "60",
      "56",
      "46",
      "36",
      "26",
      "16",
      "6",
    ]);
    await expect(findInConversation(site, carl, talk, "6")).rejects.toMatchObject({ code: "chats.not_found" });
    await deleteConversation(site, bert, talk);
    await say(anna, "6 new");
    expect(await find(bert, "6")).toEqual(["6 new"]);
  });
});

describe("after a restart with a clock that is an hour behind", () => {
  const HOUR = 60 * 60_000;
  const restart = () => {
    site.clock.advance(-HOUR);
    Object.assign(site, { newId: idMaker(site.now, site.randomBytes) });
  };

  testOnSqlite("a message reaches a recipient who deleted the conversation, and is unread", async () => {
    await say(anna, "Old");
    await markRead(site, bert, talk);
    await deleteConversation(site, bert, talk);
    restart();
    const { message } = await say(anna, "New");
    expect((await messagesOf(site, bert, talk)).messages.map(({ text }) => text)).toEqual(["New"]);
    expect(await unreadChats(site, bert)).toBe(1);
    expect(await statesForAnna()).toEqual(["read", "sent"]);
    expect(await conversationsOf(site, bert)).toMatchObject([{ unread: 1, lastMessage: { id: message.id } }]);
    await markRead(site, bert, talk);
    expect(await statesForAnna()).toEqual(["read", "read"]);
  });

  test("messages keep their order on every page", async () => {
    const said = Array.from({ length: 40 }, (_, index) => `${index}`);
    for (const text of said.slice(0, 20)) await say(anna, text);
    restart();
    for (const text of said.slice(20)) await say(bert, text);
    const last = await messagesOf(site, anna, talk);
    const first = await messagesOf(site, anna, talk, { before: last.messages[0]!.id });
    expect([...first.messages, ...last.messages].map(({ text }) => text)).toEqual(said);
    expect(await conversationsOf(site, anna)).toMatchObject([{ unread: 20, lastMessage: { text: "39" } }]);
  });

  testOnSqlite("a conversation with a new message does not sink below the others", async () => {
    await say(anna, "Hello");
    await say(carl, "Hello", await conversationWith(site, carl, bert.id));
    site.clock.advance(1);
    await say(anna, "Are you there?");
    restart();
    await say(anna, "Or not?");
    expect((await conversationsOf(site, bert)).map(({ other }) => other.name)).toEqual(["Anna", "Carl"]);
  });

  const statesForAnna = async () => (await messagesOf(site, anna, talk)).messages.map(({ state }) => state);
});

describe("on a site where messages cost credits", () => {
  beforeEach(async () => {
    site = await testSite({ tenant: { credits: { perMessage: 3 } }, members: [anna, bert, rosa] });
    talk = await conversationWith(site, anna, bert.id);
    await site.db.transact((tx) => grant(site, tx, anna, { amount: 7, cause: "grant", key: "welcome" }));
  });

  testOnSqlite("a message takes its credits in its own transaction, once per key", async () => {
    const draft = { conversation: talk, text: "Once", key: "k" };
    for (const created of [true, false])
      expect(await sendMessage(site, anna, draft)).toMatchObject({ created, credits: 4 });
    expect((await entriesOf(site, anna)).map(({ amount, cause }) => [amount, cause])).toEqual([
      [-3, "message"],
      [7, "grant"],
    ]);
  });

  testOnSqlite("a message that cannot be paid is not sent", async () => {
    await say(anna, "1");
    expect((await say(anna, "2")).credits).toBe(1);
    await expect(say(anna, "3")).rejects.toMatchObject({ code: "credits.insufficient", kind: "payment_required" });
    expect(await unreadChats(site, bert)).toBe(1);
    await say(bert, "My first answer");
    await expect(say(bert, "I have none")).rejects.toMatchObject({ code: "credits.insufficient" });
    expect((await messagesOf(site, bert, talk)).messages.map(({ text }) => text)).toEqual([
      "1",
      "2",
      "My first answer",
    ]);
    expect(await balanceOf(site, anna)).toBe(1);
  });

  testOnSqlite("a message refused for another reason costs nothing", async () => {
    await block(site, bert, anna.id);
    await expect(say(anna, "Hi")).rejects.toMatchObject({ code: "chats.recipient_unavailable" });
    expect(await balanceOf(site, anna)).toBe(7);
  });

  test("of many sent at once, as many as can be paid are sent", async () => {
    const sent = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => say(anna, `${index}`)));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await unreadChats(site, bert)).toBe(1);
    expect(await balanceOf(site, anna)).toBe(1);
  });

  testOnSqlite("a message to a fictional profile is free", async () => {
    const id = await conversationWith(site, anna, rosa.id);
    expect((await say(anna, "Hi", id)).credits).toBe(7);
    expect((await say(bert, "Hi", await conversationWith(site, bert, rosa.id))).credits).toBe(0);
    expect(await entriesOf(site, bert)).toEqual([]);
  });
});

function say(from: Person, text: string, conversation = talk) {
  return sendMessage(site, from, { conversation, text, key: `key ${++keys}` });
}
