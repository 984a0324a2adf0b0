// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { block } from "~/app/domain/safety/blocks/blocks";
import { describeOnSqlite } from "~/tests/support/engines";
import { anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import {
  answerRequest,
  conversationsOf,
  conversationWith,
  deleteConversation,
  messageIn,
  messagesOf,
  react,
  sendMessage,
  takeBack,
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
});

async function say(from: Person, text: string, reply_to?: string): Promise<string> {
  return (await sendMessage(site, from, { conversation: talk, text, key: `key ${++keys}`, reply_to })).message.id;
}

const shown = async (who: Person) =>
  (await messagesOf(site, who, talk)).messages.map(({ reactions }) => reactions.map(({ from, kind }) => [from, kind]));

describe("a reaction", () => {
  test("is one per member, changes, and can be removed", async () => {
    const first = await say(anna, "Hello");
    await say(bert, "Hi");
    await react(site, bert, first, "heart");
    site.clock.advance(1);
    await react(site, anna, first, "wow");
    for (const who of [anna, bert])
      expect(await shown(who)).toEqual([
        [
          [bert.id, "heart"],
          [anna.id, "wow"],
        ],
        [],
      ]);
    site.clock.advance(1);
    await react(site, bert, first, "fire");
    expect(await shown(anna)).toEqual([
      [
        [anna.id, "wow"],
        [bert.id, "fire"],
      ],
      [],
    ]);
    await react(site, anna, first, null);
    await react(site, anna, first, null);
    expect((await messageIn(site, anna, first)).reactions).toEqual([{ from: bert.id, kind: "fire" }]);
  });

  test("disappears with the retracted message, which accepts no more", async () => {
    const said = await say(anna, "Hello");
    await react(site, bert, said, "heart");
    await takeBack(site, anna, said);
    expect(await shown(bert)).toEqual([[]]);
    await expect(react(site, bert, said, "sad")).rejects.toMatchObject({ code: "chats.not_found" });
  });

  test("is refused to others, to a member who deleted the message, and with a block", async () => {
    const said = await say(anna, "Hello");
    await expect(react(site, carl, said, "heart")).rejects.toMatchObject({ code: "chats.not_found" });
    await deleteConversation(site, bert, talk);
    await expect(react(site, bert, said, "heart")).rejects.toMatchObject({ code: "chats.not_found" });
    await block(site, bert, anna.id);
    await expect(react(site, anna, said, "heart")).rejects.toMatchObject({ code: "chats.not_found" });
  });
});

describeOnSqlite("on a site with requests", () => {
  beforeEach(async () => {
    site = await testSite({ tenant: { chats: { requests: true } }, members: [anna, bert, carl] });
    talk = await conversationWith(site, anna, bert.id);
  });

  test("a reaction accepts a stranger's first message, like an answer", async () => {
    const said = await say(anna, "Hello");
    expect((await conversationsOf(site, bert, { filter: "requests" })).length).toBe(1);
    await react(site, bert, said, "heart");
    expect((await conversationsOf(site, bert))[0]).toMatchObject({ id: talk, request: false });
  });

  test("a member whose first message was refused cannot react", async () => {
    const said = await say(anna, "Hello");
    await answerRequest(site, bert, talk, false);
    await expect(react(site, anna, said, "sad")).rejects.toMatchObject({ code: "chats.recipient_unavailable" });
  });
});

describeOnSqlite("an answer", () => {
  const quoted = async (who: Person) => (await messagesOf(site, who, talk)).messages.at(-1)?.replyTo;

  test("shortens a quoted long message at a whole character", async () => {
    const said = await say(anna, `x${"👩‍👩‍👧‍👦".repeat(200)}`);
    await say(bert, "Lovely", said);
    expect((await quoted(anna))?.text).toBe(`x${"👩‍👩‍👧‍👦".repeat(139)}…`);
  });

  test("quotes the message that it answers, shortened, and follows its deletion", async () => {
    const said = await say(anna, "x".repeat(200));
    const answer = await sendMessage(site, bert, { conversation: talk, text: "Yes", key: "yes", reply_to: said });
    const quote = { id: said, from: anna.id, text: `${"x".repeat(140)}…`, takenBack: false, photo: null };
    expect(answer.message.replyTo).toEqual(quote);
    for (const who of [anna, bert]) expect(await quoted(who)).toEqual(quote);
    await takeBack(site, anna, said);
    expect(await quoted(bert)).toEqual({ ...quote, text: "", takenBack: true });
  });

  test("shows no quote to a member who deleted the message, nor one from another conversation", async () => {
    const said = await say(anna, "Hello");
    await deleteConversation(site, bert, talk);
    await say(anna, "Once more", said);
    expect(await quoted(anna)).toMatchObject({ id: said });
    expect(await quoted(bert)).toBeNull();
    const other = await conversationWith(site, anna, carl.id);
    const elsewhere = await sendMessage(site, anna, { conversation: other, text: "Hi", key: "hi", reply_to: said });
    expect(elsewhere.message.replyTo).toBeNull();
  });
});
