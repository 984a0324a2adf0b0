import { beforeEach, describe, expect, test } from "vitest";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import type { Solution } from "~/app/domain/safety/puzzles/puzzles.schema";
import { decide } from "~/app/domain/safety/reports/cases";
import { openQueue, queued } from "~/app/domain/safety/reports/queue";
import { conversationWith, messagesOf, sendMessage } from "~/app/domain/talk/chats/chats";
import { aFictional, anAdult, anOperator, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { heldFrom, heldMessages } from "./care";

const MINUTE = 60_000;
const anna = anAdult({ name: "Anna", language: "en" });
const bert = anAdult({ name: "Bert", language: "de" });
const rosa = aFictional({ name: "Rosa" });
const others = Array.from({ length: 20 }, (_, index) => anAdult({ name: `Somebody ${index}` }));

let site: TestSite;
let keys = 0;
beforeEach(async () => {
  const hold = [
    {
      words: ["bit*coin", "western  union"],
      reason: { en: "Money has no place here.", de: "Um Geld geht es hier nicht." },
    },
    { words: ["a.b"] },
  ];
  site = await testSite({ tenant: { chats: { hold } }, members: [anna, bert, rosa, ...others] });
});

async function say(from: Person, to: { id: string }, text: string, solution: Partial<Solution> = {}) {
  const conversation = await conversationWith(site, from, to.id);
  return sendMessage(site, from, { conversation, text, key: `key ${++keys}`, ...solution });
}

function solved(): Partial<Solution> {
  const { token: puzzle, numbers } = newPuzzle(site, "copies");
  return { puzzle, largest: String(Math.max(...numbers)) };
}

describe("the site's text rules", () => {
  test("quarantine a message, show the sender the reason in their language, and list it for moderators", async () => {
    const because = { code: "chats.held_because", detail: { params: { reason: "Money has no place here." } } };
    await expect(say(anna, bert, "Send it by Western\nUnion!")).rejects.toMatchObject(because);
    await expect(say(bert, anna, "Bitfoocoin?")).rejects.toMatchObject({ detail: { params: { reason: /Geld/ } } });
    await expect(say(anna, bert, "so: A.B.")).rejects.toMatchObject({ code: "chats.held" });
    const { messages } = await messagesOf(site, anna, await conversationWith(site, anna, bert.id));
    expect(messages).toEqual([]);
    const reasons = (await heldMessages(site)).rows.map(({ fromId, toId, reason }) => [fromId, toId, reason]);
    expect(reasons).toEqual([
      [anna.id, bert.id, "words: a.b"],
      [bert.id, anna.id, "words: bit*coin"],
      [anna.id, bert.id, "words: western  union"],
    ]);
  });

  test("open a case about the sender, whose weight a second try does not raise", async () => {
    await expect(say(anna, bert, "bitcoin")).rejects.toMatchObject({ code: "chats.held_because" });
    await expect(say(anna, others[0]!, "bitcoin!")).rejects.toMatchObject({ code: "chats.held_because" });
    const [open] = (await openQueue(site, {})).rows;
    expect(open).toMatchObject({ kind: "held", targetId: anna.id, subjectId: anna.id, score: 3 });
    const [shown] = await queued(site, [open!]);
    expect(shown).toMatchObject({ name: "Anna", signals: [{ name: "words: bit*coin", from: "rule", count: 1 }] });
    await expect(say(anna, bert, "a.b")).rejects.toMatchObject({ code: "chats.held" });
    expect((await openQueue(site, {})).rows).toMatchObject([{ id: open!.id, score: 6 }]);
    const held = (await heldFrom(site, anna.id)).map(({ toName, text }) => [toName, text]);
    expect(held).toEqual([
      ["Bert", "a.b"],
      ["Somebody 0", "bitcoin!"],
      ["Bert", "bitcoin"],
    ]);
  });

  test("reopen the closed case if the sender tries again", async () => {
    await expect(say(anna, bert, "bitcoin")).rejects.toMatchObject({ code: "chats.held_because" });
    const { id, version } = (await openQueue(site, {})).rows[0]!;
    const decision = { actor: "operator:mia", rule: null, facts: "A joke among friends" };
    await decide(site, anOperator, id, version, decision);
    expect((await openQueue(site, {})).rows).toEqual([]);
    await expect(say(anna, bert, "bitcoin")).rejects.toMatchObject({ code: "chats.held_because" });
    expect((await openQueue(site, {})).rows).toMatchObject([{ id, state: "open" }]);
  });

  test("match whole words only, and skip messages to fictional profiles", async () => {
    for (const text of ["A rabbit, a coin", "axb", "Westernunion"]) await say(anna, bert, text);
    await say(anna, rosa, "bitcoin");
    expect((await heldMessages(site)).rows).toEqual([]);
  });

  test("keep a quarantined message for six months", async () => {
    await expect(say(anna, bert, "bitcoin")).rejects.toThrow();
    site.clock.advance(184 * 24 * 60 * 60 * 1000);
    expect((await heldMessages(site)).rows).toEqual([]);
  });
});

describe("the same text to many strangers", () => {
  const text = (n: number) => `Hello ${n}! Your smile is the nicest that I have seen here.`;
  const waits = { code: "chats.too_many_copies", kind: "too_many" };
  const reasons = async () => (await heldMessages(site)).rows.map(({ toId, reason }) => [toId, reason]);

  test("waits longer each time, and is listed for moderators", async () => {
    for (let n = 0; n < 4; n++) await say(anna, others[n]!, text(n));
    await expect(say(anna, others[4]!, text(4))).rejects.toMatchObject(waits);
    expect(await reasons()).toEqual([[others[4]!.id, "copies: asked to wait"]]);
    site.clock.advance(MINUTE);
    await say(anna, others[4]!, text(4));
    site.clock.advance(MINUTE);
    await expect(say(anna, others[5]!, text(5))).rejects.toMatchObject(waits);
    site.clock.advance(MINUTE);
    await say(anna, others[5]!, text(5));
  });

  test("passes if the recipient has answered, or if the text differs", async () => {
    await say(others[5]!, anna, "I like what you say about the sea.");
    for (let n = 0; n < 4; n++) await say(anna, others[n]!, text(n));
    await say(anna, others[5]!, text(5));
    await say(anna, others[4]!, "Something else, which nobody else has been told by me yet.");
    await say(bert, others[4]!, text(6));
  });

  test("needs a solved puzzle per message later in the day", async () => {
    for (let n = 0; n < 10; n++) {
      await say(anna, others[n]!, text(n));
      site.clock.advance(15 * MINUTE);
    }
    await expect(say(anna, others[10]!, text(10))).rejects.toMatchObject({ code: "chats.copies_to_prove" });
    expect(await reasons()).toEqual([[others[10]!.id, "copies: asked for a solved puzzle"]]);
    const solution = solved();
    await say(anna, others[10]!, text(10), solution);
    site.clock.advance(15 * MINUTE);
    await expect(say(anna, others[11]!, text(11), solution)).rejects.toMatchObject({ code: "puzzles.spent" });
    await expect(say(anna, others[11]!, text(11), { ...solved(), largest: "1" })).rejects.toMatchObject({
      detail: { fields: { largest: [{ key: "puzzles.wrong" }] } },
    });
    await say(anna, others[11]!, text(11), solved());
  });

  test("counts a resend with the same key once, even if it had to wait", async () => {
    const conversation = await conversationWith(site, anna, others[0]!.id);
    const draft = { conversation, text: text(0), key: "again" };
    const { message } = await sendMessage(site, anna, draft);
    for (let n = 1; n < 4; n++) await say(anna, others[n]!, text(n));
    expect(await sendMessage(site, anna, draft)).toMatchObject({ created: false, message: { id: message.id } });
  });

  test("is allowed for a greeting", async () => {
    for (const other of others.slice(0, 8)) await say(anna, other, "Hi, how are you?");
    expect((await heldMessages(site)).rows).toEqual([]);
  });
});
