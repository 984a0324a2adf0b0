// @engines both
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { deleteAccount } from "~/app/domain/account/deletion/deletion";
import { effects } from "~/app/domain/effect-handlers";
import { addPhoto, deletePhoto } from "~/app/domain/people/photos/photos";
import { profileOf } from "~/app/domain/people/profiles/profiles";
import { block, blockedIds } from "~/app/domain/safety/blocks/blocks";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { testOnSqlite } from "~/tests/support/engines";
import { linkIn, mailsFrom } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { caseOf, casesToDecide, decide } from "./cases";
import { openOwnCase } from "./removal";
import { report, reportable } from "./reports";
import type { Reason } from "./reports.schema";

const folder = mkdtempSync(join(tmpdir(), "bouquet-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert", personal: "Send me money" });
const carl = anAdult({ name: "Carl" });
const hidden = anAdult({ name: "Hidden", visible: false });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl, hidden] });
});

const against = (kind: "profile" | "photo" | "message", id: string, reason: Reason = "scam", block = false) => ({
  target: { kind, id },
  reason,
  words: "Look at this",
  block,
});
const profile = (id: string) => against("profile", id);

testOnSqlite("a report stores a snapshot, and its number finds it", async () => {
  const number = await report(site, anna, profile(bert.id));
  expect(number).toMatch(/^\d{8}$/);
  const { case: opened, reports } = await caseOf(site, number);
  expect(opened).toMatchObject({ state: "open", score: 5, subjectId: bert.id, targetId: bert.id, kind: "profile" });
  expect(reports).toMatchObject([{ reporterId: anna.id, reason: "scam", words: "Look at this", illegal: false }]);
  expect(reports[0]?.evidence?.profile).toMatchObject({
    name: "Bert",
    age: 30,
    details: { personal: "Send me money" },
  });
});

testOnSqlite("reports of one target make one case, and each adds weight", async () => {
  await report(site, carl, against("profile", anna.id, "other"));
  await report(site, anna, profile(bert.id));
  await report(site, carl, against("profile", bert.id, "underage"));
  const [heaviest, lightest] = (await casesToDecide(site)).rows;
  expect(heaviest).toMatchObject({ subjectId: bert.id, score: 15, version: 2 });
  expect(lightest).toMatchObject({ subjectId: anna.id, score: 1 });
});

test("a report sent again, even eight times at once, keeps one number and still blocks the member", async () => {
  const path = join(folder, "again.jpg");
  writeFileSync(path, await jpeg(480, 360));
  const { id } = await addPhoto(site, bert, path);
  for (const said of [profile(bert.id), against("photo", id)]) {
    const numbers = await Promise.all(Array.from({ length: 8 }, () => report(site, anna, said)));
    expect(new Set([...numbers, await report(site, anna, { ...said, block: true })]).size).toBe(1);
    const { case: opened, reports } = await caseOf(site, numbers[0]!);
    expect(opened).toMatchObject({ score: 5, version: 1 });
    expect(reports).toHaveLength(1);
  }
  expect(await site.db.read((conn) => blockedIds(conn, bert.id))).toEqual([anna.id]);
  await sendDue(site, "test", effects);
  const kept = readdirSync(site.folders[1]!, { recursive: true }).filter((each) =>
    /held.*-m\.webp$/.test(String(each)),
  );
  expect(kept).toHaveLength(2);
});

testOnSqlite("a repeated report has the same number, even if the member no longer sees the profile", async () => {
  const first = await report(site, anna, profile(bert.id));
  await block(site, bert, anna.id);
  expect(await report(site, anna, { ...profile(bert.id), block: true })).toBe(first);
  expect(await site.db.read((conn) => blockedIds(conn, bert.id))).toContain(anna.id);
});

testOnSqlite("another reporter, reason or text, or a repeat after ten minutes, makes a new report", async () => {
  const first = await report(site, anna, profile(bert.id));
  await report(site, carl, profile(bert.id));
  await report(site, anna, against("profile", bert.id, "fake"));
  await report(site, anna, { ...profile(bert.id), words: "Look at that" });
  site.clock.advance(10 * 60_000);
  await report(site, anna, profile(bert.id));
  expect((await caseOf(site, first)).reports).toHaveLength(5);
});

testOnSqlite("a message is stored with those before it, and only its recipient can report it", async () => {
  const conversation = await conversationWith(site, bert, anna.id);
  const say = async (text: string) => (await sendMessage(site, bert, { conversation, text, key: text })).message.id;
  await say("Hello");
  const id = await say("Send me money");
  expect((await reportable(site, anna, { chat: conversation })).targets.map(({ text }) => text)).toEqual([
    undefined,
    "Hello",
    "Send me money",
  ]);
  await block(site, anna, bert.id);
  const { reports } = await caseOf(site, await report(site, anna, against("message", id)));
  expect(reports[0]?.evidence?.messages?.map(({ text }) => text)).toEqual(["Hello", "Send me money"]);
  await expect(report(site, carl, against("message", id))).rejects.toMatchObject({ code: "reports.not_found" });
  await expect(report(site, bert, against("message", id))).rejects.toMatchObject({ code: "reports.self" });
});

testOnSqlite("a conversation with a member who left offers nothing, but the message can be reported", async () => {
  const dora = anAdult({ name: "Dora", password: "dora's own" });
  await site.add(dora);
  const conversation = await conversationWith(site, dora, anna.id);
  const { message } = await sendMessage(site, dora, { conversation, text: "Send me money", key: "1" });
  await deleteAccount(site, dora, "dora's own");
  await expect(reportable(site, anna, { chat: conversation })).rejects.toMatchObject({ code: "reports.not_found" });
  await report(site, anna, against("message", message.id));
});

testOnSqlite("a deleted photo stays as evidence until half a year after the decision", async () => {
  const file = join(folder, "photo.jpg");
  writeFileSync(file, await jpeg(480, 360));
  const photo = await addPhoto(site, bert, file);
  const number = await report(site, anna, against("photo", photo.id, "nudity"));
  await deletePhoto(site, bert, photo.id);
  await sendDue(site, "test", effects);
  const { case: opened, reports } = await caseOf(site, number);
  const kept = `held/${reports[0]?.evidence?.photo?.file}-m.webp` as const;
  expect(await site.media.has(kept)).toBe(true);

  await decide(site, anOperator, opened.id, opened.version, { actor: "Mo", rule: "nudity", facts: "A naked person" });
  expect((await casesToDecide(site)).rows).toEqual([]);
  site.clock.advance(180 * 24 * 60 * 60_000);
  await sendDue(site, "test", effects);
  expect(await site.media.has(kept)).toBe(true);
  site.clock.advance(5 * 24 * 60 * 60_000);
  await sendDue(site, "test", effects);
  expect(await site.media.has(kept)).toBe(false);
  const after = await caseOf(site, number);
  expect(after.reports).toMatchObject([{ words: "", evidence: null, reason: "nudity" }]);
  expect(after.decisions).toMatchObject([{ actor: "Mo", rule: "nudity", facts: "A naked person", automated: false }]);
});

testOnSqlite("a new report reopens a closed case, and a decision on an old version is refused", async () => {
  const number = await report(site, anna, profile(bert.id));
  const { case: opened } = await caseOf(site, number);
  await report(site, carl, profile(bert.id));
  const nothing = { actor: "Mo", rule: null, facts: "Nothing wrong" };
  await expect(decide(site, anOperator, opened.id, opened.version, nothing)).rejects.toMatchObject({
    code: "reports.case_changed",
  });
  await decide(site, anOperator, opened.id, opened.version + 1, nothing);
  await report(site, anna, profile(bert.id));
  expect((await casesToDecide(site)).rows).toMatchObject([{ id: opened.id, state: "open", closedAt: null }]);
});

testOnSqlite("a report can block in the same step, and a blocked member can still be reported", async () => {
  await report(site, anna, against("profile", bert.id, "scam", true));
  expect(await site.db.read((conn) => blockedIds(conn, bert.id))).toEqual([anna.id]);
  await report(site, anna, profile(bert.id));
  await expect(report(site, bert, profile(anna.id))).rejects.toMatchObject({ code: "reports.not_found" });
});

testOnSqlite("a profile offers its photos for a report, and a photo offers itself only", async () => {
  const file = join(folder, "offered.jpg");
  writeFileSync(file, await jpeg(480, 360));
  const { id } = await addPhoto(site, bert, file);
  const offered = await reportable(site, anna, { profile: bert.id });
  expect(offered).toMatchObject({ id: bert.id, name: "Bert", blocked: false });
  expect(offered.targets).toEqual([
    { kind: "profile", id: bert.id },
    { kind: "photo", id, n: 1 },
  ]);
  expect((await reportable(site, anna, { photo: id })).targets).toEqual([{ kind: "photo", id }]);
  await expect(reportable(site, anna, {})).rejects.toMatchObject({ code: "reports.not_found" });
});

test("members cannot report themselves or members they cannot see", async () => {
  await expect(report(site, anna, profile(anna.id))).rejects.toMatchObject({ code: "reports.self" });
  for (const id of [hidden.id, "x", "'"]) {
    for (const kind of ["profile", "photo", "message"] as const) {
      await expect(report(site, anna, against(kind, id))).rejects.toMatchObject({ code: "reports.not_found" });
    }
  }
  expect((await casesToDecide(site)).rows).toEqual([]);
});

testOnSqlite("a decision removes texts of a profile, and the author reads which, why, and how to appeal", async () => {
  const number = await openOwnCase(site, anOperator, `/members/${bert.id}`, "Mo: noticed");
  const { case: opened, reports } = await caseOf(site, number);
  expect(reports).toMatchObject([
    { reporterId: null, evidence: { profile: { details: { personal: "Send me money" } } } },
  ]);
  const decision = { actor: "Mo", rule: "Nobody begs.", facts: "You asked for money." };
  const close = (more: object) => decide(site, anOperator, opened.id, opened.version, { ...decision, ...more });
  await expect(close({ remove: ["personal"], rule: null })).rejects.toMatchObject({ code: "reports.rule_missing" });
  await expect(close({ remove: ["personal", "prompt_sunday"] })).rejects.toMatchObject({ code: "reports.no_text" });
  expect((await profileOf(site, anna, bert.id)).notes).toEqual([{ note: "personal", text: "Send me money" }]);
  await close({ remove: ["personal"] });
  expect((await profileOf(site, anna, bert.id)).notes).toEqual([]);
  expect((await caseOf(site, number)).decisions).toMatchObject([decision]);
  const [mail] = (await mailsFrom(site)).filter(({ to }) => to === bert.email);
  for (const part of ["About me", decision.rule, decision.facts, "/pages/ban"]) expect(mail!.text).toContain(part);
  expect(linkIn(mail!).searchParams.get("address")).toBe(`/members/${bert.id}`);
});

test("one answer to a question is removed, and the others stay", async () => {
  const prompts = [
    { prompt: "sunday", answer: "Send money" },
    { prompt: "laugh", answer: "Cats" },
  ];
  const dora = anAdult({ name: "Dora", prompts });
  const other = await testSite({ members: [anna, dora] });
  const number = await openOwnCase(other, anOperator, `/members/${dora.id}`, "Mo: noticed");
  const { case: opened } = await caseOf(other, number);
  const decision = { actor: "Mo", rule: "Nobody begs.", facts: "Begging.", remove: ["prompt_sunday"] };
  await decide(other, anOperator, opened.id, opened.version, decision);
  expect((await profileOf(other, anna, dora.id)).prompts).toEqual([prompts[1]]);
  await expect(openOwnCase(other, anOperator, "/members/nobody", "")).rejects.toMatchObject({
    code: "reports.not_found",
  });
});
