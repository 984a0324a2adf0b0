// @engines both
import { beforeEach, expect, test } from "vitest";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { eraseAbout } from "~/db/personal-data";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { aFictional, anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { lettersOfWarning, warn, warningsOf } from "./warnings";

const anna = anAdult({ name: "Anna", language: "fr" });
const rosa = aFictional({ name: "Rosa" });
const warned = { rule: "Pas d’insultes", facts: "Trois insultes en une heure." };

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, rosa] });
});

testOnSqlite("a warning is emailed in the member's language, stored for their account, and audited", async () => {
  const id = await warn(site, anOperator, anna.id, warned);
  expect(await warningsOf(site, anna)).toEqual({ rows: [{ id, ...warned, at: START, reversedAt: null }], next: null });
  const [mail] = await mailsFrom(site);
  expect(mail).toMatchObject({ to: anna.email, subject: "Un mot au sujet de ton compte" });
  for (const part of Object.values(warned)) expect(mail!.text).toContain(part);
  expect((await findAuditEntries(site)).rows).toMatchObject([
    { action: "members.warn", kind: "member", memberId: anna.id, reason: warned.facts, after: { warning: id } },
  ]);
});

testOnSqlite("the email can be previewed before it is sent", async () => {
  const [letter] = await lettersOfWarning(site, anOperator, anna.id, warned);
  expect(letter).toMatchObject({ to: anna.email, language: "fr" });
  expect(letter!.text).toContain(warned.facts);
  expect([await mailsFrom(site), (await warningsOf(site, anna)).rows]).toEqual([[], []]);
});

testOnSqlite("a warning needs facts, a rule, and a member of this site", async () => {
  const refused = async (id: string, given: typeof warned, code: string) => {
    await expect(warn(site, anOperator, id, given)).rejects.toMatchObject({ code });
    await expect(lettersOfWarning(site, anOperator, id, given)).rejects.toMatchObject({ code });
  };
  await refused(anna.id, { ...warned, facts: " " }, "account.reason_missing");
  await refused(anna.id, { ...warned, rule: "\n" }, "account.rule_missing");
  await refused(rosa.id, warned, "account.no_member");
  await refused(anAdult().id, warned, "account.no_member");
  expect((await findAuditEntries(site)).rows).toEqual([]);
});

test("a warning is erased with its member", async () => {
  await warn(site, anOperator, anna.id, warned);
  await site.db.transact((tx) => eraseAbout(tx, [anna.id]));
  expect((await warningsOf(site, anna)).rows).toEqual([]);
});
