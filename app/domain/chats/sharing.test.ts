import { beforeEach, describe, expect, test } from "vitest";
import { settleGathered } from "~/app/domain/gathering";
import { setSharing, touch } from "~/app/domain/presence/presence";
import { profileOf } from "~/app/domain/profiles/profiles";
import { search } from "~/app/domain/search/search";
import { aFictional, anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import {
  announceTyping,
  conversationsOf,
  conversationWith,
  markRead,
  messagesOf,
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

/** The same person with something turned off, or on again. */
async function sharing(who: Person, change: Partial<Person>): Promise<Person> {
  const { sharesTyping, sharesReads, sharesActivity } = { ...who, ...change };
  await setSharing(site, who, { sharesTyping, sharesReads, sharesActivity });
  return { ...who, ...change };
}

describe("who does not share what they have read", () => {
  const state = async (reader: Person) => (await messagesOf(site, reader, talk)).messages[0]!.state;

  test("is told to have been given it, and learns no more of others", async () => {
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

describe("who does not share their typing", () => {
  let heard: unknown[];
  beforeEach(() => {
    heard = [];
    site.bus.subscribe((event) => void (event.kind === "typing" && heard.push(event.member)));
  });

  test("is not told of, and is not told of others", async () => {
    await announceTyping(site, anna, talk);
    expect(heard).toEqual([bert.id]);
    const shy = await sharing(anna, { sharesTyping: false });
    await announceTyping(site, shy, talk);
    await announceTyping(site, bert, talk);
    expect(heard).toEqual([bert.id]);
  });
});

describe("when somebody was last here", () => {
  const activity = async (viewer: Person) => (await openConversation(site, viewer, talk)).activity;

  test("is told in rounded words", async () => {
    const seen = [];
    for (const ago of [9 * MINUTE, 59 * MINUTE, DAY - 1, 7 * DAY - 1, 7 * DAY]) {
      site.clock.set(bert.lastActiveAt + ago);
      seen.push(await activity(anna));
    }
    expect(seen).toEqual(["now", "hour", "day", "week", "longer"]);
    expect((await openConversation(site, anna, await conversationWith(site, anna, rosa.id))).activity).toBeNull();
  });

  test("is nobody's business where one of the two does not share it", async () => {
    const shy = await sharing(bert, { sharesActivity: false });
    expect(await activity(anna)).toBeNull();
    expect(await activity(shy)).toBeNull();
    expect((await profileOf(site, anna, shy.id)).activity).toBeNull();
    expect((await profileOf(site, null, anna.id)).activity).toBe("now");
  });

  test("is kept to the week, so that a search for who is online does not tell either", async () => {
    const online = async () => (await search(site, anna, { active: "now" })).profiles.map(({ name }) => name);
    expect(await online()).toContain("Bert");
    const shy = await sharing(bert, { sharesActivity: false });
    touch(site, shy);
    await settleGathered();
    expect(await online()).not.toContain("Bert");
  });
});
