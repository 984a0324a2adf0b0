// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { flushBatches } from "~/app/domain/batches";
import { setSharing, touch } from "~/app/domain/people/presence/presence";
import { profileOf } from "~/app/domain/people/profiles/profiles";
import { search } from "~/app/domain/people/search/search";
import { eventsAfter, type Position, resume } from "~/app/domain/site/events/events";
import { describeOnSqlite } from "~/tests/support/engines";
import { aFictional, anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import {
  announceTyping,
  conversationsOf,
  conversationWith,
  markRead,
  messagesOf,
  noteDelivered,
  openConversation,
  sendMessage,
} from "./chats";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const rosa = aFictional({ name: "Rosa" });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let site: TestSite;
let talk: string;
let keys = 0;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, rosa] });
  talk = await conversationWith(site, anna, bert.id);
  await say(anna);
});

const say = (from: Person, conversation = talk) =>
  sendMessage(site, from, { conversation, text: "Hello", key: `key ${++keys}` });

/** Returns the same member with a setting changed. */
async function sharing(who: Person, change: Partial<Person>): Promise<Person> {
  const { sharesTyping, sharesReads, sharesActivity } = { ...who, ...change };
  await setSharing(site, who, { sharesTyping, sharesReads, sharesActivity });
  return { ...who, ...change };
}

test("a message that reached one of the recipient's pages is delivered", async () => {
  noteDelivered(site, bert, { conversation: talk, seq: 1 });
  await flushBatches();
  expect((await messagesOf(site, anna, talk)).messages.map(({ state }) => state)).toEqual(["delivered"]);
});

describe("a member who hides their reading", () => {
  const state = async (reader: Person) => (await messagesOf(site, reader, talk)).messages[0]!.state;

  test("still has delivery marks, and sees no read marks of others", async () => {
    const shy = await sharing(bert, { sharesReads: false });
    await markRead(site, shy, talk);
    expect(await state(anna)).toBe("delivered");
    expect((await conversationsOf(site, shy))[0]?.unread).toBe(0);
    await say(shy);
    await markRead(site, anna, talk);
    expect((await messagesOf(site, shy, talk)).messages[1]!.state).toBe("delivered");
    const open = await sharing(shy, { sharesReads: true });
    expect((await messagesOf(site, open, talk)).messages[1]!.state).toBe("read");
  });
});

describeOnSqlite("a member who hides their typing", () => {
  let heard: unknown[];
  beforeEach(() => {
    heard = [];
    site.bus.subscribe((event) => void (event.kind === "typing" && heard.push(event.member)));
  });

  test("is not shown as typing, and sees no one typing", async () => {
    await announceTyping(site, anna, talk);
    expect(heard).toEqual([bert.id]);
    const shy = await sharing(anna, { sharesTyping: false });
    await announceTyping(site, shy, talk);
    await announceTyping(site, bert, talk);
    expect(heard).toEqual([bert.id]);
  });
});

describe.each([
  ["the recipient", bert],
  ["the sender", anna],
])("if %s hides their activity", (_, shy) => {
  const told = async () =>
    (await eventsAfter(site, anna.id, start)).told
      .map(({ event }) => event.kind)
      .filter((kind) => kind !== "message" && kind !== "badge");
  const states = async () => (await messagesOf(site, anna, talk)).messages.map(({ state }) => state);
  let start: Position;
  beforeEach(async () => {
    await sharing(shy, { sharesActivity: false });
    start = (await resume(site, undefined)).from;
  });

  test("delivery, reading and typing are not reported before the answer", async () => {
    const heard: unknown[] = [];
    site.bus.subscribe((event) => void (event.kind === "typing" && heard.push(event.member)));
    noteDelivered(site, bert, { conversation: talk, seq: 1 });
    await flushBatches();
    await announceTyping(site, bert, talk);
    await markRead(site, bert, talk);
    expect(await states()).toEqual(["sent"]);
    expect(await told()).toEqual([]);
    expect(heard).toEqual([]);
    await say(bert);
    expect(await states()).toEqual(["read", expect.any(String)]);
    expect(await told()).toEqual(["delivered", "read"]);
    await say(anna);
    expect((await states()).at(-1)).toBe("sent");
  });
});

describeOnSqlite("the last activity", () => {
  const activity = async (viewer: Person) => (await openConversation(site, viewer, talk)).activity;

  test("is shown rounded", async () => {
    const seen = [];
    for (const ago of [9 * MINUTE, 59 * MINUTE, DAY - 1, 7 * DAY - 1, 7 * DAY]) {
      site.clock.set(bert.lastActiveAt + ago);
      seen.push(await activity(anna));
    }
    expect(seen).toEqual(["now", "hour", "day", "week", "longer"]);
    expect((await openConversation(site, anna, await conversationWith(site, anna, rosa.id))).activity).toBeNull();
  });

  test("is hidden if either member hides theirs", async () => {
    const shy = await sharing(bert, { sharesActivity: false });
    expect(await activity(anna)).toBeNull();
    expect(await activity(shy)).toBeNull();
    expect((await profileOf(site, anna, shy.id)).activity).toBeNull();
    expect((await profileOf(site, null, anna.id)).activity).toBe("now");
  });

  test("is stored by week, so a search by activity does not reveal it", async () => {
    const within = async (active: "now" | "week") =>
      (await search(site, anna, { active })).profiles.map(({ name }) => name);
    expect(await within("now")).toContain("Bert");
    const shy = await sharing(bert, { sharesActivity: false });
    for (let day = 0; day < 8; day++) {
      touch(site, shy);
      await flushBatches();
      expect(await within("week")).not.toContain("Bert");
      site.clock.advance(DAY);
    }
  });

  test("is not revealed by a filter either, if the viewer hides their own", async () => {
    const someday = { ...anna, sharesActivity: false };
    site.clock.advance(30 * DAY);
    expect((await search(site, anna, { active: "now" })).numResults).toBe(0);
    expect((await search(site, someday, { active: "now" })).numResults).toBe(
      (await search(site, someday, {})).numResults,
    );
  });
});
