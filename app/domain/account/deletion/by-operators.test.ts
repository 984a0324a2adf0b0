// @engines both
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { archiveOf, exportForMember, exportOf, noteDownload } from "~/app/domain/account/exports/exports";
import { rejectPhoto } from "~/app/domain/people/photos/moderation";
import { addPhoto } from "~/app/domain/people/photos/photos";
import { hideProfile } from "~/app/domain/people/profiles/taking-down";
import { endHold, placeHold, recordMatter, settleOrder } from "~/app/domain/safety/authorities/authorities";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { photosKept, restrictionsOf } from "~/app/domain/safety/restrictions/restrictions";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { conversationWith, keepDraft, sendMessage } from "~/app/domain/talk/chats/chats";
import { heldMessages } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom, sendAll } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { unzippedFile } from "~/tests/support/zips";
import { deleteMember, lettersOfDeletion, restoreAccount } from "./deletion";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "bert's own";
const bert = anAdult({ name: "Bert", password: PASSWORD });
const [later, atOnce] = [
  { atOnce: false, reason: "Asked by mail" },
  { atOnce: true, reason: "Asked by mail" },
];

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [bert] });
});

const exists = async () => (await site.db.read((conn) => addresseeOf(conn, bert.id))) !== undefined;
const subjects = async () => (await mailsFrom(site)).map(({ subject }) => subject);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => error,
  );

test("an account deleted by an operator can be restored in the grace period, and is erased after it", async () => {
  const [letter] = await lettersOfDeletion(site, bert.id, later);
  await deleteMember(site, anOperator, bert.id, later);
  expect(await subjects()).toEqual([letter!.subject]);
  const { detail } = await refusal(logIn(site, { email: bert.email, password: PASSWORD }, "10.0.0.1"));
  await restoreAccount(site, detail.ticket);
  await deleteMember(site, anOperator, bert.id, later);
  site.clock.advance(site.tenant.deletionGraceDays * DAY);
  await sendAll(site);
  expect(await exists()).toBe(false);
});

test("an immediate deletion is final, sends an email, and leaves an audit entry without the text", async () => {
  await deleteMember(site, anOperator, bert.id, atOnce);
  expect(await subjects()).toEqual(["Your account is deleted"]);
  expect(await exists()).toBe(false);
  expect((await findAuditEntries(site)).rows).toMatchObject([
    { action: "members.delete", memberId: bert.id, reason: "" },
  ]);
});

test("a deleted account in its grace period can be erased at once, and not deleted twice", async () => {
  await deleteMember(site, anOperator, bert.id, later);
  const code = "actions.not_deletable";
  await expect(deleteMember(site, anOperator, bert.id, later)).rejects.toMatchObject({ code });
  site.clock.advance(DAY);
  await deleteMember(site, anOperator, bert.id, atOnce);
  await sendAll(site);
  expect(await exists()).toBe(false);
});

testOnSqlite("a deletion needs a reason, and a suspended member gets no grace period", async () => {
  const nothing = { ...later, reason: " " };
  await expect(deleteMember(site, anOperator, bert.id, nothing)).rejects.toMatchObject({
    code: "account.reason_missing",
  });
  await expect(deleteMember(site, anOperator, "nobody", later)).rejects.toMatchObject({ code: "account.no_member" });
  await restrictMember(site, anOperator, "suspension", bert.id, { until: null, rule: "No begging", facts: "Begged" });
  await expect(deleteMember(site, anOperator, bert.id, later)).rejects.toMatchObject({ code: "actions.not_deletable" });
  expect(await lettersOfDeletion(site, bert.id, atOnce)).toHaveLength(1);
  await deleteMember(site, anOperator, bert.id, atOnce);
  await sendAll(site);
  expect(await exists()).toBe(false);
});

testOnSqlite("an export by an operator reaches the member like their own, once a day", async () => {
  await exportForMember(site, anOperator, bert.id, "Asked by mail");
  await expect(exportForMember(site, anOperator, bert.id, "Again")).rejects.toMatchObject({
    code: "actions.export_lately",
  });
  expect(await subjects()).toHaveLength(1);
  expect((await exportOf(site, bert))?.readyAt).not.toBeNull();
  expect((await findAuditEntries(site)).rows).toMatchObject([{ action: "members.export", memberId: bert.id }]);
});

testOnSqlite("the archive for an operator has chats only during an order about the member", async () => {
  const anna = anAdult({ name: "Anna" });
  await site.add(anna);
  const conversation = await conversationWith(site, bert, anna.id);
  const { message } = await sendMessage(site, bert, { conversation, text: "Meet me at nine", key: "1" });
  await keepDraft(site, bert, { conversation, text: "Nine or ten?" });
  const held = { id: "h", conversationId: conversation, fromId: bert.id, toId: anna.id, reason: "words: x", at: 0 };
  await site.db.transact((tx) => tx.insertMany(heldMessages, [{ ...held, text: "Call me" }]));
  const contents = async () => [...(await unzippedFile(await archiveOf(site, bert.id))).values()].join("\n");
  const chats = ["Meet me at nine", "Nine or ten?", "Call me"];
  const found = async () => {
    const text = await contents();
    return chats.filter((each) => text.includes(each));
  };
  expect([await found(), message.text]).toEqual([[], "Meet me at nine"]);
  const order = { kind: "inform", authority: "Police", country: "NL", reference: "", category: "x", items: 1 } as const;
  await recordMatter(site, anOperator, { ...order, kind: "police", memberId: bert.id, facts: "A threat." });
  expect(await found()).toEqual([]);
  const id = await recordMatter(site, anOperator, { ...order, memberId: bert.id, facts: "All messages." });
  expect(await found()).toEqual(chats);
  await settleOrder(site, anOperator, id, { settled: "complied", reason: "Sent." });
  expect(await found()).toEqual([]);
});

test("an operator's download of the archive is audited", async () => {
  await noteDownload(site, anOperator, bert.id, "For the police");
  const files = await unzippedFile(await archiveOf(site, bert.id));
  expect(files.get("account.json")?.toString()).toContain(bert.email);
  expect(readdirSync(site.media.incoming)).toEqual([]);
  await expect(archiveOf(site, "nobody")).rejects.toMatchObject({ code: "account.no_member" });
  expect((await findAuditEntries(site)).rows).toMatchObject([{ action: "members.download", reason: "For the police" }]);
});

testOnSqlite(
  "the content of a restriction is erased with its owner after the last legal hold, and the restriction stays",
  async () => {
    const file = join(site.folders[0]!, "upload.jpg");
    writeFileSync(file, await jpeg(480, 360));
    const [rejected] = [await addPhoto(site, bert, file), await addPhoto(site, bert, file)];
    await rejectPhoto(site, anOperator, rejected.id, { reason: "A phone number." });
    await hideProfile(site, anOperator, bert.id, { rule: "No begging", facts: "Begged" });
    const before = (await restrictionsOf(site, bert)).rows;
    const names = before.flatMap(photosKept);
    expect(names).toHaveLength(2);
    const areStored = () => Promise.all(names.map((name) => site.media.has(`held/${name}-l.webp`)));
    const until = site.now() + 30 * DAY;
    const hold = await placeHold(site, anOperator, bert.id, { authority: "Court", reason: "An inquiry.", until });
    await deleteMember(site, anOperator, bert.id, atOnce);
    await sendAll(site);
    expect(await areStored()).toEqual([true, true]);
    await endHold(site, anOperator, hold, "It is over.");
    site.clock.advance(DAY);
    await sendAll(site);
    expect(await exists()).toBe(false);
    expect(await areStored()).toEqual([false, false]);
    expect((await restrictionsOf(site, bert)).rows).toEqual(before.map((row) => ({ ...row, content: null })));
  },
);
