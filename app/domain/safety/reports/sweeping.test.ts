// @engines both
import { beforeEach, expect, test } from "vitest";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { caseFile } from "./case-file";
import { caseOf, decide } from "./cases";
import { complain } from "./complaints";
import { complaintForm } from "./complaints.schema";
import { file } from "./filing";
import { openQueue } from "./queue";
import { report } from "./reports";
import type { Reason } from "./reports.schema";
import { closeOthers, discardReports, othersOf } from "./sweeping";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const dora = anAdult({ name: "Dora" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl, dora] });
});

const against = (id: string, reason: Reason) => ({
  ...{ target: { kind: "profile" as const, id }, reason, words: "Look at this" },
  block: false,
});
const found = async (number: string) => (await caseOf(site, number)).case;
const begging = { actor: "operator:mia", rule: "No begging", facts: "Begged" };

/** Opens a case about Bert's messages, besides the reports of his profile. */
async function heldCase(kind: "message", targetId: string): Promise<string> {
  const seen = { reporterId: dora.id, reason: "spam", words: "", evidence: null, illegal: false };
  const filed = await site.db.transact((tx) =>
    file(site, tx, { kind, targetId, subjectId: bert.id, weight: 2, ...seen }),
  );
  return filed.number;
}

testOnSqlite("one decision closes the other cases about a member, except those about illegal content", async () => {
  const first = await found(await report(site, anna, against(bert.id, "scam")));
  const messages = await found(await heldCase("message", "a message"));
  await decide(site, anOperator, first.id, first.version, begging);
  expect(await othersOf(site, first.id)).toEqual({ done: 1, left: 0 });
  expect(await closeOthers(site, anOperator, first.id)).toEqual({ done: 1, left: 0 });
  const { case: closed, decisions } = await caseOf(site, messages.id);
  expect(closed.state).toBe("closed");
  expect(decisions).toMatchObject([{ rule: "No begging", facts: "Begged" }]);
  expect(await closeOthers(site, anOperator, first.id)).toEqual({ done: 0, left: 0 });

  await report(site, anna, against(bert.id, "underage"));
  expect(await closeOthers(site, anOperator, messages.id)).toEqual({ done: 0, left: 1 });
  expect((await openQueue(site, {})).rows).toMatchObject([{ id: first.id }]);
});

testOnSqlite("a case with a waiting complaint or appeal is never closed with others", async () => {
  const first = await found(await heldCase("message", "a message"));
  await decide(site, anOperator, first.id, first.version, begging);
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const said = {
    about: "rules",
    address: `/members/${bert.id}`,
    words: "He asked three people for money.",
    name: "Mo",
    email: "mo@mail.example",
  };
  const solved = { ...complaintForm.parse(said), puzzle, largest: String(Math.max(...numbers)) };
  await complain(site, solved, { language: "en", memberId: null, ip: "10.0.0.1" });
  expect(await closeOthers(site, anOperator, first.id)).toEqual({ done: 0, left: 1 });
});

testOnSqlite("an undecided case closes no other", async () => {
  const { id } = await found(await report(site, anna, against(bert.id, "scam")));
  await expect(closeOthers(site, anOperator, id)).rejects.toMatchObject({ code: "reports.no_case" });
});

test("discarding a member's reports removes their weight and closes cases that rest on them alone", async () => {
  const alone = await found(await report(site, dora, against(anna.id, "scam")));
  const shared = await found(await report(site, dora, against(bert.id, "harassment")));
  await report(site, anna, against(bert.id, "spam"));
  const illegal = await found(await report(site, dora, against(carl.id, "underage")));
  expect(await discardReports(site, anOperator, dora.id, "Reports whoever does not answer her")).toEqual({
    ...{ done: 2, left: 1 },
  });
  expect((await caseOf(site, alone.id)).case).toMatchObject({ state: "closed", score: 0 });
  expect((await caseOf(site, shared.id)).case).toMatchObject({ state: "open", score: 2 });
  expect((await caseOf(site, illegal.id)).case).toMatchObject({ state: "open", score: 10 });
  const { reports } = await caseFile(site, shared.id);
  expect(reports.map(({ discardedAt }) => discardedAt !== null)).toEqual([true, false]);
  expect(await discardReports(site, anOperator, dora.id, "Again")).toEqual({ done: 0, left: 1 });
  const [, first] = (await findAuditEntries(site)).rows;
  expect(first).toMatchObject({
    action: "reports.discard",
    memberId: dora.id,
    after: { discarded: 2, closed: 1, left: 1 },
  });
});

testOnSqlite("an operator who views a case sees that one of its reports was discarded meanwhile", async () => {
  await report(site, anna, against(bert.id, "spam"));
  const { id, version } = await found(await report(site, dora, against(bert.id, "harassment")));
  await discardReports(site, anOperator, dora.id, "Reports whoever does not answer her");
  await expect(decide(site, anOperator, id, version, begging)).rejects.toMatchObject({ code: "reports.case_changed" });
});
