// @engines both
import { beforeEach, expect, test } from "vitest";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { eraseAbout, rowsAbout } from "~/db/personal-data";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, aPerson, type TestSite, testSite } from "~/tests/support/test-site";
import { caseFile } from "./case-file";
import { caseOf, decide } from "./cases";
import { addCaseNote, casesInHand, handOn } from "./notes";
import { nextCase, takeCase } from "./queue";
import { report } from "./reports";

const DAY = 24 * 60 * 60_000;
const bea = "operator:bea";
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const spam = {
  ...{ target: { kind: "profile" as const, id: bert.id }, reason: "spam" as const, words: "Look" },
  block: false,
};

let site: TestSite;
let id: string;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
  id = (await caseOf(site, await report(site, anna, spam))).case.id;
});

const nextFor = async (holder: string) => (await nextCase(site, { holder, appeals: true }))?.id;
const notes = async () => (await caseFile(site, id)).notes.map(({ author, text }) => [author, text]);

test("a case handed on is the colleague's next case for a day, with the note of its giver", async () => {
  await takeCase(site, aPerson.name, id);
  await handOn(site, aPerson, id, { to: bea, words: " She wrote in Polish,\r\nwhich you read " });
  const words = "She wrote in Polish,\nwhich you read";
  expect(await casesInHand(site, bea)).toMatchObject([
    {
      id,
      name: "Bert",
      lease: { holder: bea, until: site.now() + DAY },
      handed: { author: aPerson.name, text: words },
    },
  ]);
  expect([await nextFor(bea), await nextFor(aPerson.name), await nextFor("operator:cleo")]).toEqual([
    id,
    undefined,
    undefined,
  ]);
  expect(await casesInHand(site, aPerson.name)).toEqual([]);
  expect(await takeCase(site, bea, id)).toBe(true);
  expect(await casesInHand(site, bea)).toMatchObject([{ lease: { holder: bea, until: site.now() + DAY } }]);
  site.clock.advance(DAY);
  expect(await casesInHand(site, bea)).toEqual([]);
  expect(await nextFor("operator:cleo")).toBe(id);
});

testOnSqlite("a case that is closed or leased by a third operator cannot be handed on", async () => {
  const handing = () => handOn(site, aPerson, id, { to: bea, words: "Please" });
  await takeCase(site, "operator:cleo", id);
  await expect(handing()).rejects.toMatchObject({ code: "reports.case_changed" });
  const { case: found } = await caseOf(site, (await caseFile(site, id)).reports[0]!.number);
  await decide(site, aPerson, id, found.version, { actor: aPerson.name, rule: null, facts: "Nothing." });
  await expect(handing()).rejects.toMatchObject({ code: "reports.case_changed" });
  await expect(handOn(site, aPerson, "x", { to: bea, words: "y" })).rejects.toMatchObject({ code: "reports.no_case" });
  expect(await notes()).toEqual([]);
});

testOnSqlite("a note appears in an open or closed case, and its audit entry omits the text", async () => {
  await addCaseNote(site, aPerson, id, "Rang the police of Ghent");
  await addCaseNote(site, { ...aPerson, name: bea }, id, "They call back");
  expect(await notes()).toEqual([
    [aPerson.name, "Rang the police of Ghent"],
    [bea, "They call back"],
  ]);
  const { rows } = await findAuditEntries(site);
  expect(rows.filter(({ action }) => action === "cases.note")).toMatchObject([
    { targetId: id, memberId: bert.id },
    { targetId: id, memberId: bert.id },
  ]);
  expect(JSON.stringify(rows)).not.toContain("Ghent");
  const refused = (words: string, code: string) =>
    expect(addCaseNote(site, aPerson, id, words)).rejects.toMatchObject({ code });
  await refused(" \n", "account.note_empty");
  await refused("x".repeat(4001), "account.note_too_long");
});

testOnSqlite("exports omit notes on a case, and an erasure deletes them", async () => {
  await addCaseNote(site, aPerson, id, "Anna reported him before");
  const about = [bert.id, bert.email];
  expect(JSON.stringify(await site.db.read((conn) => rowsAbout(conn, about)))).not.toContain("Anna reported");
  await site.db.transact((tx) => eraseAbout(tx, about));
  expect(await notes()).toEqual([]);
});
