// @engines both
import { beforeEach, expect, test } from "vitest";
import { anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import {
  conversationsOf,
  conversationWith,
  deleteConversation,
  keepDraft,
  openConversation,
  sendMessage,
} from "./chats";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });

let site: TestSite;
let talk: string;
let keys = 0;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
  talk = await conversationWith(site, anna, bert.id);
  await say(anna);
});

const say = (from: Person, text = "Hello") =>
  sendMessage(site, from, { conversation: talk, text, key: `key ${++keys}` });
const draftOf = async (who: Person) => (await openConversation(site, who, talk)).draft;

test("a draft is stored for its author only, and its conversation keeps its place", async () => {
  await keepDraft(site, bert, { conversation: talk, text: "Well,\n" });
  expect([await draftOf(anna), await draftOf(bert)]).toEqual(["", "Well,\n"]);
  expect((await conversationsOf(site, bert))[0]).toMatchObject({ draft: "Well,\n", unread: 1 });
  await keepDraft(site, bert, { conversation: talk, text: "" });
  expect(await draftOf(bert)).toBe("");
});

test("a message deletes the draft it begins with, and keeps the other member's", async () => {
  for (const who of [anna, bert]) await keepDraft(site, who, { conversation: talk, text: "Well " });
  await say(bert, "Well then");
  expect([await draftOf(anna), await draftOf(bert)]).toEqual(["Well ", ""]);
});

test("a late message keeps a draft begun after it", async () => {
  await keepDraft(site, bert, { conversation: talk, text: "And then" });
  await say(bert, "First of all");
  expect(await draftOf(bert)).toBe("And then");
});

test("a draft that arrives after its message is dropped, and the next one is stored", async () => {
  const late = { conversation: talk, text: "Well th", key: "bert's" };
  await keepDraft(site, bert, late);
  await sendMessage(site, bert, { conversation: talk, text: "Well then", key: late.key });
  await keepDraft(site, bert, late);
  expect(await draftOf(bert)).toBe("");
  await keepDraft(site, anna, late);
  await keepDraft(site, bert, { ...late, text: "And", key: "bert's next" });
  expect([await draftOf(anna), await draftOf(bert)]).toEqual(["Well th", "And"]);
});

test("a restored conversation has no draft", async () => {
  await keepDraft(site, bert, { conversation: talk, text: "Well" });
  await deleteConversation(site, bert, talk);
  await expect(keepDraft(site, bert, { conversation: talk, text: "Well then" })).rejects.toMatchObject({
    code: "chats.not_found",
  });
  await say(anna);
  expect(await draftOf(bert)).toBe("");
});

test("a draft in another member's conversation, or too long to send, is refused", async () => {
  await expect(keepDraft(site, carl, { conversation: talk, text: "Well" })).rejects.toMatchObject({
    code: "chats.not_found",
  });
  const text = "x".repeat(4001);
  await expect(keepDraft(site, anna, { conversation: talk, text })).rejects.toMatchObject({
    code: "chats.message_too_long",
  });
});
