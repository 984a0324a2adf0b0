// @engines both
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { effects } from "~/app/domain/effect-handlers";
import { approvePhoto, rejectPhoto } from "~/app/domain/people/photos/moderation";
import { addPhoto, deletePhoto, ownPhotos, photosIn } from "~/app/domain/people/photos/photos";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { hideProfile, showProfile } from "~/app/domain/people/profiles/taking-down";
import { textsOn } from "~/app/domain/people/profiles/texts";
import { anyone, search } from "~/app/domain/people/search/search";
import { decisionsOf, restrictedPicture } from "~/app/domain/safety/decisions/decisions";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import { caseOf, type Decision, decide, previewDecision } from "~/app/domain/safety/reports/cases";
import { complain, complaintWith } from "~/app/domain/safety/reports/complaints";
import { complaintForm } from "~/app/domain/safety/reports/complaints.schema";
import { report } from "~/app/domain/safety/reports/reports";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { lift, sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { appeals } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { unusedAddress } from "~/tests/support/test-databases";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { restrictionsOf } from "./restrictions";

const DAY = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), "bouquet-restrictions-"));
const file = join(folder, "photo.jpg");
beforeAll(async () => writeFileSync(file, await jpeg(480, 360)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const given = { rule: "No begging", facts: "You asked three people for money." };
const mia = { actor: "Mia", ...given };

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert], tenant: { chats: { hold: [{ words: ["*viagra*"] }] } } });
});

const rows = async () => (await restrictionsOf(site, bert)).rows;

/** Anna reports Bert, or Bert appeals. Returns the case. */
async function reported(reason: "scam" | "illegal" | "nudity" = "scam") {
  const target = { kind: "profile" as const, id: bert.id };
  return (await caseOf(site, await report(site, anna, { target, reason, words: "Begs", block: false }))).case;
}

async function appealed() {
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const words = "That is not what happened in that conversation.";
  const asked = { about: "appeal", address: `/members/${bert.id}`, words, name: "Bert", email: bert.email };
  const solved = { ...complaintForm.parse(asked), puzzle, largest: String(Math.max(...numbers)) };
  const path = await complain(site, solved, { language: "en", memberId: bert.id, ip: unusedAddress() });
  const { number } = await complaintWith(site, path.replace("/complaints/", ""));
  return (await caseOf(site, number)).case;
}

async function decided(decision: Partial<Decision>, found?: { id: string; version: number }) {
  const { id, version } = found ?? (await reported());
  await decide(site, anOperator, id, version, { ...mia, ...decision });
}

const appealDecided = async (appeal: NonNullable<Decision["appeal"]>, actor = "Ida") =>
  decided({ actor, rule: null, facts: "It was a joke.", appeal }, await appealed());

test("a removed text is stored with its statement of reasons, and the email contains both", async () => {
  await updateProfile(site, bert, { personal: "Send me money" });
  await decided({ remove: ["personal"] });
  expect(await rows()).toMatchObject([
    {
      ...{ item: "text", itemId: "personal", kind: "removed", actor: "Mia", content: { text: "Send me money" } },
      ...{ ground: given.rule, facts: given.facts, endedAt: null, byAppeal: false },
      ...{ decisionGround: "DECISION_GROUND_INCOMPATIBLE_CONTENT", sourceType: "SOURCE_TYPE_OTHER_NOTIFICATION" },
      ...{ category: "STATEMENT_CATEGORY_SCAMS_AND_FRAUD", automatedDecision: "AUTOMATED_DECISION_NOT_AUTOMATED" },
    },
  ]);
  const mail = (await mailsFrom(site)).find(({ to }) => to === bert.email)!;
  for (const part of [
    "“Send me money”",
    given.rule,
    "do not say that you broke the law",
    "Somebody reported it",
    "out-of-court",
  ])
    expect(mail.text).toContain(part);
});

test("a suspension, a hidden profile and a rejected photo are restrictions that end when reversed", async () => {
  const { id } = await addPhoto(site, bert, file);
  await rejectPhoto(site, anOperator, id, { reason: "A phone number." });
  await hideProfile(site, anOperator, bert.id, given);
  await restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: null });
  const held = [
    { item: "account", kind: "terminated", endedAt: null },
    { item: "profile", kind: "disabled", endedAt: null, sourceType: "SOURCE_VOLUNTARY" },
    { item: "photo", kind: "disabled", endedAt: null, itemId: id },
  ];
  expect((await rows()).sort((one, other) => (one.item < other.item ? -1 : 1))).toMatchObject([
    held[0],
    held[2],
    held[1],
  ]);
  site.clock.advance(DAY);
  await lift(site, anOperator, "suspension", bert.id, { actor: "Mia", facts: "A mistake" });
  await showProfile(site, anOperator, bert.id, "A mistake");
  await approvePhoto(site, anOperator, id);
  expect((await rows()).map(({ endedAt, reversedAt }) => [endedAt, reversedAt])).toEqual(
    Array(3).fill([START + DAY, null]),
  );
});

testOnSqlite("the snapshot of a hidden profile stays, in the email too, whatever its owner changes", async () => {
  await updateProfile(site, bert, { personal: "Send me money" });
  await hideProfile(site, anOperator, bert.id, given);
  await updateProfile(site, bert, { personal: "I like tea" });
  const [{ content } = { content: null }] = await rows();
  expect(content?.text).toMatch(/^Bert\n.+: Send me money$/);
  expect((await mailsFrom(site)).find(({ to }) => to === bert.email)?.text).toContain("“Send me money”");
});

testOnSqlite("an expired suspension has ended, and a replacement ends the earlier one", async () => {
  await restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: START + DAY });
  site.clock.advance(DAY / 2);
  await restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: START + 2 * DAY });
  site.clock.advance(3 * DAY);
  for (let sent = 1; sent > 0; ) sent = await sendDue(site, "test", effects);
  expect((await rows()).map(({ kind, until, endedAt }) => [kind, until, endedAt])).toEqual([
    ["suspended", START + 2 * DAY, START + 3.5 * DAY],
    ["suspended", START + DAY, START + DAY / 2],
  ]);
});

testOnSqlite("a warning, a case without a broken rule, and a member's own deletion restrict nothing", async () => {
  await decided({ rule: null });
  const { id } = await addPhoto(site, bert, file);
  await deletePhoto(site, bert, id);
  expect(await rows()).toEqual([]);
});

test("a message refused by a program is a restriction without a deciding person", async () => {
  const conversation = await conversationWith(site, bert, anna.id);
  await expect(sendMessage(site, bert, { conversation, text: "Cheap viagra", key: "k" })).rejects.toMatchObject({
    code: "chats.held",
  });
  expect(await rows()).toMatchObject([
    { item: "message", kind: "refused", actor: "", content: { text: "Cheap viagra" }, automatedDetection: true },
  ]);
  expect((await rows())[0]?.automatedDecision).toBe("AUTOMATED_DECISION_FULLY");
});

test("a rejected photo stays for its owner, even deleted, until the appeal period ends", async () => {
  const { id } = await addPhoto(site, bert, file);
  await rejectPhoto(site, anOperator, id, { reason: "A phone number." });
  await deletePhoto(site, bert, id);
  const [row] = await rows();
  const seen = await restrictedPicture(site, bert, row!.id);
  seen.body.destroy();
  expect(seen.size).toBeGreaterThan(100);
  await expect(restrictedPicture(site, anna, row!.id)).rejects.toMatchObject({ code: "photos.not_found" });
  site.clock.advance(185 * DAY);
  for (let sent = 1; sent > 0; ) sent = await sendDue(site, "test", effects);
  expect((await rows())[0]).toMatchObject({ content: null, facts: "A phone number." });
  expect(await site.media.get(`held/${row!.content!.photo}-m.webp`)).toBeFalsy();
});

test("the photos of a hidden profile stay for its owner until the appeal period ends", async () => {
  const added = [await addPhoto(site, bert, file), await addPhoto(site, bert, file)];
  for (const { id } of added) await approvePhoto(site, anOperator, id);
  const before = await site.db.read((conn) => photosIn(conn, bert.id));
  await hideProfile(site, anOperator, bert.id, { rule: "No begging", facts: "Somebody else's." });
  expect(await hideProfile(site, anOperator, bert.id, { rule: "No begging", facts: "Once more" })).toBe(false);
  for (const { id } of added) await deletePhoto(site, bert, id);
  const row = (await rows()).find(({ item }) => item === "profile")!;
  const kept = row.content!.photos!;
  expect([kept.length, kept.some((name) => before.some((photo) => photo.file === name))]).toEqual([2, false]);
  const [decision] = (await decisionsOf(site, bert)).rows;
  expect(decision?.restrictions).toMatchObject([{ item: "profile", photos: 2 }]);
  for (const place of [0, 1]) {
    const seen = await restrictedPicture(site, bert, row.id, place);
    seen.body.destroy();
    expect(seen.size).toBeGreaterThan(100);
  }
  for (const place of [2, -1, Number.NaN])
    await expect(restrictedPicture(site, bert, row.id, place)).rejects.toMatchObject({ code: "photos.not_found" });
  site.clock.advance(185 * DAY);
  for (let sent = 1; sent > 0; ) sent = await sendDue(site, "test", effects);
  for (const name of kept) expect(await site.media.get(`held/${name}-m.webp`)).toBeFalsy();
});

testOnSqlite("a statement of reasons can name the law, if the category allows it, and misuse", async () => {
  const found = await reported("illegal");
  await expect(decided({ suspendUntil: null, byLaw: true }, found)).rejects.toMatchObject({
    code: "law.category_missing",
  });
  await decided({ suspendUntil: null, byLaw: true, category: "hatred", misuse: "illegal_content" }, found);
  expect(await rows()).toMatchObject([
    {
      ...{ decisionGround: "DECISION_GROUND_ILLEGAL_CONTENT", sourceType: "SOURCE_ARTICLE_16" },
      ...{ category: "STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH", misuse: "illegal_content" },
    },
  ]);
});

test("a won appeal restores the text, the photo, the profile and the account", async () => {
  await updateProfile(site, bert, { personal: "Send me money", looking_for: "A friend" });
  const { id } = await addPhoto(site, bert, file);
  const first = await reported();
  await rejectPhoto(site, anOperator, id, { reason: "A phone number." });
  await hideProfile(site, anOperator, bert.id, given);
  await decided({ remove: ["personal", "looking_for"] }, first);
  await updateProfile(site, bert, { looking_for: "Something else" });
  await restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: null });
  const found = await appealed();
  const decision = { actor: "Ida", rule: null, facts: "It was a joke." };
  const appeal = { outcome: "reversed" as const, giveBack: [] };
  const emails = await previewDecision(site, found.id, found.version, { ...decision, appeal });
  expect(emails.map(({ text }) => text).join()).toContain("This is yours again: ");
  await decided({ ...decision, appeal }, found);
  expect((await rows()).every(({ endedAt, reversedAt }) => endedAt === START && reversedAt === START)).toBe(true);
  expect(await site.db.read((conn) => sanctionOf(conn, "suspension", bert))).toBeUndefined();
  expect((await ownPhotos(site, bert))[0]).toMatchObject({ state: "approved", reason: null });
  const { profiles } = await search(site, anna, anyone);
  expect(profiles.map(({ name }) => name)).toContain("Bert");
  const mine = (await site.db.read((conn) => textsOn(conn, bert.id))).map(({ text }) => text);
  expect(mine.sort()).toEqual(["Send me money", "Something else"]);
  const told = (await mailsFrom(site)).filter(({ to, subject }) => to === bert.email && subject.includes("changed"));
  expect(told).toHaveLength(1);
});

test("a partial reversal restores the named item only", async () => {
  await updateProfile(site, bert, { personal: "Send me money" });
  await decided({ remove: ["personal"], suspendUntil: null });
  const text = (await rows()).find(({ item }) => item === "text")!;
  for (const giveBack of [[], ["nothing"]]) {
    await expect(appealDecided({ outcome: "partially_reversed", giveBack })).rejects.toMatchObject({
      code: "law.give_back_missing",
    });
  }
  await appealDecided({ outcome: "partially_reversed", giveBack: [text.id] });
  expect((await rows()).map(({ item, reversedAt }) => [item, reversedAt !== null]).sort()).toEqual([
    ["account", false],
    ["text", true],
  ]);
});

testOnSqlite("a suspension reversed by an appeal can be followed by a shorter one", async () => {
  await restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: null });
  const [{ id } = { id: "" }] = await rows();
  const until = START + 7 * DAY;
  const shorter = () =>
    restrictMember(site, { kind: "command", name: "command:ida" }, "suspension", bert.id, { ...given, until });
  await expect(shorter()).rejects.toMatchObject({ code: "suspensions.holds_longer" });
  await appealDecided({ outcome: "partially_reversed", giveBack: [id] });
  await shorter();
  expect(await site.db.read((conn) => sanctionOf(conn, "suspension", bert))).toMatchObject({ until });
  expect((await rows()).map(({ kind, reversedAt }) => [kind, reversedAt !== null]).sort()).toEqual([
    ["suspended", false],
    ["terminated", true],
  ]);
});

testOnSqlite("each appeal stores its outcome, is decided by another operator, and marks what it imposes", async () => {
  await hideProfile(site, { kind: "command", name: "command:mia" }, bert.id, given);
  await expect(appealDecided({ outcome: "upheld", giveBack: [] }, "command:mia")).rejects.toMatchObject({
    code: "reports.same_actor",
  });
  site.clock.advance(DAY);
  await decided({ actor: "Ida", suspendUntil: null, appeal: { outcome: "upheld", giveBack: [] } }, await appealed());
  expect((await rows())[0]).toMatchObject({ item: "account", byAppeal: true });
  const kept = await site.db.read(({ drizzle }) => drizzle.select().from(appeals));
  expect(kept.map(({ about, outcome, imposed }) => [about, outcome, imposed])).toEqual([
    ["visibility", "upheld", 1],
    ["visibility", "upheld", 1],
  ]);
});

testOnSqlite("the outcome of an appeal is refused if no appeal waits", async () => {
  await expect(decided({ appeal: { outcome: "reversed", giveBack: [] } })).rejects.toMatchObject({
    code: "law.no_appeal",
  });
});

test("a case lists active restrictions, and a site outside European law names no out-of-court bodies", async () => {
  const british = await testSite({
    tenant: { countries: ["GB"], company: { name: "X", address: "1", city: "London", country: "GB" } },
    members: [anna, bert],
  });
  await hideProfile(british, anOperator, bert.id, given);
  const mail = (await mailsFrom(british)).find(({ to }) => to === bert.email)!;
  expect(mail.text).toContain("breach of contract");
  expect(mail.text).not.toContain("out-of-court");
  const target = { kind: "profile" as const, id: bert.id };
  await hideProfile(site, anOperator, bert.id, given);
  const about = await report(site, anna, { target, reason: "fake", words: "", block: false }).catch(() => null);
  expect(about).toBeNull();
  const { standing } = await caseFile(site, (await appealed()).id);
  expect(standing.map(({ item }) => item)).toEqual(["profile"]);
});

test("a won appeal against a mute lets its owner write again, with one email", async () => {
  const conversation = await conversationWith(site, bert, anna.id);
  const write = (key: string) => sendMessage(site, bert, { conversation, text: "Hello", key });
  await restrictMember(site, anOperator, "mute", bert.id, { ...given, until: null });
  expect(await rows()).toMatchObject([{ item: "writing", kind: "held", endedAt: null, reversedAt: null }]);
  await expect(write("one")).rejects.toMatchObject({ code: "holds.held" });
  await appealDecided({ outcome: "reversed", giveBack: [] });
  expect(await rows()).toMatchObject([{ item: "writing", endedAt: site.now(), reversedAt: site.now() }]);
  expect((await write("two")).created).toBe(true);
  const subjects = (await mailsFrom(site)).map(({ subject }) => subject);
  expect(subjects).toContain("We changed our decision");
  expect(subjects).not.toContain("You can write messages again");
});
