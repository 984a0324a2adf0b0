// @engines both
import { expect, test } from "vitest";
import { adjust, balanceOf, grant } from "~/app/domain/money/ledger/ledger";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { acceptHeld, noteRefunded, refuseHeld } from "~/app/domain/money/orders/held";
import { startOrder } from "~/app/domain/money/orders/orders";
import { refundOrder } from "~/app/domain/money/orders/refunds";
import { approvePhoto, markPhoto, rejectPhoto } from "~/app/domain/people/photos/moderation";
import { photosIn } from "~/app/domain/people/photos/photos";
import { replay } from "~/app/domain/reach/postbacks/postbacks";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { openOwnCase } from "~/app/domain/safety/reports/removal";
import { lift } from "~/app/domain/safety/sanctions/sanctions";
import { enqueue, retry } from "~/app/domain/site/outbox/outbox";
import { eraseAbout } from "~/db/personal-data";
import { audit, auditWords, heldPayments, outbox, postbacks, refunds } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { letter } from "~/tests/support/letters";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { type AuditEntry, audited, findAuditEntries } from "./audit";

const anna = anAdult({ name: "Anna", photos: ["a"] });
const member = anna.id;

testOnSqlite("credits given and taken are audited", async () => {
  const site = await testSite({ members: [anna] });
  await adjust(site, anOperator, anna, { amount: 20, reason: "Sorry" });
  await adjust(site, anOperator, anna, { amount: -5, reason: "Too many" });
  const on = { action: "credits.adjust", kind: "member", targetId: member, memberId: member, origin: "" };
  expect(await written(site)).toEqual([
    {
      ...on,
      seq: 1,
      operator: "command:tests",
      reason: "Sorry",
      before: { balance: 0 },
      after: { balance: 20 },
      at: START,
    },
    {
      ...on,
      seq: 2,
      operator: "command:tests",
      reason: "Too many",
      before: { balance: 20 },
      after: { balance: 15 },
      at: START,
    },
  ]);
});

test("an order's refund, and manually settled refunds and payments, are audited", async () => {
  const site = await testSite({ members: [anna] });
  const order = await started(site, "one");
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  const { id } = await refundOrder(site, anOperator, order.id, { minor: 400, reason: "Kindness" });
  await site.db.transact(async ({ drizzle }) => void (await drizzle.update(refunds).set({ state: "by_hand" })));
  await noteRefunded(site, anOperator, id);
  const other = await started(site, "two");
  const held = {
    ...{ id: "h", orderId: other.id, memberId: member, reason: "" },
    ...{ minor: null, currency: null, at: 0 },
  };
  const payment = { ...held, provider: other.provider, providerRef: other.providerRef! };
  await site.db.transact((tx) =>
    tx.insertMany(heldPayments, [payment, { ...payment, id: "i", providerRef: "another" }]),
  );
  await acceptHeld(site, anOperator, "h", "The bank has it");
  await refuseHeld(site, anOperator, "i", "Paid twice");
  expect(await written(site)).toMatchObject([
    {
      action: "orders.refund",
      targetId: order.id,
      memberId: member,
      before: { left: 1000 },
      after: { left: 600, refund: id },
    },
    { action: "refunds.note", targetId: id, before: { state: "by_hand" }, after: { state: "done" } },
    { action: "payments.accept", targetId: "h", memberId: member, reason: "The bank has it", after: { state: "paid" } },
    { action: "payments.refuse", targetId: "i", memberId: member, reason: "Paid twice", after: { state: "paid" } },
  ]);
});

test("photo decisions are audited", async () => {
  const site = await testSite({ members: [anna] });
  const [photo] = await site.db.read((conn) => photosIn(conn, anna.id));
  const { id } = photo!;
  await markPhoto(site, anOperator, id, true);
  await markPhoto(site, anOperator, id, false);
  await approvePhoto(site, anOperator, id);
  await expect(rejectPhoto(site, anOperator, "nothing", { reason: "No" })).rejects.toMatchObject({
    code: "photos.not_found",
  });
  expect(await written(site)).toMatchObject([
    {
      action: "photos.mark",
      kind: "photo",
      targetId: id,
      memberId: member,
      before: { nudity: false },
      after: { nudity: true },
    },
    { action: "photos.unmark", targetId: id, before: { nudity: true }, after: { nudity: false } },
    { action: "photos.approve", targetId: id, before: { state: "approved" }, after: { state: "approved" } },
  ]);
});

testOnSqlite("opening and deciding a case, and lifting a suspension, are audited", async () => {
  const site = await testSite({ members: [anna] });
  const number = await openOwnCase(site, anOperator, `/members/${member}`, "Mia: begs");
  const { case: found } = await caseOf(site, number);
  const decision = { actor: "Mia", rule: "No begging", facts: "Begged", suspendUntil: null };
  await decide(site, anOperator, found.id, found.version, decision);
  await lift(site, anOperator, "suspension", member, { actor: "Mia", facts: "It was somebody else" });
  expect(await written(site)).toMatchObject([
    { action: "cases.open", kind: "report", memberId: null, reason: "", after: { number } },
    { action: "cases.decide", targetId: found.id, memberId: member, reason: "Begged", after: { state: "closed" } },
    {
      action: "suspensions.lift",
      targetId: member,
      reason: "It was somebody else",
      before: { suspended: true, until: null },
    },
  ]);
});

test("a repeated request is audited once", async () => {
  const site = await testSite({ members: [anna] });
  const sale = {
    ...{ id: "p", memberId: member, causeId: "o", event: "sale" as const, network: "n" },
    txid: "t",
    reason: null,
  };
  await site.db.transact(async (tx) => {
    await tx.insertMany(postbacks, [
      { ...sale, minor: null, currency: null, state: "sent", replays: 0, at: START, dueAt: START },
    ]);
    await enqueue(site, tx, letter, { key: "k", payload: { to: "anna" } });
    await tx.drizzle.update(outbox).set({ state: "dead" });
  });
  const { id } = await site.db.read(async ({ drizzle }) => (await drizzle.select().from(outbox))[0]!);
  for (const done of [true, false]) expect(await retry(site, anOperator, id)).toBe(done);
  expect(await replay(site, anOperator, "p")).toBe(true);
  expect(await written(site)).toMatchObject([
    {
      action: "outbox.retry",
      kind: "effect",
      targetId: id,
      memberId: null,
      before: { state: "dead" },
      after: { state: "waiting" },
    },
    { action: "postbacks.replay", targetId: "p", memberId: member, before: { state: "sent" }, after: { replays: 1 } },
  ]);
});

testOnSqlite("a failed action writes no entry, and without its entry an action fails", async () => {
  const site = await testSite({ members: [anna] });
  await expect(adjust(site, anOperator, anna, { amount: -1, reason: "None there" })).rejects.toThrow();
  expect(await written(site)).toEqual([]);
  await noted(site, "first");
  const { id } = (await findAuditEntries(site)).rows[0]!;
  // An entry with this id exists.
  const writing = audited({ ...site, newId: () => id }, anOperator, async (tx) => {
    await grant(site, tx, anna, { amount: 1, cause: "grant", key: "k" });
    return { value: undefined, entry: anEntry("second") };
  });
  await expect(site.db.transact(writing)).rejects.toThrow();
  expect(await balanceOf(site, anna)).toBe(0);
  expect(await written(site)).toHaveLength(1);
});

test("the audit is append-only, and reasons about a person are erased with them", async () => {
  const site = await testSite({ members: [anna] });
  await adjust(site, anOperator, anna, { amount: 20, reason: "Anna asked for it" });
  const tamper = (work: (tx: Parameters<Parameters<typeof site.db.transact>[0]>[0]) => PromiseLike<unknown>) =>
    site.db.transact(async (tx) => void (await work(tx)));
  await expect(tamper(({ drizzle }) => drizzle.delete(audit))).rejects.toThrow(/only grows/);
  await expect(tamper(({ drizzle }) => drizzle.update(audit).set({ operator: "x" }))).rejects.toThrow(/only grows/);
  await expect(tamper(({ drizzle }) => drizzle.update(audit).set({ after: {} }))).rejects.toThrow(/only grows/);
  await expect(tamper(({ drizzle }) => drizzle.update(audit).set({ hash: "" }))).rejects.toThrow(/only grows/);
  await expect(tamper(({ drizzle }) => drizzle.update(auditWords).set({ reason: "" }))).rejects.toThrow(/only grows/);
  await expect(tamper(({ drizzle }) => drizzle.update(auditWords).set({ salt: "" }))).rejects.toThrow(/only grows/);
  await site.db.transact((tx) => eraseAbout(tx, [member]));
  expect(await written(site)).toMatchObject([{ action: "credits.adjust", memberId: member, reason: "" }]);
});

test("the audit is paged, each entry once, whatever is added meanwhile", async () => {
  const site = await testSite({ members: [anna] });
  for (let n = 0; n < 250; n++) await noted(site, `${n}`);
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page++) {
    const { rows, next } = await findAuditEntries(site, { after });
    seen.push(...rows.map(({ targetId }) => targetId));
    await noted(site, "later");
    after = next ?? undefined;
  }
  expect(after).toBeUndefined();
  expect(seen).toEqual(Array.from({ length: 250 }, (_, n) => `${249 - n}`));
  await expect(findAuditEntries(site, { after: "nonsense" })).rejects.toThrow('"nonsense" is no place in this list');
});

function noted(site: TestSite, id: string): Promise<void> {
  return site.db.transact(audited(site, anOperator, async () => ({ value: undefined, entry: anEntry(id) })));
}

function anEntry(id: string): AuditEntry {
  return { action: "outbox.retry", on: { kind: "effect", id }, member: null, reason: "", before: {}, after: {} };
}

async function started(site: TestSite, key: string) {
  return (await startOrder(site, anna, aPurchase({ key }))).order;
}

/** Returns the oldest first, without ids. */
async function written(site: TestSite) {
  return (await findAuditEntries(site)).rows.map(({ id: _, ...row }) => row).reverse();
}
