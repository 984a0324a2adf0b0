// @engines both
import { beforeEach, expect, test } from "vitest";
import { memberTimeline } from "~/app/domain/people/member-file/member-file";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { eraseAbout, rowsAbout } from "~/db/personal-data";
import { testOnSqlite } from "~/tests/support/engines";
import { aFictional, anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { addNote, notesAbout } from "./support-notes";

const anna = anAdult({ name: "Anna" });
const rosa = aFictional();

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, rosa] });
});

const notes = (asked = {}) => site.db.read((conn) => notesAbout(conn, anna.id, asked));
const texts = async () => (await notes()).rows.map(({ text }) => text);

test("notes are listed newest first, in pages and in the timeline", async () => {
  const id = await addNote(site, anOperator, anna.id, "  Rang: paid by\r\nmistake ");
  const whole = { id, memberId: anna.id, author: "command:tests", text: "Rang: paid by\nmistake", at: START };
  expect(await notes()).toEqual({ rows: [whole], next: null });
  site.clock.advance(1000);
  await addNote(site, anOperator, anna.id, "Rang again");
  expect(await texts()).toEqual(["Rang again", "Rang: paid by\nmistake"]);
  const { rows, next } = await notes({ limit: 1 });
  expect([rows.length, (await notes({ after: next! })).rows]).toEqual([1, [whole]]);
  const told = (await memberTimeline(site, anna.id)).rows.filter(({ kind }) => kind === "note");
  expect(told).toMatchObject([{ data: { text: "Rang again" } }, { data: { author: "command:tests" } }]);
});

testOnSqlite("the audit names the author of a note, without the text", async () => {
  const id = await addNote(site, anOperator, anna.id, "Rang");
  expect((await findAuditEntries(site)).rows).toMatchObject([
    { action: "notes.add", kind: "member", memberId: anna.id, reason: "", after: { note: id } },
  ]);
});

testOnSqlite("a note needs a text within the limit, and a member of this site", async () => {
  const refused = (id: string, text: string, code: string) =>
    expect(addNote(site, anOperator, id, text)).rejects.toMatchObject({ code });
  await refused(anna.id, " \n ", "account.note_empty");
  await refused(anna.id, "x".repeat(4001), "account.note_too_long");
  for (const id of [rosa.id, anAdult().id, "x"]) await refused(id, "Rang", "account.no_member");
  expect([await texts(), (await findAuditEntries(site)).rows]).toEqual([[], []]);
});

testOnSqlite("an export contains the note without its author, and an erasure deletes it", async () => {
  await addNote(site, anOperator, anna.id, "Rang");
  const { support_notes: given } = await site.db.read((conn) => rowsAbout(conn, [anna.id, anna.email]));
  expect(given).toMatchObject([{ text: "Rang", at: START }]);
  expect(JSON.stringify(given)).not.toContain("command:");
  await site.db.transact((tx) => eraseAbout(tx, [anna.id, anna.email]));
  expect(await texts()).toEqual([]);
});
