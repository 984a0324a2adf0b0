// @engines both
import { beforeEach, expect, test } from "vitest";
import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { deleteAccount } from "~/app/domain/account/deletion/deletion";
import { effects } from "~/app/domain/effect-handlers";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { rowsAbout } from "~/db/personal-data";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { endHold, holdsAt, type MatterGiven, mattersAt, placeHold, recordMatter, settleOrder } from "./authorities";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "bert's own";
const bert = anAdult({ name: "Bert", password: PASSWORD });
const order: MatterGiven = {
  ...{ kind: "inform", authority: "Court of Utrecht", country: "NL", reference: "7/26" },
  ...{ category: "STATEMENT_CATEGORY_SCAMS_AND_FRAUD", items: 1, memberId: bert.id, facts: "Name and address." },
};
const asked = { authority: "Court of Utrecht, 7/26", reason: "An inquiry.", until: START + 90 * DAY };

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [bert] });
});

const isThere = async () => (await site.db.read((conn) => addresseeOf(conn, bert.id))) !== undefined;
async function deleted(): Promise<void> {
  const { member } = await logIn(site, { email: bert.email, password: PASSWORD }, "10.0.0.1");
  await deleteAccount(site, member, PASSWORD);
}
async function later(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    site.clock.advance(DAY);
    for (let sent = 1; sent > 0; ) sent = await sendDue(site, "test", effects);
  }
}

test("an order records each of its two times once", async () => {
  const id = await recordMatter(site, anOperator, order);
  site.clock.advance(DAY);
  await settleOrder(site, anOperator, id, { settled: "confirmed", reason: "By letter" });
  site.clock.advance(DAY);
  await settleOrder(site, anOperator, id, { settled: "complied", reason: "Sent to the court" });
  for (const settled of ["confirmed", "complied"] as const) {
    const again = (of: string) => settleOrder(site, anOperator, of, { settled, reason: "Again" });
    await expect(again(id)).rejects.toMatchObject({ code: "law.settled" });
    await expect(again("nothing")).rejects.toMatchObject({ code: "law.no_matter" });
  }
  expect((await mattersAt(site)).rows).toMatchObject([
    { ...order, receivedAt: START, confirmedAt: START + DAY, effectAt: START + 2 * DAY },
  ]);
});

testOnSqlite("an account under a legal hold looks deleted, and is erased when the hold ends", async () => {
  await placeHold(site, anOperator, bert.id, { ...asked, until: START + 20 * DAY });
  await deleted();
  await later(15);
  expect(await isThere()).toBe(true);
  await expect(logIn(site, { email: bert.email, password: PASSWORD }, "10.0.0.1")).rejects.toMatchObject({
    code: "auth.wrong",
  });
  await later(6);
  expect(await isThere()).toBe(false);
});

test("ending a legal hold early allows erasure within a day", async () => {
  const id = await placeHold(site, anOperator, bert.id, asked);
  await deleted();
  await later(10);
  await endHold(site, anOperator, id, "The inquiry is closed.");
  await expect(endHold(site, anOperator, id, "Again")).rejects.toMatchObject({ code: "law.settled" });
  await later(1);
  expect(await isThere()).toBe(false);
  expect((await holdsAt(site)).rows).toMatchObject([{ memberId: bert.id, endedAt: START + 10 * DAY }]);
});

testOnSqlite("a legal hold or order sends its member no email, stays out of the export, and is audited", async () => {
  await recordMatter(site, anOperator, order);
  await endHold(site, anOperator, await placeHold(site, anOperator, bert.id, asked), "Closed.");
  expect(await mailsFrom(site)).toEqual([]);
  const given = JSON.stringify(await site.db.read((conn) => rowsAbout(conn, [bert.id, bert.email])));
  for (const word of ["Utrecht", "inquiry", "holds.", "authorities."]) expect(given).not.toContain(word);
  expect((await findAuditEntries(site)).rows.map(({ action, memberId }) => [action, memberId])).toEqual([
    ["holds.end", null],
    ["holds.place", null],
    ["authorities.record", null],
  ]);
});

testOnSqlite("a legal hold needs a reason, a member of this site, and a future end", async () => {
  await expect(placeHold(site, anOperator, bert.id, { ...asked, reason: " " })).rejects.toMatchObject({
    code: "account.reason_missing",
  });
  await expect(placeHold(site, anOperator, bert.id, { ...asked, until: START })).rejects.toMatchObject({
    code: "law.hold_until_wrong",
  });
  const unknown = { code: "account.no_member" };
  await expect(placeHold(site, anOperator, "nobody", asked)).rejects.toMatchObject(unknown);
  await expect(recordMatter(site, anOperator, { ...order, memberId: "nobody" })).rejects.toMatchObject(unknown);
});
