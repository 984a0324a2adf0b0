// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { holderOf, memberById, setEmail } from "~/app/domain/account/accounts/accounts";
import { activate, resendConfirmation } from "~/app/domain/account/accounts/activation";
import { endSessions } from "~/app/domain/account/sessions/ending";
import { memberOf, startSession } from "~/app/domain/account/sessions/sessions";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { accountMailboxes, recoveryCodes, secondFactors } from "~/db/tables";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { mailsFrom, sendAll, tokenIn } from "~/tests/support/mails";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { changeAddress } from "./address-change";
import { changeMistypedEmail, keepAddress } from "./address-correction";
import { resetSecondFactor } from "./second-factor-reset";

const anna = anAdult({ name: "Anna", email: "anna@exmaple.com", confirmedAt: null, language: "de" });
const bert = anAdult({ name: "Bert", email: "bert@example.com" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
});

/** Returns the audit entries, oldest first, without ids and times. */
async function written() {
  const { rows } = await findAuditEntries(site);
  return rows
    .map(({ action, operator, memberId, reason, before, after }) => {
      return { action, operator, memberId, reason, before, after };
    })
    .reverse();
}

const by = { operator: "command:tests" };
const DAY = 24 * 60 * 60 * 1000;
const none = { code: "account.no_member", kind: "not_found" };
const ACTIONS: Record<string, (id: string, reason: string) => Promise<unknown>> = {
  endSessions: (id, reason) => endSessions(site, anOperator, id, reason),
  resendConfirmation: (id, reason) => resendConfirmation(site, anOperator, id, reason),
  changeMistypedEmail: (id, reason) => changeMistypedEmail(site, anOperator, id, { email: "a@example.com", reason }),
  resetSecondFactor: (id, reason) => resetSecondFactor(site, anOperator, id, reason),
};

testOnSqlite.each(Object.keys(ACTIONS))("%s needs a reason and a member of this site", async (name) => {
  for (const empty of ["", "  \n "])
    await expect(ACTIONS[name]!(anna.id, empty)).rejects.toMatchObject({
      code: "account.reason_missing",
      kind: "invalid",
    });
  for (const unknown of [anAdult().id, "x", ""])
    await expect(ACTIONS[name]!(unknown, "Asked")).rejects.toMatchObject(none);
  expect(await written()).toEqual([]);
  expect(await mailsFrom(site)).toEqual([]);
});

testOnSqlite("an operator ends all sessions of a member, once", async () => {
  const tokens = await site.db.transact(async (tx) => [
    await startSession(site, tx, anna.id),
    await startSession(site, tx, anna.id),
    await startSession(site, tx, bert.id),
  ]);
  expect(await endSessions(site, anOperator, anna.id, "A stolen phone")).toBe(2);
  expect(await endSessions(site, anOperator, anna.id, "Again")).toBe(0);
  expect(await Promise.all(tokens.map((token) => memberOf(site, token)))).toMatchObject([null, null, { id: bert.id }]);
  expect(await written()).toEqual([
    {
      ...{ action: "sessions.end", ...by, memberId: anna.id, reason: "A stolen phone" },
      ...{ before: { sessions: 2 }, after: { sessions: 0 } },
    },
  ]);
});

testOnSqlite("an operator resends the confirmation email unless the address is confirmed", async () => {
  await resendConfirmation(site, anOperator, anna.id, "Never came");
  const [mail] = await mailsFrom(site);
  expect(mail).toMatchObject({ to: anna.email, subject: "Bestätige deine E-Mail-Adresse" });
  expect(await written()).toMatchObject([
    { action: "confirmations.resend", ...by, memberId: anna.id, reason: "Never came" },
  ]);
  await activate(site, tokenIn(mail!));
  for (const { id } of [anna, bert]) {
    const refused = { code: "account.confirmed", kind: "conflict" };
    await expect(resendConfirmation(site, anOperator, id, "Never came")).rejects.toMatchObject(refused);
  }
});

describe("a mistyped address", () => {
  const correct = (email: string, id = anna.id) =>
    changeMistypedEmail(site, anOperator, id, { email, reason: "Two letters swapped" });

  testOnSqlite("is replaced by the right one, which gets a confirmation; the old one gets an email", async () => {
    await resendConfirmation(site, anOperator, anna.id, "Never came");
    const [stray] = await mailsFrom(site);
    await correct(" Anna@Example.com");
    await expect(activate(site, tokenIn(stray!))).rejects.toMatchObject({ code: "account.link_spent" });
    const mails = (await mailsFrom(site)).filter(({ text }) => text !== stray!.text);
    const subjects = mails.map(({ to, subject }) => [to, subject]).sort();
    expect(subjects).toEqual([
      ["anna@example.com", "Bestätige deine E-Mail-Adresse"],
      ["anna@exmaple.com", "Deine E-Mail-Adresse wurde geändert"],
    ]);
    await activate(site, tokenIn(mails.find(({ to }) => to === "anna@example.com")!));
    const token = await site.db.transact((tx) => startSession(site, tx, anna.id));
    expect(await memberOf(site, token)).toMatchObject({ email: "anna@example.com", confirmedAt: START });
    const [, action] = await written();
    expect(action).toMatchObject({
      action: "addresses.correct",
      ...by,
      before: { confirmed: false },
      reason: "Two letters swapped",
    });
    expect(JSON.stringify(action)).not.toContain("@");
  });

  test("becomes free, and a corrected confirmed address stays known as the member's", async () => {
    await correct("anna@example.com");
    await correct("b@example.com", bert.id);
    site.clock.advance(DAY);
    await sendAll(site);
    const rows = await site.db.read(({ drizzle }) => drizzle.select().from(accountMailboxes));
    expect(rows.map(({ mailbox }) => mailbox).sort()).toEqual([
      "anna@example.com",
      "b@example.com",
      "bert@example.com",
    ]);
    expect(await site.db.read((conn) => holderOf(conn, "anna@exmaple.com"))).toBeUndefined();
    expect(await written()).toMatchObject([{ before: { confirmed: false } }, { before: { confirmed: true } }]);
  });

  testOnSqlite("stays if the new one is invalid, unchanged, or another member's", async () => {
    await expect(correct("anna@")).rejects.toMatchObject({ code: "signup.invalid_email" });
    await expect(correct(anna.email)).rejects.toMatchObject({ code: "notifications.same_address" });
    await expect(correct(bert.email)).rejects.toMatchObject({ code: "account.address_taken", kind: "conflict" });
    expect(await written()).toEqual([]);
    expect(await mailsFrom(site)).toEqual([]);
  });
});

describeOnSqlite("a confirmed address", () => {
  const correct = (email = "b@example.com") =>
    changeMistypedEmail(site, anOperator, bert.id, { email, reason: "Says that the mailbox is gone" });
  const addressNow = async () => (await site.db.read((conn) => memberById(conn, bert.id)))!;
  const keepToken = async () => tokenIn((await mailsFrom(site)).findLast(({ to }) => to === bert.email)!);

  testOnSqlite("gets an email about the change, and changes a day later", async () => {
    await correct();
    expect((await mailsFrom(site)).map(({ to, subject }) => [to, subject])).toEqual([
      [bert.email, "Your e-mail address is about to change"],
    ]);
    site.clock.advance(DAY - 1);
    await sendAll(site);
    expect(await addressNow()).toMatchObject({ email: bert.email, confirmedAt: expect.any(Number) });
    site.clock.advance(1);
    await sendAll(site);
    expect(await addressNow()).toMatchObject({ email: "b@example.com", confirmedAt: null });
    expect(
      (await mailsFrom(site))
        .slice(1)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(["b@example.com", bert.email]);
    expect(await written()).toMatchObject([{ after: { confirmed: true, from: START + DAY } }]);
  });

  testOnSqlite("stays if its owner follows the emailed link, even twice", async () => {
    await correct();
    const token = await keepToken();
    await Promise.all([1, 2].map(() => keepAddress(site, token)));
    site.clock.advance(DAY);
    await sendAll(site);
    expect((await addressNow()).email).toBe(bert.email);
    await expect(keepAddress(site, token)).rejects.toMatchObject({ code: "account.link_spent" });
  });

  testOnSqlite("is not restored by the link after the change, nor by a link for another purpose", async () => {
    await correct();
    const token = await keepToken();
    await expect(changeAddress(site, token)).rejects.toMatchObject({ code: "account.link_spent" });
    await expect(keepAddress(site, `${token}x`)).rejects.toMatchObject({ code: "account.link_spent" });
    site.clock.advance(DAY);
    await sendAll(site);
    await expect(keepAddress(site, token)).rejects.toMatchObject({ code: "account.link_spent" });
    expect((await addressNow()).email).toBe("b@example.com");
  });

  testOnSqlite("changes to the last requested one, and the earlier link stops working", async () => {
    await correct("first@example.com");
    const first = await keepToken();
    site.clock.advance(60 * 60_000);
    await correct("second@example.com");
    await expect(keepAddress(site, first)).rejects.toMatchObject({ code: "account.link_spent" });
    site.clock.advance(DAY);
    await sendAll(site);
    expect((await addressNow()).email).toBe("second@example.com");
  });

  testOnSqlite("stays if another member has the new one by then, or the owner changed it", async () => {
    await correct("late@example.com");
    await site.db.transact((tx) =>
      setEmail(tx, anna.id, { email: "late@example.com", mailProvider: 1, confirmedAt: START }),
    );
    site.clock.advance(DAY);
    await sendAll(site);
    expect((await addressNow()).email).toBe(bert.email);
    await correct("b@example.com");
    await site.db.transact((tx) =>
      setEmail(tx, bert.id, { email: "own@example.com", mailProvider: 1, confirmedAt: START }),
    );
    site.clock.advance(DAY);
    await sendAll(site);
    expect((await addressNow()).email).toBe("own@example.com");
  });
});

test("an operator turns off the second factor with its recovery codes, and the owner gets one email", async () => {
  await site.db.transact(async (tx) => {
    await tx.insertMany(secondFactors, [{ accountId: anna.id, secret: "sealed", enabledAt: 0, lastStep: 1 }]);
    await tx.insertMany(recoveryCodes, [{ hash: "h", accountId: anna.id }]);
  });
  expect(await resetSecondFactor(site, anOperator, anna.id, "Lost the phone")).toBe(true);
  expect(await resetSecondFactor(site, anOperator, anna.id, "Again")).toBe(false);
  const left = await site.db.read(async ({ drizzle }) => [
    ...(await drizzle.select().from(secondFactors)),
    ...(await drizzle.select().from(recoveryCodes)),
  ]);
  expect(left).toEqual([]);
  expect(await mailsFrom(site)).toMatchObject([{ to: anna.email }]);
  expect(await written()).toMatchObject([
    { action: "second_factors.reset", ...by, reason: "Lost the phone", before: { secondFactor: true } },
  ]);
});
