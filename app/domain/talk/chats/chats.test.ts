// @engines both
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { block, unblock } from "~/app/domain/safety/blocks/blocks";
import { profiles } from "~/db/tables";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import {
  answerRequest,
  arrange,
  conversationsOf,
  conversationWith,
  deleteConversation,
  markRead,
  messagesOf,
  openConversation,
  restoreConversation,
  sendMessage,
  unreadChats,
} from "./chats";
import { conversationWire, messageWire } from "./chats.wire";

const anna = anAdult({ name: "Anna", country: "NL", city: "Gouda", mainPhoto: "a.webp" });
const bert = anAdult({ name: "Bert", country: "NL", city: "Delft", mainPhoto: "b.webp" });
const carl = anAdult({ name: "Carl" });
const hidden = anAdult({ name: "Hidden", visible: false });

let site: TestSite;
let talk: string;
let keys = 0;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl, hidden] });
  talk = await conversationWith(site, anna, bert.id);
});

describeOnSqlite("a conversation", () => {
  test("is one per pair, whichever member begins it and however often", async () => {
    const asked = [anna, bert, anna, bert].map((one) => conversationWith(site, one, one === anna ? bert.id : anna.id));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([talk]));
    const [first, second] = await Promise.all([
      conversationWith(site, carl, anna.id),
      conversationWith(site, anna, carl.id),
    ]);
    expect(first).toBe(second);
  });

  test("is visible to its initiator, and to the other after the first message", async () => {
    expect(await conversationsOf(site, anna)).toMatchObject([{ id: talk, other: { name: "Bert" }, lastMessage: null }]);
    expect(await conversationsOf(site, bert)).toEqual([]);
    await say(anna, "Hello");
    expect(await conversationsOf(site, bert)).toMatchObject([
      { id: talk, other: { name: "Anna" }, unread: 1, lastMessage: { from: anna.id, text: "Hello" }, available: true },
    ]);
  });

  test("is not begun with oneself or a hidden member", async () => {
    await expect(conversationWith(site, anna, anna.id)).rejects.toMatchObject({ code: "chats.self" });
    await block(site, carl, anna.id);
    for (const id of [hidden.id, carl.id, "x", "01970000-0000-7000-8000-00000000ffff"]) {
      await expect(conversationWith(site, anna, id)).rejects.toMatchObject({ code: "profiles.not_found" });
    }
  });

  test("of other members looks unknown, here and on another site", async () => {
    const other = await testSite({ members: [anna, bert, carl] });
    await say(anna, "Between us");
    const strangers: [TestSite, Person, string][] = [
      [site, carl, talk],
      [other, anna, talk],
      [site, anna, "x"],
      [site, anna, ""],
    ];
    for (const [where, who, id] of strangers) {
      const attempts = [
        messagesOf(where, who, id),
        openConversation(where, who, id),
        markRead(where, who, id),
        deleteConversation(where, who, id),
        sendMessage(where, who, { conversation: id, text: "Hi", key: "k" }),
        conversationsOf(where, who, { before: id }),
        arrange(where, who, id, { muted: true }),
        answerRequest(where, who, id, true),
      ];
      for (const { reason } of (await Promise.allSettled(attempts)) as PromiseRejectedResult[]) {
        expect(reason).toMatchObject({ code: "chats.not_found", kind: "not_found" });
      }
    }
  });

  test("with the latest message comes first, and more follow after the first fifty", async () => {
    const crowd = Array.from({ length: 60 }, () => anAdult());
    await site.add(...crowd);
    for (const [index, one] of crowd.entries()) {
      if (index % 10 === 0) site.clock.advance(60 * 60 * 1000); // ten begin per hour, the maximum
      await conversationWith(site, carl, one.id);
    }
    const first = await conversationsOf(site, carl);
    const rest = await conversationsOf(site, carl, { before: first.at(-1)!.id });
    expect([first.length, rest.length]).toEqual([50, 10]);
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(60);
    site.clock.advance(1000);
    await say(carl, "Back to you", rest.at(-1)!.id);
    expect((await conversationsOf(site, carl))[0]?.id).toBe(rest.at(-1)!.id);
  });
});

describeOnSqlite("deleting a conversation", () => {
  test("hides a conversation for one member only, and can be repeated", async () => {
    await say(anna, "Hello");
    for (let time = 0; time < 2; time++) await deleteConversation(site, bert, talk);
    expect(await conversationsOf(site, bert)).toEqual([]);
    expect(await unreadChats(site, bert)).toBe(0);
    await expect(messagesOf(site, bert, talk)).rejects.toMatchObject({ code: "chats.not_found" });
    await expect(openConversation(site, bert, talk)).rejects.toMatchObject({ code: "chats.not_found" });
    expect(await texts(anna)).toEqual(["Hello"]);
  });

  test("ends with the next message, and the old history stays hidden", async () => {
    await say(anna, "Old");
    await deleteConversation(site, bert, talk);
    await say(anna, "New");
    expect(await conversationsOf(site, bert)).toMatchObject([{ unread: 1, lastMessage: { text: "New" } }]);
    expect(await texts(bert)).toEqual(["New"]);
    expect(await texts(anna)).toEqual(["Old", "New"]);
    const [old] = (await messagesOf(site, anna, talk)).messages;
    await expect(messagesOf(site, bert, talk, { before: old!.id })).rejects.toMatchObject({ code: "chats.not_found" });
  });

  test("ends if the member begins again, with an empty page", async () => {
    await say(anna, "Old");
    await deleteConversation(site, anna, talk);
    expect(await conversationWith(site, anna, bert.id)).toBe(talk);
    expect(await conversationsOf(site, anna)).toMatchObject([{ id: talk, lastMessage: null }]);
    expect(await texts(anna)).toEqual([]);
    await deleteConversation(site, anna, talk);
    await say(anna, "Again");
    expect(await texts(anna)).toEqual(["Again"]);
  });
});

describe("undoing the deletion of a conversation", () => {
  test("restores everything, including messages received meanwhile", async () => {
    await say(bert, "Read");
    await markRead(site, anna, talk);
    await say(bert, "Unread");
    await arrange(site, anna, talk, { pinned: true, muted: true });
    await deleteConversation(site, anna, talk);
    await deleteConversation(site, anna, talk);
    expect(await conversationsOf(site, anna)).toEqual([]);
    await restoreConversation(site, anna, talk);
    expect(await conversationsOf(site, anna)).toMatchObject([{ id: talk, unread: 1, pinned: true, muted: true }]);
    expect(await texts(anna)).toEqual(["Read", "Unread"]);
    await deleteConversation(site, anna, talk);
    await say(bert, "Meanwhile");
    expect(await conversationsOf(site, anna)).toMatchObject([{ unread: 1, pinned: false }]);
    await restoreConversation(site, anna, talk);
    expect(await texts(anna)).toEqual(["Read", "Unread", "Meanwhile"]);
    expect(await conversationsOf(site, anna)).toMatchObject([{ unread: 2 }]);
  });

  test("is refused after a minute, a second time, and for others", async () => {
    await say(bert, "Hello");
    await deleteConversation(site, anna, talk);
    const refused = { code: "chats.not_found" };
    await expect(restoreConversation(site, bert, talk)).rejects.toMatchObject(refused);
    site.clock.advance(60_001);
    await expect(restoreConversation(site, anna, talk)).rejects.toMatchObject(refused);
    site.clock.advance(-2);
    await restoreConversation(site, anna, talk);
    await expect(restoreConversation(site, anna, talk)).rejects.toMatchObject(refused);
  });
});

describe("marking a conversation as read", () => {
  test("clears the unread count and tells the sender", async () => {
    await say(anna, "One");
    await say(anna, "Two");
    expect(await unreadChats(site, bert)).toBe(1);
    expect(await unreadChats(site, anna)).toBe(0);
    expect(await states(anna)).toEqual(["sent", "sent"]);
    await messagesOf(site, bert, talk); // fetching does not mark them as read
    expect(await unreadChats(site, bert)).toBe(1);
    await markRead(site, bert, talk);
    await say(anna, "Three");
    expect(await states(anna)).toEqual(["read", "read", "sent"]);
    expect(await states(bert)).toEqual(["read", "read", "sent"]);
    expect(await unreadChats(site, bert)).toBe(1);
    await deleteConversation(site, bert, talk);
    await conversationWith(site, bert, anna.id);
    await markRead(site, bert, talk);
    expect(await states(anna)).toEqual(["read", "read", "sent"]);
  });

  test("returns thirty older messages at a time", async () => {
    const said = Array.from({ length: 65 }, (_, index) => `Message ${index}`);
    for (const text of said) await say(anna, text);
    const last = await messagesOf(site, bert, talk);
    const middle = await messagesOf(site, bert, talk, { before: last.messages[0]!.id });
    const first = await messagesOf(site, bert, talk, { before: middle.messages[0]!.id });
    expect([last.hasMore, middle.hasMore, first.hasMore]).toEqual([true, true, false]);
    expect([first, middle, last].flatMap((page) => page.messages.map(({ text }) => text))).toEqual(said);
    await expect(messagesOf(site, bert, talk, { before: "x" })).rejects.toMatchObject({ code: "chats.not_found" });
  });
});

describeOnSqlite("a conversation with a member who left or is blocked", () => {
  test("can be read after the other left, and accepts no message", async () => {
    await say(bert, "Hello");
    await site.db.transact(({ drizzle }) =>
      drizzle.update(profiles).set({ visible: false }).where(eq(profiles.id, bert.id)),
    );
    expect(await openConversation(site, anna, talk)).toMatchObject({
      available: false,
      other: { name: "Bert", photo: null, city: null, country: null },
    });
    expect(await conversationsOf(site, anna)).toMatchObject([{ available: false, unread: 1 }]);
    expect(await texts(anna)).toEqual(["Hello"]);
    await expect(say(anna, "Anyone?")).rejects.toMatchObject({
      code: "chats.recipient_unavailable",
      kind: "forbidden",
    });
  });

  test("is not found and accepts no message after a block in either direction", async () => {
    await say(anna, "Hello");
    await block(site, bert, anna.id);
    for (const one of [anna, bert]) {
      expect(await conversationsOf(site, one)).toEqual([]);
      expect(await unreadChats(site, one)).toBe(0);
      await expect(openConversation(site, one, talk)).rejects.toMatchObject({ code: "chats.not_found" });
      await expect(messagesOf(site, one, talk)).rejects.toMatchObject({ code: "chats.not_found" });
      await expect(markRead(site, one, talk)).rejects.toMatchObject({ code: "chats.not_found" });
      await expect(say(one, "Hm")).rejects.toMatchObject({ code: "chats.recipient_unavailable" });
    }
    await unblock(site, bert, anna.id);
    expect(await conversationsOf(site, bert)).toMatchObject([{ unread: 1, available: true }]);
  });
});

testOnSqlite("the wire contains exactly the contract's names", async () => {
  await say(anna, "Hello");
  const [listed] = await conversationsOf(site, bert);
  const last = { id: listed!.lastMessage!.id, from: anna.id, text: "Hello", sent_at: "2026-06-01T12:00:00.000Z" };
  expect(conversationWire(listed!, site.tenant)).toMatchObject({
    conversation: { id: talk },
    profile: { id: anna.id, fictional_icon: false },
    num_unread_messages: 1,
    last_message: last,
  });
  const { messages } = await messagesOf(site, bert, talk);
  expect(messages.map(messageWire)).toEqual([
    { ...last, conversation: talk, state: "sent", taken_back: false, reply_to: null, reactions: [] },
  ]);
});

function say(from: Person, text: string, conversation = talk) {
  return sendMessage(site, from, { conversation, text, key: `key ${++keys}` });
}

async function texts(reader: Person): Promise<string[]> {
  return (await messagesOf(site, reader, talk)).messages.map(({ text }) => text);
}

async function states(reader: Person): Promise<string[]> {
  return (await messagesOf(site, reader, talk)).messages.map((message) => messageWire(message).state);
}
