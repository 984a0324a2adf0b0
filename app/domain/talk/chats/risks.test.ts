// @engines both
import { beforeEach, expect, test } from "vitest";
import { risksOf } from "~/app/domain/safety/risk/risk";
import { conversations } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { aFictional, anAdult, type Person, START, type TestSite, testSite } from "~/tests/support/test-site";
import { deleteConversation, sendMessage } from "./chats";
import { insertConversation } from "./chats.queries";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const newcomer = anAdult({ name: "New", signedUpAt: START - 2 * HOUR });
const settled = anAdult({ name: "Settled", signedUpAt: START - 30 * DAY });
const others = Array.from({ length: 70 }, (_, at) => anAdult({ name: `Somebody ${at}` }));
const invented = Array.from({ length: 12 }, (_, at) => aFictional({ name: `Rosa ${at}` }));

let site: TestSite;
let keys = 0;
beforeEach(async () => {
  const chats = { hold: [{ words: ["western union"] }] };
  site = await testSite({ tenant: { chats }, members: [newcomer, settled, ...others, ...invented] });
});

/** Skips the rate limit, which is tested separately. */
async function begun(by: Person, to: { id: string }): Promise<string> {
  const known = await site.db.read(async ({ drizzle }) => {
    const rows = await drizzle.select().from(conversations);
    return rows.find(
      ({ firstId, secondId }) => [firstId, secondId].includes(by.id) && [firstId, secondId].includes(to.id),
    );
  });
  const id = known?.id ?? site.newId();
  if (!known) await site.db.transact((tx) => insertConversation(tx, { id, by: by.id, with: to.id, at: site.now() }));
  return id;
}

async function say(by: Person, to: { id: string }, text = "Hi") {
  return sendMessage(site, by, { conversation: await begun(by, to), text, key: `${++keys}` });
}

async function sayTo(by: Person, people: { id: string }[], text?: string): Promise<void> {
  for (const each of people) await say(by, each, text);
}

const noticed = async (who: Person) =>
  (await risksOf(site, who.id)).map(({ rule, figures }) => ({ rule, figures })).reverse();

testOnSqlite("ten conversations in an hour are a risk signal for a new member, with the number answered", async () => {
  await sayTo(newcomer, others.slice(0, 8));
  await say(others[0]!, newcomer);
  await say(newcomer, others[8]!);
  expect(await noticed(newcomer)).toEqual([]);
  await say(newcomer, others[9]!);
  expect(await noticed(newcomer)).toEqual([{ rule: "begun_hour", figures: { begun: 10, answered: 1, age: 2 * HOUR } }]);
});

testOnSqlite("twenty-five conversations in an hour are a risk signal for an older member", async () => {
  await sayTo(settled, others.slice(0, 24));
  expect(await noticed(settled)).toEqual([]);
  await say(settled, others[24]!);
  expect(await noticed(settled)).toMatchObject([{ rule: "begun_hour", figures: { begun: 25 } }]);
});

testOnSqlite("fictional profiles, and further messages in a conversation, do not count", async () => {
  await sayTo(newcomer, invented);
  await sayTo(newcomer, Array(30).fill(others[0]!));
  expect(await noticed(newcomer)).toEqual([]);
});

testOnSqlite("a member who only answers has begun no conversation", async () => {
  for (const each of others.slice(0, 15)) await say(each, newcomer);
  await sayTo(newcomer, others.slice(0, 15));
  expect(await noticed(newcomer)).toEqual([]);
});

testOnSqlite("deleted conversations count for the risk signals", async () => {
  await sayTo(newcomer, others.slice(0, 9));
  for (const each of others.slice(0, 9)) await deleteConversation(site, newcomer, await begun(newcomer, each));
  await say(newcomer, others[9]!);
  expect(await noticed(newcomer)).toMatchObject([{ rule: "begun_hour" }]);
});

testOnSqlite("thirty conversations a day are a risk signal, even below the hourly limit", async () => {
  for (const [at, each] of others.slice(0, 30).entries()) {
    expect(await noticed(newcomer), `${at}`).toEqual([]);
    await say(newcomer, each);
    site.clock.advance(15 * MINUTE);
  }
  expect(await noticed(newcomer)).toMatchObject([{ rule: "begun_day", figures: { begun: 30, answered: 0 } }]);
});

testOnSqlite("hardly any answers within a week are a risk signal, after a day to answer", async () => {
  for (const each of others.slice(0, 25)) {
    await say(settled, each);
    site.clock.advance(3 * HOUR);
  }
  for (const each of others.slice(0, 2)) await say(each, settled);
  await say(settled, others[25]!);
  expect(await noticed(settled)).toEqual([]);
  site.clock.advance(DAY);
  await say(settled, others[26]!);
  expect(await noticed(settled)).toMatchObject([{ rule: "unanswered", figures: { begun: 26, answered: 2 } }]);
});

testOnSqlite("an ordinary share of answers is no risk signal", async () => {
  for (const each of others.slice(0, 25)) {
    await say(settled, each);
    site.clock.advance(3 * HOUR);
  }
  for (const each of others.slice(0, 4)) await say(each, settled);
  site.clock.advance(DAY);
  await say(settled, others[26]!);
  expect(await noticed(settled)).toEqual([]);
});

test("contact details to three members within a week are a risk signal, and to two are not", async () => {
  await say(newcomer, others[0]!, "I am on Telegram");
  await say(newcomer, others[0]!, "or mail anna@example.com");
  await say(newcomer, others[1]!, "www.example.com");
  expect(await noticed(newcomer)).toEqual([]);
  await say(newcomer, others[2]!, "+31 6 1234 5678");
  expect(await noticed(newcomer)).toEqual([{ rule: "push", figures: { messages: 4, people: 3 } }]);
  site.clock.advance(8 * DAY);
  await say(newcomer, others[3]!, "I am on Telegram");
  expect(await noticed(newcomer)).toHaveLength(1);
});

testOnSqlite("contact details from the sixth message on do not count", async () => {
  for (const each of others.slice(0, 3)) {
    await sayTo(newcomer, Array(5).fill(each));
    await say(newcomer, each, "+31 6 1234 5678");
  }
  expect(await noticed(newcomer)).toEqual([]);
});

testOnSqlite("quarantined messages count like sent ones, and are a separate signal at three recipients", async () => {
  const held = (to: Person) =>
    expect(say(newcomer, to, "Use Western Union")).rejects.toMatchObject({ code: "chats.held" });
  await held(others[0]!);
  await held(others[1]!);
  await say(newcomer, others[2]!, "I am on Telegram");
  expect(await noticed(newcomer)).toEqual([{ rule: "push", figures: { messages: 3, people: 3 } }]);
  await held(others[3]!);
  expect(await noticed(newcomer)).toMatchObject([{}, { rule: "held", figures: { messages: 3, people: 3 } }]);
});

test("the same message sent twice at once counts once", async () => {
  await sayTo(newcomer, others.slice(0, 9));
  const conversation = await begun(newcomer, others[9]!);
  const draft = { conversation, text: "Hi", key: "doubled" };
  await Promise.all([sendMessage(site, newcomer, draft), sendMessage(site, newcomer, draft)]);
  expect(await noticed(newcomer)).toMatchObject([{ rule: "begun_hour", figures: { begun: 10 } }]);
});
