import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { addPhoto } from "~/app/domain/people/photos/photos";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { caseOf, casesToDecide } from "~/app/domain/safety/reports/cases";
import { complain } from "~/app/domain/safety/reports/complaints";
import { complaintForm } from "~/app/domain/safety/reports/complaints.schema";
import { report } from "~/app/domain/safety/reports/reports";
import { noticeRisk } from "~/app/domain/safety/risk/risk";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { heldMessages } from "~/db/tables";
import { mailsFrom } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { actionAs } from "../operator";
import { closeCase, liftSuspension, listCases, listHeld, openCase, showCase } from "./command";

const anna = anAdult({ name: "Anna", gender: "female" });
const carl = anAdult({ name: "Carl", gender: "male", photos: ["drawn.svg"], mainPhoto: "drawn.svg" });
const bert = anAdult({ name: "Bert", gender: "male", language: "nl" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
});

const ofBert = { by: "Mia", rule: "No begging", facts: "You asked for money.", remove: [], suspend: 7 };

async function complainOfBert(
  asked: object = { about: "rules", address: `/members/${bert.id}`, words: "He asked three people for money." },
): Promise<string> {
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const form = complaintForm.parse({ ...asked, name: "Carl", email: "carl@mail.example" });
  await complain(
    site,
    { ...form, puzzle, largest: String(Math.max(...numbers)) },
    { language: "fr", memberId: null, ip: "203.0.113.9" },
  );
  return (await casesToDecide(site)).rows[0]!.id;
}

test("reports close > shows the emails first, each in its reader's language", async () => {
  const id = await complainOfBert();
  const before = (await mailsFrom(site)).length;
  const { lines, code, data } = await closeCase(site, id, ofBert, false);
  const said = lines.join("\n");
  expect(said).toMatch(/To bert\S*, whose language is Dutch:[\s\S]*You asked for money\./);
  expect(said).toMatch(/To carl@mail\.example, whose language is French:/);
  expect(said).toMatch(/\/complaints\/\S+\n {2}No begging – You asked for money\.\n/);
  expect(said).toMatch(/Nothing is decided yet.*--yes$/);
  expect(code).toBe(1);
  expect(data).toMatchObject({ decided: false });
  expect([(await caseOf(site, id)).case.state, (await mailsFrom(site)).length]).toEqual(["open", before]);

  expect((await closeCase(site, id, ofBert, true)).lines).toEqual([`${id} is closed`]);
  const texts = (await mailsFrom(site)).slice(before).map(({ text }) => text.trimEnd());
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(said).toContain(text.split("\n")[0]);
});

test("reports > lets operators with service.answer see complaints about access, and no other cases", async () => {
  const service = await complainOfBert({ about: "access", words: "No link of yours arrives." });
  const ofAnna = { target: { kind: "profile", id: anna.id }, reason: "scam", words: "Money", block: false } as const;
  const number = await report(site, bert, ofAnna);
  onTestFinished(() => actionAs(undefined));
  const answer = { by: undefined, facts: "It works now.", rule: undefined, remove: [], suspend: undefined };
  const refused = (permission: string) => expect.stringContaining(`do not include ${permission} for`);

  actionAs({ id: "sam", grants: [{ role: "support", brand: null }] });
  expect((await listCases(site)).data).toMatchObject({ cases: [{ id: service }] });
  await expect(showCase(site, number)).rejects.toMatchObject({ message: refused("cases.see") });
  await expect(closeCase(site, number, answer, true)).rejects.toMatchObject({ message: refused("cases.decide") });
  await expect(closeCase(site, service, ofBert, true)).rejects.toThrow(/takes only --facts/);
  actionAs({ id: "mia", grants: [{ role: "moderator", brand: null }] });
  expect((await listCases(site)).data).toMatchObject({ cases: [{ kind: "profile" }] });
  await expect(showCase(site, service)).rejects.toMatchObject({ message: refused("service.see") });
  await expect(closeCase(site, service, answer, true)).rejects.toMatchObject({ message: refused("service.answer") });
  actionAs({ id: "sam", grants: [{ role: "support", brand: null }] });
  expect((await closeCase(site, service, answer, true)).lines).toEqual([`${service} is closed`]);
});

test("reports > names a missing case and a missing profile", async () => {
  const none = `${site.tenant.slug} has no case abc`;
  await expect(showCase(site, "abc")).rejects.toMatchObject({
    message: expect.stringContaining(none),
    code: "reports.no_case",
  });
  await expect(closeCase(site, "abc", ofBert, false)).rejects.toThrow(none);
  await expect(liftSuspension(site, "abc", ofBert)).rejects.toThrow(none);
  await expect(openCase(site, "abc", ofBert)).rejects.toThrow(`${site.tenant.slug} has no profile abc`);
});

test("reports show > gives a case's photo as a file, also a drawn one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "good.jpg");
  writeFileSync(file, await jpeg(480, 360));
  await addPhoto(site, bert, file);
  await site.media.put("media/drawn.svg", Buffer.from("<svg/>"));
  for (const { id } of [bert, carl]) {
    const said = await report(site, anna, {
      target: { kind: "profile", id },
      reason: "scam",
      words: "He wants money",
      block: false,
    });
    const { lines } = await showCase(site, said);
    const [, picture = ""] = /^ {4}photo (.+)$/m.exec(lines.join("\n")) ?? [];
    expect(existsSync(picture), picture).toBe(true);
  }
});

test("reports show > shows the risk signals of a profile in figures", async () => {
  await site.db.transact(async (tx) => {
    const age = 2 * 60 * 60_000;
    await noticeRisk(site, tx, bert.id, { rule: "begun_hour", figures: { begun: 11, answered: 1, age } });
    await noticeRisk(site, tx, bert.id, { rule: "banned_mailbox", figures: {} });
  });
  const [found] = (await casesToDecide(site)).rows;
  const { lines } = await showCase(site, found!.id);
  expect(lines[0]).toMatch(/open {2}score 7 {2}risky /);
  expect(lines.join("\n")).toMatch(/Noticed {2}\S+ \S+ {2}begun_hour {2}begun 11, answered 1, age 2 hr$/m);
  expect(lines.join("\n")).toMatch(/Noticed {2}\S+ \S+ {2}banned_mailbox$/m);
});

test("reports show > formats dates for people, and as ISO 8601 for programs", async () => {
  const conversation = await conversationWith(site, bert, anna.id);
  const { message } = await sendMessage(site, bert, { conversation, text: "Send me\nmoney", key: "1" });
  await report(site, anna, {
    target: { kind: "message", id: message.id },
    reason: "scam",
    words: "He wants money",
    block: false,
  });
  const { id } = (await casesToDecide(site)).rows[0]!;
  const { lines, data } = await showCase(site, id, "To see what was asked");
  const said = lines.join("\n");
  expect(said).toMatch(/^ {2}Seen: Bert, \d+/m);
  expect(said).toMatch(/^ {4}\d{4}-\d\d-\d\d \d\d:\d\d {2}Bert\n {6}Send me\n {6}money$/m);
  expect(said).not.toMatch(/\d{13}|[{}]/);
  expect(data).toMatchObject({
    case: { id, openedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    reports: [{ evidence: { messages: [{ text: "Send me\nmoney", sentAt: expect.stringMatching(/Z$/) }] } }],
  });
  expect(JSON.stringify(data)).not.toMatch(/:\d{13}/);
  expect((await listCases(site)).lines[0]).toMatch(new RegExp(`^${id} .*\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d`));
});

test("reports show > prints messages only with a reason, and the audit records each time", async () => {
  const conversation = await conversationWith(site, bert, anna.id);
  const { message } = await sendMessage(site, bert, { conversation, text: "Send me money", key: "1" });
  const target = { kind: "message" as const, id: message.id };
  await report(site, anna, { target, reason: "scam", words: "Look", block: false });
  const held = { id: "h", conversationId: conversation, fromId: bert.id, toId: anna.id, reason: "words: bank" };
  await site.db.transact((tx) => tx.insertMany(heldMessages, [{ ...held, text: "Send it by bank", at: site.now() }]));
  const { id } = (await casesToDecide(site)).rows.find(({ kind }) => kind === "message")!;
  for (const { lines, data } of [await showCase(site, id), await listHeld(site, undefined)]) {
    expect(lines.join("\n") + JSON.stringify(data)).not.toContain("Send");
  }
  expect((await showCase(site, id)).lines.join("\n")).toContain("Messages: 1, which --reason <text> shows");
  expect((await findAuditEntries(site)).rows).toEqual([]);
  for (let time = 0; time < 2; time++)
    expect((await showCase(site, id, "Who?")).lines.join()).toContain("Send me money");
  expect((await listHeld(site, "Is the word still needed?")).lines.join()).toContain("Send it by bank");
  await expect(showCase(site, id, " ")).rejects.toMatchObject({ kind: "invalid" });
  expect(
    (await findAuditEntries(site)).rows.map(({ action, reason, after }) => [action, reason, after.messages]),
  ).toEqual([
    ["chats.held", "Is the word still needed?", 1],
    ["chats.evidence", "Who?", 1],
    ["chats.evidence", "Who?", 1],
  ]);
});

test("reports close > says how many members a ban for fraud would notify", async () => {
  const conversation = await conversationWith(site, bert, anna.id);
  await sendMessage(site, bert, { conversation, text: "Hello dear", key: "1" });
  await sendMessage(site, anna, { conversation, text: "Hello", key: "1" });
  const id = await complainOfBert();
  const banned = { ...ofBert, suspend: "for-good", fraud: true } as const;
  const { lines } = await closeCase(site, id, banned, false);
  expect(lines.join("\n")).toContain("would be told of the fraud: 1");
  expect((await mailsFrom(site)).filter(({ to }) => to === anna.email)).toEqual([]);
  await expect(closeCase(site, id, { ...ofBert, fraud: true }, true)).rejects.toMatchObject({
    code: "suspensions.fraud_for_good",
  });
  await closeCase(site, id, banned, true);
  expect((await mailsFrom(site)).filter(({ to }) => to === anna.email)).toHaveLength(1);
});
