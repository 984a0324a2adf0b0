// @engines both
import { beforeEach, expect, test } from "vitest";
import { actsOf } from "~/app/domain/site/audit/audit";
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

testOnSqlite("a warning is mailed in the member's language, kept for their account, and written down", async () => {
  const id = await warn(site, anOperator, anna.id, warned);
  expect(await warningsOf(site, anna)).toEqual({ rows: [{ id, ...warned, at: START, reversedAt: null }], next: null });
  const [mail] = await mailsFrom(site);
  expect(mail).toMatchObject({ to: anna.email, subject: "Un mot au sujet de ton compte" });
  for (const part of Object.values(warned)) expect(mail!.text).toContain(part);
  expect((await actsOf(site)).rows).toMatchObject([
    { act: "members.warn", kind: "member", memberId: anna.id, reason: warned.facts, after: { warning: id } },
  ]);
});

testOnSqlite("its mail can be read before it goes out", async () => {
  const [letter] = await lettersOfWarning(site, anOperator, anna.id, warned);
  expect(letter).toMatchObject({ to: anna.email, language: "fr" });
  expect(letter!.text).toContain(warned.facts);
  expect([await mailsFrom(site), (await warningsOf(site, anna)).rows]).toEqual([[], []]);
});

testOnSqlite("it takes facts, a rule, and somebody with an account here", async () => {
  const refused = async (id: string, given: typeof warned, code: string) => {
    await expect(warn(site, anOperator, id, given)).rejects.toMatchObject({ code });
    await expect(lettersOfWarning(site, anOperator, id, given)).rejects.toMatchObject({ code });
  };
  await refused(anna.id, { ...warned, facts: " " }, "account.reason_missing");
  await refused(anna.id, { ...warned, rule: "\n" }, "account.rule_missing");
  await refused(rosa.id, warned, "account.no_member");
  await refused(anAdult().id, warned, "account.no_member");
  expect((await actsOf(site)).rows).toEqual([]);
});

test("it goes with the person", async () => {
  await warn(site, anOperator, anna.id, warned);
  await site.db.transact((tx) => eraseAbout(tx, [anna.id]));
  expect((await warningsOf(site, anna)).rows).toEqual([]);
});
