// @engines both
import { expect, test } from "vitest";
import { testOnSqlite } from "~/tests/support/engines";
import { stepsOf } from "~/tests/support/explain";
import { statementsOf } from "~/tests/support/statements";
import { testSite } from "~/tests/support/test-site";
import { mailsOfCase } from "./mail";
import { insertMail, insertMailCases } from "./mails.queries";

testOnSqlite("the emails of a case include those that report it among others, each once", async () => {
  const site = await testSite();
  await site.db.transact(async (tx) => {
    const mail = { memberId: "anna", kind: "suspended", state: "sent", at: 1 } as const;
    await insertMail(tx, { ...mail, id: "about", caseId: "case" });
    await insertMail(tx, { ...mail, id: "both", caseId: "case", at: 2 });
    await insertMailCases(tx, "both", "anna", ["case"]);
    await insertMail(tx, { ...mail, id: "too", memberId: "bert", caseId: "other", at: 3 });
    await insertMailCases(tx, "too", "bert", ["case"]);
    await insertMail(tx, { ...mail, id: "another's", caseId: "other" });
  });
  const found = await site.db.read((conn) => mailsOfCase(conn, "case", "anna"));
  expect(found).toEqual([
    { kind: "suspended", state: "sent", own: false, mails: 1, at: 3 },
    { kind: "suspended", state: "sent", own: true, mails: 2, at: 2 },
  ]);
});

test("the emails of a case are found without reading all emails", async () => {
  const site = await testSite();
  const asked = await statementsOf(() => site.db.read((conn) => mailsOfCase(conn, "case", "anna")));
  const steps = await Promise.all(asked.map((statement) => stepsOf(site.db, statement)));
  expect(steps.flat()).toEqual(expect.arrayContaining(["range of mail_case_ix", "range of mail_case_case_ix"]));
  expect(steps.flat().filter((step) => /^all of mail/.test(step))).toEqual([]);
});
