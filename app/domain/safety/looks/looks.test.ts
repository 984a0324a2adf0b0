// @engines both
import { beforeEach, expect, test } from "vitest";
import { caseOf, casesToDecide, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { discardReport } from "~/app/domain/safety/reports/sweeping.queries";
import { noticeHeld } from "~/app/domain/safety/signals/signals";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { heldMessages } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, anOperator, aPerson, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { hasOpened, looksAt, messagesKeptFor, openHeld, openKept } from "./looks";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const noor = { ...aPerson, name: "operator:noor" as const };

let site: TestSite;
let id: string;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
  const conversation = await conversationWith(site, bert, anna.id);
  await sendMessage(site, bert, { conversation, text: "Hello", key: "1" });
  const { message } = await sendMessage(site, anna, { conversation, text: "Who are you?", key: "1" });
  id = await reported(bert, message.id);
});

async function reported(by: Person, message: string): Promise<string> {
  const target = { kind: "message" as const, id: message };
  const number = await report(site, by, { target, reason: "spam", words: "Look", block: false });
  return (await caseOf(site, number)).case.id;
}

const actions = async () =>
  (await findAuditEntries(site)).rows.map(({ action, operator, memberId, after, reason }) => {
    return [action, operator, memberId, after.messages, reason];
  });

test("opening the messages of a case is recorded once per operator and version", async () => {
  const found = await caseOf(site, id);
  expect(await messagesKeptFor(site, found)).toBe(2);
  expect(await hasOpened(site, aPerson.name, found)).toBe(false);
  await Promise.all([openKept(site, aPerson, id), openKept(site, aPerson, id)]);
  await openKept(site, aPerson, id);
  await openKept(site, noor, id);
  expect([await hasOpened(site, aPerson.name, found), await hasOpened(site, noor.name, found)]).toEqual([true, true]);
  expect(await actions()).toEqual([
    ["chats.evidence", noor.name, null, 2, ""],
    ["chats.evidence", aPerson.name, null, 2, ""],
  ]);
  await decide(site, noor, id, found.case.version, { actor: noor.name, rule: null, facts: "Nothing." });
  expect(await hasOpened(site, aPerson.name, await caseOf(site, id))).toBe(false);
  await openKept(site, aPerson, id);
  expect((await looksAt(site, id)).map(({ operator, part, messages }) => [operator, part, messages])).toEqual([
    [aPerson.name, "evidence", 2],
    [noor.name, "evidence", 2],
    [aPerson.name, "evidence", 2],
  ]);
});

testOnSqlite("a case stays open to its reader until messages are added to it", async () => {
  site.clock.advance(1000);
  await openKept(site, aPerson, id);
  site.clock.advance(1000);
  const [{ id: filed } = { id: "" }] = (await caseOf(site, id)).reports;
  await site.db.transact((tx) => discardReport(tx, { id: filed, caseId: id, weight: 2, at: site.now() }));
  expect(await hasOpened(site, aPerson.name, await caseOf(site, id))).toBe(true);
  const [{ id: message } = { id: "" }] = (await caseOf(site, id)).reports[0]!.evidence!.messages!.slice(-1);
  await reported(bert, message);
  expect(await hasOpened(site, aPerson.name, await caseOf(site, id))).toBe(false);
});

testOnSqlite("a message quarantined later the same day needs another look", async () => {
  const heldBack = async (n: number) => {
    const row = { id: `${n}`, conversationId: "c", fromId: anna.id, toId: bert.id, text: `${n}`, reason: "words: x" };
    await site.db.transact(async (tx) => {
      await tx.insertMany(heldMessages, [{ ...row, at: site.now() }]);
      await noticeHeld(site, tx, { subjectId: anna.id, rule: "words: x", weight: 1 });
    });
    site.clock.advance(1000);
  };
  await heldBack(1);
  const [about] = (await casesToDecide(site, {}, { kind: "held" })).rows;
  const isOpen = async () => hasOpened(site, aPerson.name, await caseOf(site, about!.id));
  for (const n of [2, 3, 4]) {
    expect(await isOpen()).toBe(false);
    await openKept(site, aPerson, about!.id);
    expect(await isOpen()).toBe(true);
    site.clock.advance(1000);
    await heldBack(n);
  }
  expect((await caseOf(site, about!.id)).case.version).toBe(about!.version);
  expect((await looksAt(site, about!.id)).map(({ messages }) => messages)).toEqual([3, 2, 1]);
});

testOnSqlite("each given reason is recorded, and a case without messages records nothing", async () => {
  await openKept(site, anOperator, id, " What did he write? ");
  await openKept(site, anOperator, id, "Once more");
  expect((await actions()).map(([action, , , , reason]) => [action, reason])).toEqual([
    ["chats.evidence", "Once more"],
    ["chats.evidence", "What did he write?"],
  ]);
  await expect(openKept(site, anOperator, id, " ")).rejects.toMatchObject({ code: "account.reason_missing" });
  await expect(openKept(site, anOperator, "none")).rejects.toMatchObject({ code: "reports.no_case" });
  const target = { kind: "profile" as const, id: bert.id };
  const number = await report(site, anna, { target, reason: "spam", words: "", block: false });
  const { case: about } = await caseOf(site, number);
  await openKept(site, aPerson, about.id);
  expect(await looksAt(site, about.id)).toEqual([]);
});

test("quarantined messages open one page at a time, with a reason", async () => {
  const held = (n: number, fromId: string) => {
    return { id: `${n}`, conversationId: "c", fromId, toId: "b", text: `${n}`, reason: "words: x", at: site.now() + n };
  };
  await expect(openHeld(site, anOperator, {}, "")).rejects.toMatchObject({ code: "account.reason_missing" });
  expect((await openHeld(site, anOperator, {}, "None yet?")).rows).toEqual([]);
  expect(await actions()).toEqual([]);
  const rows = [held(1, anna.id), held(2, bert.id), held(3, bert.id)];
  await site.db.transact((tx) => tx.insertMany(heldMessages, rows));
  const { rows: page, next } = await openHeld(site, anOperator, { limit: 2 }, "Is the word still needed?");
  expect([page.map(({ text }) => text), next]).toEqual([["3", "2"], expect.any(String)]);
  await openHeld(site, anOperator, { after: next! }, "And the last?");
  expect(await actions()).toEqual([
    ["chats.held", anOperator.name, null, 1, "And the last?"],
    ["chats.held", anOperator.name, null, 2, "Is the word still needed?"],
  ]);
});
