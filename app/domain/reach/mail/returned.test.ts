// @engines both
import { beforeEach, expect, test } from "vitest";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { mails } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { mailsSentTo, noteReturned } from "./mail";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });

let site: TestSite;
let about: string;
let id: string;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
  const target = { kind: "profile" as const, id: bert.id };
  const { case: found } = await caseOf(
    site,
    await report(site, anna, { target, reason: "scam", words: "", block: false }),
  );
  about = found.id;
  await decide(site, anOperator, about, found.version, { actor: "Mia", rule: null, facts: "Nothing." });
  await mailsFrom(site);
  const sent = await site.db.read(({ drizzle }) => drizzle.select().from(mails));
  id = sent.find(({ kind }) => kind === "report_answered")!.id;
});

/** Returns a bounce as a mail server writes it. */
const bounce = ({ action = "failed", status = "5.1.1", of = id } = {}) =>
  [
    ...["From: MAILER-DAEMON@mx.example", "Content-Type: multipart/report; report-type=delivery-status", ""],
    ...[
      "Message-ID: <1@mx.example>",
      "Final-Recipient: rfc822; anna@example.com",
      `Action: ${action}`,
      `Status: ${status}`,
      "",
    ],
    ...["Content-Type: message/rfc822-headers", "", "Subject: x", "Message-ID:", ` <${of}@velvet.example>`, ""],
  ].join("\r\n");

const states = async () => (await caseFile(site, about)).mails.map(({ kind, state }) => [kind, state]);
const timeline = async () =>
  (await site.db.read((conn) => mailsSentTo(conn, anna.id, {}))).rows.map(({ mail, state, at }) => [mail, state, at]);

test("an email returned days later is shown as returned at its case and in the timeline", async () => {
  expect(await states()).toEqual([["report_answered", "sent"]]);
  site.clock.advance(3 * 24 * 60 * 60_000);
  expect(await noteReturned(site, bounce())).toEqual([id]);
  expect(await states()).toEqual([["report_answered", "returned"]]);
  expect(await timeline()).toEqual([["report_answered", "returned", site.now()]]);
  expect(await noteReturned(site, bounce())).toEqual([]);
});

testOnSqlite.each([
  ["a delay", { action: "delayed", status: "4.4.1" }],
  ["a failure for now", { status: "4.2.2" }],
  ["an unknown email", { of: "00000000-0000-7000-8000-000000000000" }],
])("%s changes nothing", async (_, what) => {
  expect(await noteReturned(site, bounce(what))).toEqual([]);
  expect(await noteReturned(site, "Out of office")).toEqual([]);
  expect(await states()).toEqual([["report_answered", "sent"]]);
});
