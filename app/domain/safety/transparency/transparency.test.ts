// @engines both
import { beforeEach, expect, test } from "vitest";
import { hideProfile } from "~/app/domain/people/profiles/taking-down";
import { noteOpinion } from "~/app/domain/safety/accuracy/accuracy";
import { recordMatter, settleOrder } from "~/app/domain/safety/authorities/authorities";
import { disputesAt, implementDispute, recordDispute, settleDispute } from "~/app/domain/safety/disputes/disputes";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { complain, complaintWith } from "~/app/domain/safety/reports/complaints";
import { complaintForm } from "~/app/domain/safety/reports/complaints.schema";
import { markNotice } from "~/app/domain/safety/reports/notices";
import { report } from "~/app/domain/safety/reports/reports";
import { noticeHeld } from "~/app/domain/safety/signals/signals";
import { cases } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { unusedAddress } from "~/tests/support/test-databases";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import {
  csvOf,
  type Figures,
  figuresOf,
  PARTS,
  type PartName,
  periodBetween,
  previousReportOn,
  reportedSince,
  yearsToReport,
} from "./transparency";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const period = { from: START - DAY, to: START + 100 * DAY };
const told = { publishedOn: "2027-01-31", previousOn: "", qualitative: ['He said "no", twice', "", "", "", "", ""] };

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
});

const figures = () => figuresOf(site, period);

/** Parses a file's rows by the format alone. */
function rowsOf(part: PartName, from: Figures): string[][] {
  const text = csvOf(part, from, told);
  expect(text.startsWith("\uFEFF")).toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell = ""]) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
    );
}

const rowOf = (rows: string[][], code: string) => rows.find((row) => row[3] === code)!;

async function appealed() {
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const words = "That is not what happened in that conversation.";
  const asked = { about: "appeal", address: `/members/${bert.id}`, words, name: "Bert", email: bert.email };
  const solved = { ...complaintForm.parse(asked), puzzle, largest: String(Math.max(...numbers)) };
  const path = await complain(site, solved, { language: "en", memberId: bert.id, ip: unusedAddress() });
  return (await caseOf(site, (await complaintWith(site, path.replace("/complaints/", ""))).number)).case;
}

test("the report counts notices, legal measures, appeals and orders, with their times", async () => {
  const target = { kind: "profile" as const, id: bert.id };
  const number = await report(site, anna, { target, reason: "underage", words: "", block: false });
  const first = await caseOf(site, number);
  await markNotice(site, anOperator, first.reports[0]!.id, { flagger: "Hotline", items: 3, reason: "On the list" });
  site.clock.advance(5 * HOUR);
  const law = { byLaw: true, category: "grooming", misuse: "illegal_content" } as const;
  const decision = { actor: "Mia", rule: "Article 248", facts: "A child.", suspendUntil: null, ...law };
  await decide(site, anOperator, first.case.id, first.case.version, decision);
  await hideProfile(site, anOperator, anna.id, { rule: "No ads", facts: "An ad.", category: "advertising" });
  const { id, version } = await appealed();
  site.clock.advance(2 * HOUR);
  const appeal = { outcome: "reversed" as const, giveBack: [] };
  await decide(site, anOperator, id, version, { actor: "Ida", rule: null, facts: "Not so.", appeal });
  const order = await recordMatter(site, anOperator, {
    ...{ kind: "act", authority: "Court", country: "NL", reference: "", memberId: null, facts: "Take it down." },
    ...{ category: "STATEMENT_CATEGORY_SCAMS_AND_FRAUD", items: 2 },
  });
  site.clock.advance(HOUR);
  await settleOrder(site, anOperator, order, { settled: "confirmed", reason: "Told" });
  site.clock.advance(HOUR);
  await settleOrder(site, anOperator, order, { settled: "complied", reason: "Done" });

  const found = await figures();
  const notices = rowsOf("4_notices", found);
  expect(rowOf(notices, "TOTAL").slice(5, 15)).toEqual(["1", "1", "3", "3", "5", "5", "1", "1", "0", "0"]);
  expect(rowOf(notices, "KEYWORD_GROOMING_SEXUAL_ENTICEMENT_MINORS").slice(11, 13)).toEqual(["1", "1"]);
  expect(rowOf(notices, "KEYWORD_AGE_SPECIFIC_RESTRICTIONS_MINORS").slice(5, 7)).toEqual(["1", "1"]);
  const terms = rowsOf("6_own_initiative_TC", found);
  expect(rowOf(terms, "KEYWORD_GOODS_SERVICES_NOT_PERMITTED").slice(5, 9)).toEqual(["1", "0", "0", "1"]);
  expect(rowOf(rowsOf("5_own_initiative_illegal", found), "TOTAL")[5]).toBe("0");
  const recidivism = rowsOf("7_appeals_and_recidivism", found);
  const values = recidivism.map(([, , , , indicator, scope, value]) => [indicator, scope, value].join("|"));
  for (const value of [
    "Number of complaints submitted to the internal-complaints mechanism|Total number|1",
    "Number of complaints submitted to the internal-complaints mechanism|Decisions reversed|1",
    "Number of complaints submitted to the internal-complaints mechanism|Median time|2",
    "Complaint regarding a decision to suspend or terminate an account |Decisions reversed|1",
    "Number of suspensions enacted for the provision of manifestly illegal content |Total number|1",
  ])
    expect(values).toContain(value);
  const orders = rowsOf("3_member_states_orders", found).filter((row) => row[3] === "TOTAL");
  expect(orders.find((row) => row[5] === "NL")!.slice(6, 10)).toEqual(["1", "2", "1", "2"]);
  expect(orders.find((row) => row[5] === "FR")!.slice(6, 10)).toEqual(["0", "0", "", ""]);
});

testOnSqlite("counts without a keyword of the annex get a description", async () => {
  const ofOther = async () => {
    const rows = rowsOf("6_own_initiative_TC", await figures());
    const at = rows.findIndex((row) => row[3] === "STATEMENT_CATEGORY_SCAMS_AND_FRAUD");
    return rows.slice(at).find((row) => row[3] === "KEYWORD_OTHER")!;
  };
  expect((await ofOther()).slice(4, 6)).toEqual(["", "0"]);
  await hideProfile(site, anOperator, anna.id, { rule: "No begging", facts: "Asked for money.", category: "scam" });
  expect((await ofOther()).slice(4, 6)).toEqual(["Asking other members for money, gifts or an investment", "1"]);
});

test("the report counts out-of-court disputes by outcome, with the share of outcomes implemented", async () => {
  const brought = (body: string) =>
    recordDispute(site, anOperator, { memberId: bert.id, body, reference: "1", facts: "x" });
  const [one, other, third] = [await brought("ADR Berlin"), await brought("ADR Wien"), await brought("ADR Roma")];
  site.clock.advance(6 * HOUR);
  await settleDispute(site, anOperator, one, { outcome: "reversed", reason: "Letter" });
  await settleDispute(site, anOperator, other, { outcome: "partially_reversed", reason: "Letter" });
  await implementDispute(site, anOperator, one, "Account is back");
  await expect(implementDispute(site, anOperator, one, "Again")).rejects.toMatchObject({ code: "law.settled" });
  await expect(implementDispute(site, anOperator, third, "Early")).rejects.toMatchObject({ code: "law.settled" });
  const values = rowsOf("7_appeals_and_recidivism", await figures())
    .filter((row) => row[3] === "Out-of-court dispute settlement bodies")
    .map((row) => row[6]);
  expect(values).toEqual(["3", "0", "1", "1", "6", "0", "50"]);
  const outcomes = new Map((await disputesAt(site)).rows.map(({ id, outcome }) => [id, outcome]));
  expect([one, other, third].map((id) => outcomes.get(id))).toEqual(["reversed", "partially_reversed", null]);
});

testOnSqlite("each part has the rows and columns of the regulation's template, in one width", async () => {
  const found = await figures();
  const sizes = PARTS.map((part) => {
    const rows = rowsOf(part, found);
    expect(new Set(rows.map((row) => row.length)).size, part).toBe(1);
    return [part, rows.length - 1, rows[0]!.length];
  });
  expect(sizes).toEqual([
    ["1_summary", 5, 4],
    ["2_categories_names", 100, 4],
    ["3_member_states_orders", 28 * 91, 20],
    ["4_notices", 91, 25],
    ["5_own_initiative_illegal", 90, 37],
    ["6_own_initiative_TC", 98, 37],
    ["7_appeals_and_recidivism", 47, 8],
    ["8_automated_means", 20, 8],
    ["9_human_resources", 0, 8],
    ["10_AMAR", 0, 7],
    ["11_qualitative", 6, 5],
  ]);
  expect(rowsOf("11_qualitative", found)[1]!.at(-1)).toBe('He said "no", twice');
  expect(rowsOf("1_summary", found)[1]).toEqual([
    "All",
    "Velvet",
    "Name of the service provider",
    "Example Media B.V.",
  ]);
});

testOnSqlite("a period includes both its days, and nothing outside counts", async () => {
  await hideProfile(site, anOperator, bert.id, { rule: "No ads", facts: "An ad." });
  const day = new Date(START).toISOString().slice(0, 10);
  expect((await figuresOf(site, periodBetween(day, day)!)).measures).toHaveLength(1);
  expect((await figuresOf(site, periodBetween("2020-01-01", "2020-12-31")!)).measures).toEqual([]);
  for (const [from, to] of [
    ["2026-02-30", "2026-03-01"],
    ["2026-03-02", "2026-03-01"],
    ["x", "2026-03-01"],
  ] as const)
    expect(periodBetween(from, to)).toBeNull();
});

test("reporting starts with the first report or restriction", async () => {
  site.clock.advance(DAY);
  expect(await reportedSince(site)).toBe(site.now());
  await hideProfile(site, anOperator, bert.id, { rule: "No ads", facts: "An ad." });
  const first = site.now();
  site.clock.advance(DAY);
  await report(site, bert, { target: { kind: "profile", id: anna.id }, reason: "spam", words: "", block: false });
  expect(await reportedSince(site)).toBe(first);
});

test("the report list contains completed years, latest first, from the first with any event", () => {
  expect(yearsToReport(site, START)).toEqual([]);
  site.clock.advance(3 * 366 * DAY);
  expect(yearsToReport(site, START)).toEqual([2028, 2027, 2026]);
});

testOnSqlite("a report names the publication day of the previous one, if its site published one", async () => {
  const publishing = await testSite({ members: [anna, bert], tenant: { law: { transparencyReport: true } } });
  const year = new Date(START).getUTCFullYear();
  const on = (of: number, at = publishing) => previousReportOn(at, periodBetween(`${of}-01-01`, `${of}-12-31`)!);
  expect(await on(year + 1)).toBe("");
  await hideProfile(publishing, anOperator, anna.id, { rule: "No ads", facts: "An ad." });
  expect([await on(year), await on(year + 1), await on(year + 2)]).toEqual([
    "",
    `${year + 1}-01-01`,
    `${year + 2}-01-01`,
  ]);
  await hideProfile(site, anOperator, anna.id, { rule: "No ads", facts: "An ad." });
  expect(await on(year + 1, site)).toBe("");
});

testOnSqlite("the eighth part states the accuracy of programs by people's decisions, and no text rule", async () => {
  const part = async () => rowsOf("8_automated_means", await figures());
  const accuracyOf = (rows: string[][], scope: string) =>
    rows.filter((row) => row[4]!.startsWith("Accuracy of the automated means") && row[5] === scope);
  for (const [, , , , , , value, context] of accuracyOf(await part(), "Total number"))
    expect([value, context]).toEqual(["", "Nobody has decided yet about what these means pointed out."]);
  await site.db.transact(async (tx) => {
    // Of 40 photos, 10 were marked, 8 rightly. Of the 30 others, 2 show nudity.
    for (let n = 0; n < 40; n++) {
      const [spoke, found] = [n < 10, n < 8 || n >= 38];
      await noteOpinion(site, tx, { signal: "nudity", targetId: `${n}`, memberId: anna.id, spoke, found });
    }
    await noticeHeld(site, tx, { subjectId: bert.id, rule: "words: western union", weight: 1 });
  });
  const [held] = await site.db.read(({ drizzle }) => drizzle.select().from(cases));
  await decide(site, anOperator, held!.id, held!.version, { actor: "Mia", rule: "No money", facts: "Money." });
  const rows = await part();
  const values = accuracyOf(rows, "Total number").map((row) => row[6]);
  // Right in 36 of 40. Only 11 items were flagged and recall rests on 10, so both shares are empty.
  expect(values).toEqual(["90", "", ""]);
  expect(accuracyOf(rows, "Total number")[0]![7]).toBe(
    "In percent, by what people decided afterwards, appeals included. Nudity in photos: 36 of 40 (people decide about all photos); Words in messages: nobody reads what is not pointed out.",
  );
  expect(accuracyOf(rows, "NAM Total").map((row) => row[7])).toEqual(
    Array(3).fill("No notice is processed by automated means."),
  );
  expect(JSON.stringify([rows, await figures()])).not.toContain("western");
  expect((await figures()).programs).toEqual([
    { means: "photos", unflagged: "all", right: 8, wrong: 2, missed: 2, cleared: 28 },
    { means: "words", unflagged: "unseen", right: 1, wrong: 0, missed: null, cleared: null },
  ]);
});
