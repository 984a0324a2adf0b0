// @engines both
import { beforeEach, expect, test } from "vitest";
import { pathOf } from "~/app/domain/people/photos/photos";
import { recordMatter, settleOrder } from "~/app/domain/safety/authorities/authorities";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { conversationWith, sendMessage, takeBack } from "~/app/domain/talk/chats/chats";
import { eraseAbout, rowsAbout } from "~/db/personal-data";
import { heldMessages, messages, signals } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { killedBefore } from "~/tests/support/killed";
import { volume } from "~/tests/support/share";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, aPerson, type Person, plainConfig, type TestSite, testSite } from "~/tests/support/test-site";
import { fullTest } from "~/tests/support/tiers";
import { openCase } from "../signals/signals";
import { MOST_STEPS, openReading, openReadingUnder, photoInReading, readingOf, readOn } from "./readings";
import { namesInTalks, talksIn } from "./talks";

const DAY = 24 * 60 * 60_000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const noor = { ...aPerson, name: "operator:noor" as const };
const mia = { operator: aPerson, exceeds: false };

let site: TestSite;
/** Anna's conversation with Bert: forty messages in turns. */
let talk: string;
let sent: string[];
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
  talk = await conversationWith(site, anna, bert.id);
  sent = [];
  for (let n = 1; n <= 40; n++) {
    site.clock.advance(1000);
    const from = n % 2 === 1 ? anna : bert;
    sent.push((await sendMessage(site, from, { conversation: talk, text: `Line ${n}`, key: `${n}` })).message.id);
  }
});

async function reported(by: Person, kind: "message" | "profile", id: string): Promise<string> {
  const number = await report(site, by, { target: { kind, id }, reason: "scam", words: "Look", block: false });
  return (await caseOf(site, number)).case.id;
}

const open = (caseId: string, conversation = talk) =>
  openReading(site, aPerson, caseId, { conversation, reason: "Who asked for money first?" });
const read = async (
  id: string,
  part: "before" | "after" | "again",
  number: number,
  reader: Parameters<typeof readOn>[1] = mia,
) => (await readOn(site, reader, id, { part, number })).map(({ text }) => text);
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `Line ${from + n}`);
const looksIn = async () =>
  (await findAuditEntries(site)).rows
    .filter(({ action }) => action === "chats.read")
    .map(({ after, reason, kind, targetId, memberId }) => ({ ...after, reason, kind, targetId, memberId }))
    .reverse();
const exportOf = async ({ id }: Person) =>
  (await site.db.read((conn) => rowsAbout(conn, [id]))).messages_read_by_operators;

testOnSqlite("a reading shows ten messages a step around the report, each step with an audit entry", async () => {
  const caseId = await reported(anna, "message", sent[19]!);
  const id = await open(caseId);
  // The report stored messages 10 to 20.
  expect(await read(id, "before", 0)).toEqual(lines(1, 9));
  expect(await read(id, "after", 1)).toEqual(lines(21, 30));
  expect(await read(id, "again", 2)).toEqual(lines(21, 30));
  expect(await read(id, "after", 3)).toEqual(lines(31, 40));
  expect(await read(id, "after", 4)).toEqual([]);
  expect(await read(id, "before", 4)).toEqual([]);
  const about = { reason: "Who asked for money first?", kind: "case", targetId: caseId, memberId: null };
  const row = (part: string, from: number, to: number) => {
    return { conversation: talk, part, from, to, messages: to - from + 1, ...about };
  };
  expect(await looksIn()).toEqual([
    ...[row("before", 1, 9), row("after", 21, 30)],
    ...[row("again", 21, 30), row("after", 31, 40)],
  ]);
  const audited = JSON.stringify((await findAuditEntries(site)).rows);
  expect(audited).not.toContain("Line");
  expect(await readingOf(site, mia, id)).toMatchObject({ names: "Anna, Bert", steps: 4, left: MOST_STEPS - 4 });
});

test("a form sent twice reads once, and two forms at once read once", async () => {
  const id = await open(await reported(anna, "message", sent[19]!));
  const both = await Promise.allSettled([read(id, "after", 0), read(id, "after", 0)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(read(id, "after", 0)).rejects.toMatchObject({ code: "chat_look.shown_already" });
  await expect(read(id, "after", Number.NaN)).rejects.toMatchObject({ code: "chat_look.shown_already" });
  expect(await looksIn()).toHaveLength(1);
});

testOnSqlite("a reading belongs to its operator, lasts fifteen minutes, and needs a reason", async () => {
  const caseId = await reported(anna, "message", sent[19]!);
  const id = await open(caseId);
  const other = { operator: noor, exceeds: true };
  await expect(read(id, "after", 0, other)).rejects.toMatchObject({ kind: "not_found" });
  await expect(readingOf(site, other, id)).rejects.toMatchObject({ kind: "not_found" });
  await expect(readingOf(site, mia, "none")).rejects.toMatchObject({ kind: "not_found" });
  const nothing = { conversation: talk, reason: " " };
  await expect(openReading(site, aPerson, caseId, nothing)).rejects.toMatchObject({ code: "account.reason_missing" });
  site.clock.advance(15 * 60_000);
  await expect(read(id, "after", 0)).rejects.toMatchObject({ code: "chat_look.over" });
  expect(await readingOf(site, mia, id)).toMatchObject({ isOver: true });
  expect(await looksIn()).toEqual([]);
});

test("an open case gives access to its conversations, and a closed case to none of them", async () => {
  const other = await conversationWith(site, carl, bert.id);
  const { message } = await sendMessage(site, carl, { conversation: other, text: "Hi", key: "c" });
  const caseId = await reported(anna, "message", sent[19]!);
  await expect(open(caseId, other)).rejects.toMatchObject({ code: "chat_look.no_conversation" });
  await expect(open("none")).rejects.toMatchObject({ code: "reports.no_case" });
  const { version } = (await caseOf(site, caseId)).case;
  await decide(site, aPerson, caseId, version, { actor: aPerson.name, rule: null, facts: "Nothing." });
  await expect(open(caseId)).rejects.toMatchObject({ code: "chat_look.no_conversation" });
  const profile = await reported(anna, "profile", bert.id);
  expect(await reported(carl, "profile", bert.id)).toBe(profile);
  const talks = await talksIn(site, profile);
  expect([...(await namesInTalks(site, talks)).values()].sort()).toEqual(["Anna, Bert", "Bert, Carl"]);
  site.clock.advance(1000);
  await sendMessage(site, anna, { conversation: talk, text: "Line 41", key: "41" });
  const id = await open(profile);
  expect([await read(id, "before", 0), await read(id, "after", 1)]).toEqual([lines(31, 40), ["Line 41"]]);
  expect(await talksIn(site, await reported(bert, "message", message.id))).toMatchObject([{ id: other }]);
});

test("quarantined messages open the conversation as it was at the quarantine", async () => {
  const row = { id: "h", conversationId: talk, fromId: bert.id, toId: anna.id, text: "Pay", reason: "words: pay" };
  await site.db.transact(async (tx) => {
    await tx.insertMany(heldMessages, [
      { ...row, at: site.now() },
      { ...row, id: "i", conversationId: "gone", at: site.now() },
      { ...row, id: "j", at: site.now() - 5000 },
    ]);
    const about = { kind: "held" as const, targetId: bert.id, subjectId: bert.id, weight: 1, at: site.now() };
    const caseId = await openCase(tx, { id: "held case", ...about });
    await tx.insertMany(signals, [{ id: "s", caseId, subjectId: bert.id, kind: "words", weight: 1, at: site.now() }]);
  });
  expect(await talksIn(site, "held case")).toMatchObject([{ id: talk, why: "held_message", lastSeq: 40 }]);
  expect(await read(await open("held case"), "before", 0)).toEqual(lines(31, 40));
  expect(await exportOf(bert)).toMatchObject([{ why: "held_message", messages: 10 }]);
});

test("a case allows twenty steps a day, or twenty per reason with the permission to exceed", async () => {
  const caseId = await reported(anna, "message", sent[19]!);
  const id = await open(caseId);
  for (let step = 0; step < MOST_STEPS; step++) await read(id, step === 0 ? "after" : "again", step);
  await expect(read(id, "again", MOST_STEPS)).rejects.toMatchObject({ code: "chat_look.enough" });
  const second = await open(caseId);
  await expect(read(second, "after", 0)).rejects.toMatchObject({ code: "chat_look.enough" });
  const owner = { operator: aPerson, exceeds: true };
  await expect(read(id, "again", MOST_STEPS, owner)).rejects.toMatchObject({ code: "chat_look.enough" });
  expect(await read(second, "after", 0, owner)).toEqual(lines(21, 30));
  site.clock.advance(DAY);
  expect(await read(await open(caseId), "after", 0)).toEqual(lines(21, 30));
});

testOnSqlite("both members' exports state when, why and how much was read, without reader or place", async () => {
  const id = await open(await reported(anna, "message", sent[19]!));
  await read(id, "after", 0);
  const said = [{ why: "report", messages: 10, at: site.now() }];
  expect([await exportOf(anna), await exportOf(bert), await exportOf(carl)]).toEqual([said, said, []]);
  await site.db.transact((tx) => eraseAbout(tx, [anna.id]));
  expect((await readingOf(site, mia, id)).reason).toBe("");
});

testOnSqlite(
  "an order opens its member's conversation with another one, and exports omit it unless allowed",
  async () => {
    const order = { kind: "inform", authority: "Police", country: "NL", reference: "7", category: "other" } as const;
    const facts = "They want the messages.";
    const orderId = await recordMatter(site, aPerson, { ...order, items: 1, memberId: bert.id, facts });
    const asked = { other: anna.id, told: false, reason: "As the order says" };
    const secret = await openReadingUnder(site, aPerson, orderId, asked);
    expect(await read(secret, "before", 0)).toEqual(lines(31, 40));
    expect([await exportOf(anna), await exportOf(bert)]).toEqual([[], []]);
    const { rows } = await findAuditEntries(site);
    expect(rows.filter(({ memberId }) => memberId !== null)).toEqual([]);
    await read(await openReadingUnder(site, aPerson, orderId, { ...asked, told: true }), "before", 0);
    expect(await exportOf(bert)).toMatchObject([{ why: "legal_request", messages: 10 }]);
    for (const other of [carl.id, bert.id, "nobody"]) {
      const wrong = openReadingUnder(site, aPerson, orderId, { ...asked, other });
      await expect(wrong).rejects.toMatchObject({ code: "chat_look.no_conversation" });
    }
    await settleOrder(site, aPerson, orderId, { settled: "complied", reason: "Sent" });
    const late = openReadingUnder(site, aPerson, orderId, asked);
    await expect(late).rejects.toMatchObject({ code: "chat_look.not_needed" });
    const notice = await recordMatter(site, aPerson, { ...order, kind: "police", items: 1, memberId: bert.id, facts });
    await expect(openReadingUnder(site, aPerson, notice, asked)).rejects.toMatchObject({
      code: "chat_look.not_needed",
    });
  },
);

test("retracted messages stay hidden, and only photos of shown messages are served", async () => {
  await takeBack(site, anna, sent[38]!);
  await site.db.transact(async (tx) => {
    await tx.drizzle.update(messages).set({ photo: "sent.webp" });
  });
  await site.media.put(pathOf("sent.webp", "l", "held"), Buffer.from("photo"));
  const id = await open(await reported(anna, "message", sent[19]!));
  await expect(photoInReading(site, aPerson.name, id, sent[20]!)).rejects.toMatchObject({ kind: "not_found" });
  await read(id, "after", 0);
  const last = await readOn(site, mia, id, { part: "after", number: 1 });
  expect(last.find(({ id: each }) => each === sent[38])).toMatchObject({ text: "", takenBack: true });
  expect((await photoInReading(site, aPerson.name, id, sent[20]!)).name).toBe("sent.webp");
  await expect(photoInReading(site, aPerson.name, id, sent[0]!)).rejects.toMatchObject({ kind: "not_found" });
  await expect(photoInReading(site, noor.name, id, sent[20]!)).rejects.toMatchObject({ kind: "not_found" });
  site.clock.advance(15 * 60_000);
  await expect(photoInReading(site, aPerson.name, id, sent[20]!)).rejects.toMatchObject({ kind: "not_found" });
});

fullTest("a process that is killed at any step has given no text without its row", { timeout: 120_000 }, async () => {
  // Uses the machine's clock, as the process does.
  site.clock.set(Date.now());
  const id = await open(await reported(anna, "message", sent[19]!));
  const action = { does: "read", reading: id, operator: aPerson } as const;
  const work = { place: placeOf(), name: site.databaseName, config: plainConfig, action };
  for (let step = 1; ; step += volume(3, 1)) {
    const before = await looksIn();
    const { signal, said } = await killedBefore(step, work);
    const rows = await looksIn();
    if (said.includes("Line")) expect(rows).toHaveLength(before.length + 1);
    expect(await readingOf(site, mia, id)).toMatchObject({ steps: rows.length });
    if (signal === null) break;
    expect(step).toBeLessThan(40);
  }
  expect((await looksIn()).length).toBeGreaterThan(0);
});
