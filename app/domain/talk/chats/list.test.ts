// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { deleteAccount } from "~/app/domain/account/deletion/deletion";
import { like } from "~/app/domain/people/likes/likes";
import { block } from "~/app/domain/safety/blocks/blocks";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import {
  answerRequest,
  arrange,
  conversationsOf,
  conversationWith,
  type ListQuery,
  markRead,
  messagesOf,
  openRequests,
  restOf,
  sendMessage,
  unreadChats,
} from "./chats";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carla = anAdult({ name: "Carla", password: "carla's own" });
const dora = anAdult({ name: "Dora_50%" });

let site: TestSite;
let keys = 0;

async function say(from: Person, to: Person, text = "Hello"): Promise<string> {
  const conversation = await conversationWith(site, from, to.id);
  site.clock.advance(1_000);
  await sendMessage(site, from, { conversation, text, key: `key ${++keys}` });
  return conversation;
}

const names = async (who: Person, query?: ListQuery) =>
  (await conversationsOf(site, who, query)).map(({ other }) => other.name);

describe("a conversation list", () => {
  let talks: Record<"bert" | "carla" | "dora", string>;
  beforeEach(async () => {
    site = await testSite({ members: [anna, bert, carla, dora] });
    talks = { bert: await say(bert, anna), carla: await say(carla, anna), dora: await say(dora, anna) };
  });

  test("finds names by a part of them, in any case, literally", async () => {
    expect(await names(anna, { name: "CAR" })).toEqual(["Carla"]);
    expect(await names(anna, { name: "r" })).toEqual(["Dora_50%", "Carla", "Bert"]);
    expect(await names(anna, { name: "_5" })).toEqual(["Dora_50%"]);
    for (const name of ["b_rt", "%a", "\\", "x"]) expect(await names(anna, { name })).toEqual([]);
  });

  testOnSqlite("does not find a member who left by their hidden name", async () => {
    await deleteAccount(site, carla, "carla's own");
    expect(await names(anna, { name: "car" })).toEqual([]);
    expect(await names(anna)).toHaveLength(3);
  });

  test("finds names with and without accents, and with letters outside the plain alphabet", async () => {
    const crowd = ["Özlem", "Élodie", "Łukasz", "Bjørn Weiß", "Ирина", "Νίκος", "D’Arcy"].map((name) =>
      anAdult({ name }),
    );
    await site.add(...crowd);
    for (const each of crowd) await say(each, anna);
    const asked = [
      "Özlem",
      "ozl",
      "ÉLO",
      "elodie",
      "łuk",
      "Luka",
      "bjor",
      "WEISS",
      "ирина",
      "ИРИ",
      "νικος",
      "ΝΊΚΟΣ",
      "d'ar",
    ];
    const found = await Promise.all(asked.map((name) => names(anna, { name })));
    expect(found.flat()).toEqual(
      ["Özlem", "Özlem", "Élodie", "Élodie", "Łukasz", "Łukasz", "Bjørn Weiß", "Bjørn Weiß"].concat([
        "Ирина",
        "Ирина",
        "Νίκος",
        "Νίκος",
        "D’Arcy",
      ]),
    );
  });

  testOnSqlite("finds pinned ones by the same parts of a name", async () => {
    const ozlem = anAdult({ name: "Özlem" });
    await site.add(ozlem);
    await arrange(site, anna, await say(ozlem, anna), { pinned: true });
    for (const name of ["ozl", "ÖZL"]) expect(await names(anna, { name })).toEqual(["Özlem"]);
    expect(await names(anna, { name: "car" })).toEqual(["Carla"]);
  });

  test("shows pinned conversations first, at most nine", async () => {
    await arrange(site, anna, talks.bert, { pinned: true });
    expect(await names(anna)).toEqual(["Bert", "Dora_50%", "Carla"]);
    expect(await names(anna, { name: "car" })).toEqual(["Carla"]);
    const crowd = Array.from({ length: 9 }, (_, index) => anAdult({ name: `Pal ${index}` }));
    await site.add(...crowd);
    for (const pal of crowd.slice(1)) await arrange(site, anna, await say(pal, anna), { pinned: true });
    const tenth = await say(crowd[0]!, anna);
    await expect(arrange(site, anna, tenth, { pinned: true })).rejects.toMatchObject({ code: "chats.too_many_pinned" });
    await arrange(site, anna, talks.bert, { pinned: true });
    await arrange(site, anna, talks.bert, { pinned: false });
    await arrange(site, anna, tenth, { pinned: true });
    expect((await names(anna)).slice(0, 2)).toEqual(["Pal 0", "Pal 8"]);
  });

  test("omits archived conversations until a new message, or permanently if they are muted", async () => {
    await arrange(site, anna, talks.bert, { archived: true });
    await arrange(site, anna, talks.carla, { archived: true, muted: true });
    expect(await names(anna)).toEqual(["Dora_50%"]);
    expect(await names(anna, { filter: "archived" })).toEqual(["Carla", "Bert"]);
    await say(bert, anna);
    await say(carla, anna);
    expect(await names(anna)).toEqual(["Bert", "Dora_50%"]);
    expect(await names(anna, { filter: "archived" })).toEqual(["Carla"]);
  });

  test("shows muted conversations, without counting them as unread", async () => {
    expect(await unreadChats(site, anna)).toBe(3);
    await arrange(site, anna, talks.bert, { muted: true });
    expect(await unreadChats(site, anna)).toBe(2);
    await markRead(site, anna, talks.carla);
    expect(await names(anna, { filter: "unread" })).toEqual(["Dora_50%", "Bert"]);
  });

  testOnSqlite("of matches contains members with mutual likes", async () => {
    await like(site, anna, bert.id);
    await like(site, anna, carla.id);
    await like(site, carla, anna.id);
    await like(site, dora, anna.id);
    expect(await names(anna, { filter: "matches" })).toEqual(["Carla"]);
  });

  test("continues after the shown part until the end", async () => {
    const crowd = Array.from({ length: 60 }, (_, index) => anAdult({ name: `Pal ${index}` }));
    await site.add(...crowd);
    for (const pal of crowd) await say(pal, anna);
    await arrange(site, anna, talks.bert, { pinned: true });
    const first = await conversationsOf(site, anna);
    const before = restOf(first);
    const second = await conversationsOf(site, anna, { before: before! });
    expect([first.length, second.length, restOf(second)]).toEqual([51, 12, null]);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(63);
  });
});

describe("on a site with first messages as requests", () => {
  beforeEach(async () => {
    site = await testSite({ members: [anna, bert, carla, dora], tenant: { chats: { requests: true } } });
  });

  test("a stranger's first message waits separately, is not counted, and has no read mark", async () => {
    const talk = await say(bert, anna);
    await say(bert, anna, "Still there?");
    expect(await names(anna)).toEqual([]);
    expect(await names(anna, { filter: "requests" })).toEqual(["Bert"]);
    expect([await unreadChats(site, anna), await openRequests(site, anna)]).toEqual([0, 1]);
    await markRead(site, anna, talk);
    expect((await messagesOf(site, bert, talk)).messages.map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(await names(bert)).toEqual(["Anna"]);
  });

  testOnSqlite("accepting or answering a request moves the conversation to the others", async () => {
    const [one, two] = [await say(bert, anna), await say(carla, anna)];
    await answerRequest(site, anna, one, true);
    await sendMessage(site, anna, { conversation: two, text: "Hi", key: "answer" });
    expect(await names(anna)).toEqual(["Carla", "Bert"]);
    expect(await openRequests(site, anna)).toBe(0);
    await say(bert, anna, "More");
    expect(await names(anna)).toEqual(["Bert", "Carla"]);
  });

  testOnSqlite("refusing a request ends the conversation until the recipient begins it again", async () => {
    const talk = await say(bert, anna);
    await answerRequest(site, anna, talk, false);
    expect(await names(anna, { filter: "requests" })).toEqual([]);
    await expect(say(bert, anna)).rejects.toMatchObject({ code: "chats.recipient_unavailable" });
    await say(anna, bert, "I changed my mind");
    await say(bert, anna, "Good");
    expect(await names(anna)).toEqual(["Bert"]);
  });

  testOnSqlite("a message from a liked member, or in the member's own conversation, is not a request", async () => {
    await like(site, anna, bert.id);
    await say(bert, anna);
    await conversationWith(site, anna, carla.id);
    await say(carla, anna);
    expect(await names(anna)).toEqual(["Carla", "Bert"]);
    await say(dora, anna);
    await block(site, anna, dora.id);
    expect([await openRequests(site, anna), await names(anna, { filter: "requests" })]).toEqual([0, []]);
  });
});
