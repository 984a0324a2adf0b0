// @engines both
import { beforeEach, expect, test } from "vitest";
import { adjust, balanceOf } from "~/app/domain/money/ledger/ledger";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { startOrder } from "~/app/domain/money/orders/orders";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { heldPayments, secondFactors } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, anOperator, aPerson, type TestSite, testSite } from "~/tests/support/test-site";
import { engineWords } from "../frame/visit";
import { BRAND_ACTIONS } from ".";

const bert = anAdult({ name: "Bert", language: "de" });
const newcomer = anAdult({ name: "Nora", confirmedAt: null });

let site: TestSite;
beforeEach(async () => {
  const tenant = { demo: true, payments: { provider: "sandbox" as const } };
  site = await testSite({ members: [bert, newcomer], tenant });
});

async function lettersOf(action: string, on: string, fields: Record<string, string> = {}) {
  const who = { operator: aPerson, grants: [{ role: "owner" as const, brand: null }] };
  const where = { site, who, context: { visit: { words: engineWords("en") } } } as never;
  const before = (await findAuditEntries(site)).rows.length;
  const letters = await BRAND_ACTIONS[action]!.letters!(where, on, { reason: "They asked", ...fields });
  expect((await findAuditEntries(site)).rows, "nothing was done").toHaveLength(before);
  expect(await mailsFrom(site)).toEqual([]);
  return letters.map(({ kind, to, language }) => [kind, to, language]);
}

testOnSqlite("a preview shows the email about help, and changes nothing", async () => {
  expect(await lettersOf("members.resend", newcomer.id)).toEqual([["activation", newcomer.email, "en"]]);
  expect(await lettersOf("members.change_email", bert.id, { email: "bert@other.example" })).toEqual([
    ["address_correction", bert.email, "de"],
  ]);
  expect(await lettersOf("members.change_email", newcomer.id, { email: "new@other.example" })).toEqual([
    ["activation", "new@other.example", "en"],
    ["address_changed", newcomer.email, "en"],
  ]);
  await expect(lettersOf("members.change_email", bert.id, { email: "no" })).rejects.toMatchObject({ kind: "invalid" });
  expect(await lettersOf("members.export", bert.id)).toEqual([["export", bert.email, "de"]]);
  await site.db.transact(({ drizzle }) =>
    drizzle.insert(secondFactors).values({ accountId: bert.id, secret: "sealed", enabledAt: 0, lastStep: -1 }),
  );
  expect(await lettersOf("members.reset_factor", bert.id)).toEqual([["second_factor_off", bert.email, "de"]]);
});

testOnSqlite("a preview shows the email about a lifted suspension", async () => {
  const given = { until: null, rule: "No begging", facts: "You asked for money." };
  await restrictMember(site, anOperator, "suspension", bert.id, given);
  await mailsFrom(site);
  await site.mailer.forget(bert.id);
  expect(await lettersOf("members.lift", bert.id)).toEqual([["suspension_ended", bert.email, "de"]]);
});

testOnSqlite("a preview refuses to take credits that the member does not have", async () => {
  await adjust(site, anOperator, bert, { amount: 3, reason: "A present" });
  expect(await lettersOf("members.credits", bert.id, { amount: "-3" })).toEqual([]);
  await expect(lettersOf("members.credits", bert.id, { amount: "-4" })).rejects.toMatchObject({
    code: "desk.fewer_credits",
    detail: { params: { count: 3 } },
  });
  expect(await balanceOf(site, bert)).toBe(3);
});

test("a preview shows a credit note and a receipt before a refund and a booking", async () => {
  const { order } = await startOrder(site, bert, aPurchase());
  await playSandbox(site, order, "paid");
  const held = {
    id: "held",
    provider: "sandbox",
    providerRef: order.providerRef!,
    reason: "amount",
    orderId: order.id,
  };
  const unpaid = { memberId: bert.id, minor: 1000, currency: "EUR", at: site.now() };
  await site.db.transact(({ drizzle }) => drizzle.insert(heldPayments).values({ ...held, ...unpaid }));
  expect(await lettersOf("payments.accept", "held")).toEqual([["receipt", bert.email, "de"]]);
  expect(await lettersOf("payments.refuse", "held")).toEqual([]);
  await receiveNotice(site, noticeFor(order));
  await mailsFrom(site);
  await site.mailer.forget(bert.id);
  expect(await lettersOf("orders.refund", order.id, { amount: "4" })).toEqual([["refund", bert.email, "de"]]);
  await expect(lettersOf("orders.refund", order.id, { amount: "x" })).rejects.toMatchObject({ kind: "invalid" });
});
