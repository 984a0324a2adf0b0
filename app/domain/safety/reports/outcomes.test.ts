// @engines both
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { effects } from "~/app/domain/effect-handlers";
import { hideProfile, showProfile } from "~/app/domain/people/profiles/taking-down";
import { enqueueNoMail, mailsSentTo } from "~/app/domain/reach/mail/mail";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { keepLook, lookById, setAnswer } from "~/app/domain/safety/second-looks/second-looks.queries";
import { MOST_PERCENT } from "~/app/domain/safety/second-looks/second-looks.schema";
import { warn } from "~/app/domain/safety/warnings/warnings";
import { houseRules } from "~/app/domain/site/legal/house-rules";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { cases, reports } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { unusedAddress } from "~/tests/support/test-databases";
import { anAdult, anOperator, aPerson, type TestSite, testSite } from "~/tests/support/test-site";
import { decisionsAlike } from "./alike";
import { caseFile } from "./case-file";
import { caseOf, decide, previewDecision } from "./cases";
import { complain, complaintWith } from "./complaints";
import { complaintForm } from "./complaints.schema";
import { sentReports } from "./outcomes";
import { decisionsAbout } from "./queue.queries";
import { report } from "./reports";
import type { Reason } from "./reports.schema";
import { closeOthers, discardReports } from "./sweeping";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", language: "de" });
const carla = anAdult({ name: "Carla" });
const bert = anAdult({ name: "Bert" });
const given = { rule: "No begging", facts: "You asked three people for money." };

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carla] });
});

const reported = (by = anna, reason: Reason = "scam") =>
  report(site, by, { target: { kind: "profile", id: bert.id }, reason, words: "Begs", block: false });

async function decided(number: string, rule: string | null = given.rule, actor = "Mia") {
  const { case: found } = await caseOf(site, number);
  await decide(site, anOperator, found.id, found.version, { actor, rule, facts: given.facts });
  return found.id;
}

const mailsTo = async (member: { email: string }) => (await mailsFrom(site)).filter(({ to }) => to === member.email);
const outcomes = async (of: { id: string }) =>
  (await sentReports(site, of)).rows.map(({ number, outcome }) => [number, outcome?.is ?? null]);

test("a reporter hears the outcome once, in their language, without the reported member's name", async () => {
  const number = await reported();
  expect(await outcomes(anna)).toEqual([[number, null]]);
  await decided(number);
  const [mail, ...more] = await mailsTo(anna);
  expect([mail?.subject, more]).toEqual(["Was aus deiner Meldung geworden ist", []]);
  for (const part of [number, "/account/reports"]) expect(mail?.text).toContain(part);
  for (const secret of ["Bert", given.facts, given.rule, "Mia"]) expect(mail?.text).not.toContain(secret);
  expect(await outcomes(anna)).toEqual([[number, "found"]]);
  const second = await reported(carla);
  await decided(second, null);
  expect(await mailsTo(anna)).toHaveLength(1);
  expect([await outcomes(anna), await outcomes(carla)]).toEqual([[[number, "found"]], [[second, "nothing"]]]);
});

testOnSqlite("a reporter of illegal content reads about other remedies", async () => {
  const [one, other] = [await reported(anna, "underage"), await reported(carla)];
  await decided(one, null);
  const mails = await mailsFrom(site);
  const textTo = ({ email }: { email: string }) => mails.find(({ to }) => to === email)?.text;
  expect(textTo(anna)).toContain("Gericht");
  expect(textTo(carla)).not.toContain("court");
  expect(textTo(carla)).toContain(other);
});

test("several cases closed at once are answered by one email", async () => {
  const closed = await decided(await reported());
  const more: string[] = [];
  for (const n of [1, 2]) {
    const number = await reported(anna, "spam");
    await site.db.transact(async (tx) => {
      const { case: found, reports: filed } = await caseOf(site, number);
      const apart = { ...found, id: `apart-${n}`, kind: "photo" as const, targetId: `photo-${n}` };
      await tx.insertMany(cases, [apart]);
      await tx.drizzle
        .update(reports)
        .set({ caseId: apart.id })
        .where(eq(reports.id, filed.at(-1)!.id));
    });
    more.push(number);
  }
  expect((await closeOthers(site, anOperator, closed)).done).toBe(2);
  const mails = (await mailsTo(anna)).filter(({ text }) => text.includes(more[0]!));
  expect(mails).toMatchObject([{ text: expect.stringContaining(more[1]!) }]);
  for (const id of ["apart-1", "apart-2"])
    expect((await caseFile(site, id)).mails).toMatchObject([{ kind: "report_answered", state: "sent", mails: 1 }]);
});

testOnSqlite("a preview has one email for each language of the reporters", async () => {
  const dora = anAdult({ name: "Dora", language: "de" });
  site = await testSite({ members: [anna, bert, carla, dora] });
  await reported(carla);
  await reported(dora);
  const { case: found } = await caseOf(site, await reported());
  const decision = { actor: "Mia", ...given };
  const emails = await previewDecision(site, found.id, found.version, decision);
  expect(emails.map(({ kind, language }) => `${kind} ${language}`).sort()).toEqual([
    "report_answered de",
    "report_answered en",
  ]);
  await decide(site, anOperator, found.id, found.version, decision);
  for (const each of [anna, carla, dora]) expect(await mailsTo(each)).toHaveLength(1);
});

testOnSqlite("a discarded report has its own text, and no later decision answers it", async () => {
  const number = await reported();
  await reported(carla);
  await discardReports(site, anOperator, anna.id, "Reports whoever does not answer her");
  const [mail] = await mailsTo(anna);
  expect(mail?.text).toContain("beiseitegelegt");
  expect(mail?.text).not.toContain("Reports whoever");
  await decided(number);
  expect(await mailsTo(anna)).toHaveLength(1);
  expect(await outcomes(anna)).toEqual([[number, "discarded"]]);
});

testOnSqlite("reporters learn what an unsuccessful appeal leaves unchanged", async () => {
  await decided(await reported());
  const number = await appealed();
  await reported(carla);
  const again = await caseOf(site, number);
  expect(await outcomes(carla)).toMatchObject([[expect.any(String), null]]);
  await decide(site, anOperator, again.case.id, again.case.version, {
    ...{ actor: "Ola", rule: null, facts: "The messages say otherwise." },
    appeal: { outcome: "upheld", giveBack: [] },
  });
  expect((await outcomes(carla)).map(([, is]) => is)).toEqual(["found"]);
});

testOnSqlite("discarding an answered report sends no second email", async () => {
  const number = await reported();
  await decided(number);
  await reported(carla);
  expect((await discardReports(site, anOperator, anna.id, "Reports whoever does not answer her")).done).toBe(1);
  expect(await mailsTo(anna)).toHaveLength(1);
  expect(await outcomes(anna)).toEqual([[number, "found"]]);
});

test("a case lists the emails sent because of it, with their delivery state", async () => {
  const number = await reported();
  const { case: found } = await caseOf(site, number);
  const decision = { actor: "Mia", ...given, suspendUntil: null };
  await decide(site, anOperator, found.id, found.version, decision);
  const states = async () =>
    (await caseFile(site, found.id)).mails.map(({ kind, own, state, mails }) => [kind, own, state, mails]).sort();
  const as = (state: string) => [
    ["report_answered", false, state, 1],
    ["suspended", true, state, 1],
  ];
  expect(await states()).toEqual(as("waiting"));
  const mailer = { ...site.mailer, send: () => Promise.reject(new Error("550 no such mailbox")) };
  for (let days = 0; days < 3; days++) {
    while ((await sendDue({ ...site, mailer }, "test", effects)) > 0);
    site.clock.advance(DAY);
  }
  expect(await states()).toEqual(as("waiting"));
  await site.db.transact((tx) => enqueueNoMail(site, tx, { kind: "reset", action: { path: "/" } }, "nobody"));
  await mailsFrom(site);
  expect(await states()).toEqual(as("sent"));
  const { rows } = await site.db.read((conn) => mailsSentTo(conn, bert.id, {}));
  expect(rows.map(({ mail }) => mail)).toEqual(["suspended"]);
  expect((await site.db.read((conn) => mailsSentTo(conn, "", {}))).rows).toEqual([]);
  site.clock.advance(186 * DAY);
  while ((await sendDue(site, "test", effects)) > 0);
  expect(await states()).toEqual([]);
});

/** Uses no second looks by default, because they are drawn by lot. */
const likeTo = async (id: string, percent = 0) =>
  decisionsAlike(site, await caseFile(site, id), { percent, since: 0, former: percent });

test("a case shows the latest decisions about other members of the same kind and rule, in any language", async () => {
  const rulesIn = (language: string) => houseRules(site, site.words(language)).rules.map(({ text }) => text);
  const about = async (id: string, reason: Reason, rule: string | null) => {
    const target = { kind: "profile" as const, id };
    return decided(await report(site, anna, { target, reason, words: "", block: false }), rule);
  };
  await about(carla.id, "harassment", rulesIn("de")[4]!);
  site.clock.advance(1000);
  await about(carla.id, "scam", rulesIn("en")[5]!);
  const { case: found } = await caseOf(site, await reported());
  const alike = async () => (await likeTo(found.id)).map(({ subjectId, rule }) => [subjectId, rule]);
  expect(await alike()).toEqual([[carla.id, rulesIn("de")[4]]]);
  await decide(site, anOperator, found.id, found.version, { actor: "Mia", rule: rulesIn("en")[5]!, facts: "Ads" });
  expect(await alike()).toEqual([[carla.id, rulesIn("en")[5]]]);
  site.clock.advance(366 * DAY);
  expect(await alike()).toEqual([]);
});

testOnSqlite("a similar decision is listed once it is no longer offered for a second look", async () => {
  const rule = houseRules(site, site.words("en")).rules[5]!.text;
  const target = { kind: "profile" as const, id: carla.id };
  await decided(await report(site, anna, { target, reason: "scam", words: "", block: false }), rule);
  const { case: found } = await caseOf(site, await reported());
  await decide(site, anOperator, found.id, found.version, { actor: "Mia", rule, facts: "Ads" });
  const alike = async (percent = MOST_PERCENT) => (await likeTo(found.id, percent)).length;
  const look = { kind: "case" as const, targetId: "c", subjectId: carla.id, lot: 1999, knownTo: ["Mia"] };
  const [{ key: id } = { key: "" }] = await site.db.read((conn) => decisionsAbout(conn, carla.id));
  await site.db.transact((tx) =>
    keepLook(tx, {
      ...{ ...look, id, decidedAt: site.now(), firstRule: "5", firstMeasure: "none" as const, claimedBy: null },
      ...{ claimedUntil: null, lookedAt: null, secondRule: null, secondMeasure: null, settledAt: null, finding: null },
    }),
  );
  // The lot of an existing second look, if any.
  const { lot } = (await site.db.read((conn) => lookById(conn, id)))!;
  const least = Math.floor(lot / 100) + 1;
  expect([await alike(least), await alike(least - 1)]).toEqual([0, 1]);
  await site.db.transact((tx) => setAnswer(tx, id, { lookedAt: site.now(), secondRule: "5", secondMeasure: "none" }));
  expect(await alike()).toBe(1);
});

/** Bert appeals without naming a decision. */
async function appealed() {
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const words = "That is not what happened in that conversation.";
  const asked = { about: "appeal", address: `/members/${bert.id}`, words, name: "Bert", email: bert.email };
  const solved = { ...complaintForm.parse(asked), puzzle, largest: String(Math.max(...numbers)) };
  const path = await complain(site, solved, { language: "en", memberId: bert.id, ip: unusedAddress() });
  return (await complaintWith(site, path.replace("/complaints/", ""))).number;
}

const mia = { ...aPerson, name: "operator:mia" as const };

testOnSqlite.each([
  ["a warning", () => warn(site, mia, bert.id, given)],
  ["a restriction that is over", () => hidden()],
  ["a decision that restricted nothing", async () => decided(await reported(), given.rule, mia.name)],
])("an appeal against %s is decided by another operator", async (_, happens) => {
  await happens();
  const number = await appealed();
  const own = { code: "reports.same_actor" };
  await expect(decided(number, null, "Operator:Mia")).rejects.toMatchObject(own);
  await decided(number, null, "operator:ida");
});

async function hidden() {
  await hideProfile(site, mia, bert.id, given);
  await showProfile(site, mia, bert.id, "A mistake");
}
