// @engines both
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSession } from "~/app/domain/account/sessions/sessions";
import { balanceOf, grant } from "~/app/domain/money/ledger/ledger";
import { approvePhoto, rejectPhoto } from "~/app/domain/people/photos/moderation";
import { addPhoto } from "~/app/domain/people/photos/photos";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { hideProfile } from "~/app/domain/people/profiles/taking-down";
import { decisionsOf, warningsWithAppeal } from "~/app/domain/safety/decisions/decisions";
import { fraudNoticesOf } from "~/app/domain/safety/fraud/fraud";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { noticeRisk, risksOf } from "~/app/domain/safety/risk/risk";
import { lift } from "~/app/domain/safety/sanctions/sanctions";
import { warn } from "~/app/domain/safety/warnings/warnings";
import type { AuditEntry } from "~/app/domain/site/audit/audit";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { personalData } from "~/db/personal-data";
import { accountDevices, accounts } from "~/db/tables";
import { onSqlite } from "~/tests/support/engines";
import { mailsFrom, sendAll } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { eighthOf } from "~/tests/support/share";
import { unusedAddress } from "~/tests/support/test-databases";
import { anAdult, anOperator, type Person, START, type TestSite, testSite } from "~/tests/support/test-site";
import { caseOf, type Decision, decide } from "./cases";
import { complain, complaintWith } from "./complaints";
import { complaintForm } from "./complaints.schema";
import { sentReports } from "./outcomes";
import { reportersIn } from "./queue.queries";
import { report } from "./reports";
import { restrictMember } from "./restricting";
import { closeOthers } from "./sweeping";

const DAY = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), "bouquet-reversal-"));
const file = join(folder, "photo.jpg");
beforeAll(async () => writeFileSync(file, await jpeg(480, 360)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert", email: "bert@gmail.com", premiumUntil: START + 20 * DAY });
const carla = anAdult({ name: "Carla" });
/** Uses a variant of Bert's mailbox. */
const dora = anAdult({ name: "Dora", email: "b.e.r.t@gmail.com" });
/** Logged in on Bert's device. */
const emil = anAdult({ name: "Emil" });
const given = { rule: "No begging", facts: "You asked three people for money." };

let site: TestSite;
let photo: string;
let number: string;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carla, dora, emil], tenant: { credits: { perMessage: 2 } } });
  photo = (await addPhoto(site, bert, file)).id;
  await approvePhoto(site, anOperator, photo);
  await updateProfile(site, bert, { personal: "Send me money" });
  for (const each of [anna, bert])
    await site.db.transact((tx) => grant(site, tx, each, { amount: 20, cause: "grant", key: "g" }));
  await site.db.transact((tx) =>
    tx.insertMany(
      accountDevices,
      [bert, emil].map(({ id }) => ({ accountId: id, code: "d-0123456789abcdef", at: START })),
    ),
  );
  await write(bert, anna, "Hello dear");
  await write(anna, bert, "Hello");
  await write(anna, bert, "Who are you?");
  await site.db.transact((tx) => startSession(site, tx, bert.id));
  const target = { kind: "profile" as const, id: bert.id };
  number = await report(site, carla, { target, reason: "scam", words: "Begs", block: false });
  await sendAll(site);
});

async function write(from: Person, to: Person, text: string): Promise<void> {
  const conversation = await conversationWith(site, from, to.id);
  await sendMessage(site, from, { conversation, text, key: `${from.id} ${text}` });
}

async function decideReport(decision: Partial<Decision> = {}): Promise<string> {
  const { case: found } = await caseOf(site, number);
  await decide(site, anOperator, found.id, found.version, { actor: "Mia", ...given, ...decision });
  return found.id;
}

/** Bert appeals, and Ida reverses everything. */
async function winAppeal(outcome: "reversed" | "upheld" = "reversed"): Promise<void> {
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const words = "That is not what happened in that conversation.";
  const asked = { about: "appeal", address: `/members/${bert.id}`, words, name: "Bert", email: bert.email };
  const solved = { ...complaintForm.parse(asked), puzzle, largest: String(Math.max(...numbers)) };
  const path = await complain(site, solved, { language: "en", memberId: bert.id, ip: unusedAddress() });
  const { case: found } = await caseOf(site, (await complaintWith(site, path.replace("/complaints/", ""))).number);
  const said = { actor: "Ida", rule: null, facts: "It was a joke." };
  await decide(site, anOperator, found.id, found.version, { ...said, appeal: { outcome, giveBack: [] } });
  await sendAll(site);
}

/** Every action of the audit: how it decides about a member, or why it needs no reversal. Each action needs a line. */
const ACTIONS = {
  "cases.decide": decideReport,
  "cases.close_others": async () => closeOthers(site, anOperator, await decideReport()),
  "members.suspend": () =>
    restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: null, fraud: true }),
  "members.warn": () => warn(site, anOperator, bert.id, given),
  "photos.reject": () => rejectPhoto(site, anOperator, photo, { reason: "A phone number.", category: "sexual" }),
  "profiles.hide": () => hideProfile(site, anOperator, bert.id, given),
  "texts.remove": () => restrictMember(site, anOperator, "removal", bert.id, { ...given, names: ["personal"] }),
  "members.mute": () => restrictMember(site, anOperator, "mute", bert.id, { ...given, until: null }),
  "appeals.decide": "reverses, or is a decision itself",
  "suspensions.lift": "gives back",
  "photos.approve": "gives back",
  "photos.unmark": "gives back",
  "profiles.show": "gives back",
  "members.unmute": "gives back",
  "photos.mark": "is undone by the next mark; restricts nothing but who sees nudity",
  "reports.discard": "is about reports, each of which can be sent again",
  "disputes.implement": "marks as reversed what other actions gave back",
  "disputes.record": "notes what a court of arbitration hears",
  "disputes.settle": "notes what a court of arbitration decided",
  "members.delete": "is asked for by the member",
  "members.download": "is asked for by the member",
  "members.export": "is asked for by the member",
  "addresses.correct": "is asked for by the member",
  "confirmations.resend": "is asked for by the member",
  "second_factors.reset": "is asked for by the member",
  "sessions.end": "ends sessions alone: the member logs in again",
  "credits.adjust": "is undone by the opposite amount",
  "orders.refund": "is money that is back with the buyer",
  "orders.regain": "is money",
  "payments.accept": "is money",
  "payments.refuse": "is money",
  "refunds.note": "is money",
  "authorities.comply": "obeys an order, which is kept from the member",
  "authorities.confirm": "obeys an order, which is kept from the member",
  "authorities.record": "obeys an order, which is kept from the member",
  "legal_holds.end": "keeps data, and decides nothing",
  "legal_holds.place": "keeps data, and decides nothing",
  "capsules.export": "reads",
  "cases.hand_on": "is work of the desk",
  "cases.note": "is work of the desk",
  "cases.open": "is work of the desk",
  "cases.skip": "is work of the desk",
  "chats.evidence": "reads",
  "chats.held": "reads",
  "chats.open": "reads",
  "chats.read": "reads",
  "notes.add": "is work of the desk",
  "notices.mark": "is work of the desk",
  "outbox.retry": "is work of the desk",
  "postbacks.replay": "is work of the desk",
  "questions.answer": "is work of the desk",
  "samples.answer": "opens an ordinary case",
  "second_looks.answer": "is a figure of the desk",
  "second_looks.settle": "is a figure of the desk",
  "statements.retry": "is work of the desk",
} satisfies Record<AuditEntry["action"], string | (() => Promise<unknown>)>;

const DECISIONS = Object.entries(ACTIONS).flatMap(([action, does]) =>
  typeof does === "string" ? [] : [[action, does] as const],
);

type Row = Record<string, unknown>;

/**
 * Rows that a reversed decision may leave behind, by table: the reason, and the mark of a correction. All other rows
 * must be as before.
 */
const STAYS: Record<string, { why: string; corrected?: (row: Row) => boolean }> = {
  moderation_decision: {
    why: "a decision must be able to be explained",
    corrected: ({ rule, reversedAt }) => rule === null || reversedAt !== null,
  },
  restriction: { why: "the same", corrected: ({ reversedAt, endedAt }) => reversedAt !== null && endedAt !== null },
  suspension: { why: "the same", corrected: ({ endedAt }) => endedAt !== null },
  writing_hold: { why: "the same", corrected: ({ endedAt }) => endedAt !== null },
  warning: { why: "the same", corrected: ({ reversedAt }) => reversedAt !== null },
  fraud_letter: { why: "says which messages were paid back", corrected: ({ retractedAt }) => retractedAt !== null },
  appeal: { why: "counts in the transparency report" },
  moderation_case: { why: "the case of the decision and the appeal", corrected: ({ state }) => state === "closed" },
  moderation_signal: { why: "the report and the appeal" },
  report: { why: "names the decision, which says that it is reversed" },
  report_contact: { why: "goes with the report" },
  complaint: { why: "the appeal" },
  second_look: { why: "is drawn to measure how the desk decides, also where it was wrong" },
  signal_opinion: { why: "says what a person found in the end", corrected: ({ found }) => found === false },
  session: { why: "ended; the member logs in again" },
  ledger_account: { why: "credits that came back to others stay theirs" },
  ledger_entry: { why: "the same" },
  audit: { why: "is the record of what was done" },
  audit_words: { why: "the same" },
  outbox: { why: "is the work that both caused" },
  mail: { why: "was sent; the correction was sent as well" },
  mail_case: { why: "the same" },
  held_message: { why: "no message is sent after the fact" },
  event: { why: "tells open pages to read anew" },
  event_clock: { why: "the same" },
  profile_change: { why: "tells copies in memory to read anew" },
};

/** Columns that a decision and its reversal change permanently. */
const CHANGED: Record<string, string> = {
  "account.premiumUntil": "premium lasts longer by the time that was lost",
  "photo.file": "a photo that is shown again has a new name, as its old address leads nowhere",
  "profile.mainPhoto": "is the new name of the photo",
};

async function snapshot(): Promise<Map<string, Row[]>> {
  return site.db.read(async ({ drizzle }) => {
    const all = new Map<string, Row[]>();
    for (const { table } of personalData) all.set(getTableName(table), (await drizzle.select().from(table)) as Row[]);
    return all;
  });
}

/** Returns the changed rows of each table, without `CHANGED` columns. */
function differences(before: Map<string, Row[]>, after: Map<string, Row[]>): Map<string, Row[]> {
  const changed = new Map<string, Row[]>();
  for (const [name, rows] of after) {
    const text = (row: Row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !Object.hasOwn(CHANGED, `${name}.${column}`)));
    const known = new Set(before.get(name)!.map(text));
    const now = new Set(rows.map(text));
    const other = rows.filter((row) => !known.has(text(row)));
    const gone = before.get(name)!.filter((row) => !now.has(text(row)));
    if (other.length + gone.length > 0) changed.set(name, other);
  }
  return changed;
}

const decisions = onSqlite ? DECISIONS : eighthOf("reversed decisions", DECISIONS);
test.each(decisions)("a reversed decision leaves nothing behind but the listed rows: %s", async (_, does) => {
  const before = await snapshot();
  const mailed = (await mailsFrom(site)).length;
  await does();
  await sendAll(site);
  const told = (await mailsFrom(site)).slice(mailed);
  site.clock.advance(DAY);
  await winAppeal();
  const left = differences(before, await snapshot());
  for (const [name, rows] of left) {
    expect(Object.keys(STAYS), JSON.stringify(rows)).toContain(name);
    const wrong = rows.filter((row) => STAYS[name]!.corrected?.(row) === false);
    expect(wrong, name).toEqual([]);
  }
  const corrected = (await mailsFrom(site)).slice(mailed + told.length).map(({ to }) => to);
  const others = told.filter(({ subject }) => !subject.includes("credits"));
  expect(corrected).toEqual(expect.arrayContaining(others.map(({ to }) => to)));
});

const outcomes = async () => (await sentReports(site, carla)).rows.map(({ outcome }) => outcome?.is);
const emailsTo = async ({ email }: Person) => (await mailsFrom(site)).filter(({ to }) => to === email);

test("a reversed ban for fraud is retracted to each notified member, and its risk signals are withdrawn", async () => {
  await restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: null, fraud: true });
  await decideReport();
  await site.db.transact((tx) => noticeRisk(site, tx, emil.id, { rule: "banned_device", figures: { accounts: 1 } }));
  await sendAll(site);
  expect(await outcomes()).toEqual(["acted"]);
  expect((await fraudNoticesOf(site, anna)).rows).toMatchObject([{ id: bert.id, retractedAt: null }]);
  expect([(await risksOf(site, dora.id)).length, (await risksOf(site, emil.id)).length]).toEqual([1, 1]);
  const balance = await balanceOf(site, anna);
  const upheld = async () => (await site.db.read((conn) => reportersIn(conn, [carla.id]))).get(carla.id)?.upheld;
  expect(await upheld()).toBe(1);
  site.clock.advance(5 * DAY);
  await winAppeal();
  expect((await fraudNoticesOf(site, anna)).rows).toMatchObject([{ id: bert.id, retractedAt: START + 5 * DAY }]);
  const [email] = (await emailsTo(anna)).filter(({ text }) => text.includes("does not stand"));
  expect(email?.text).toContain("Bert");
  expect(await outcomes()).toEqual(["reversed"]);
  expect((await emailsTo(carla)).at(-1)?.text).toContain("correct what we told you");
  expect([await upheld(), await balanceOf(site, anna)]).toEqual([0, balance]);
  expect([await risksOf(site, dora.id), await risksOf(site, emil.id)]).toEqual([[], []]);
  const [account] = await site.db.read(({ drizzle }) =>
    drizzle.select().from(accounts).orderBy(accounts.id).limit(2).offset(1),
  );
  expect(account).toMatchObject({ id: bert.id, status: "active", premiumUntil: START + 25 * DAY });
  expect((await decisionsOf(site, bert)).rows.every(({ reversedAt, appealUntil }) => reversedAt && !appealUntil)).toBe(
    true,
  );
});

test("a ban imposed again after its retraction notifies again", async () => {
  const ban = () => restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: null, fraud: true });
  await ban();
  await sendAll(site);
  await lift(site, anOperator, "suspension", bert.id, { actor: "Mia", facts: "A mistake." });
  await sendAll(site);
  expect((await fraudNoticesOf(site, anna)).rows).toMatchObject([{ retractedAt: START }]);
  site.clock.advance(DAY);
  await ban();
  await sendAll(site);
  expect((await fraudNoticesOf(site, anna)).rows).toMatchObject([{ retractedAt: null, at: START + DAY }]);
  expect((await emailsTo(anna)).filter(({ subject }) => subject === "An important word for your safety")).toHaveLength(
    2,
  );
});

test("a lost appeal changes no answer and no warning", async () => {
  await warn(site, anOperator, bert.id, given);
  await decideReport();
  await winAppeal("upheld");
  expect(await outcomes()).toEqual(["acted"]);
  expect((await warningsWithAppeal(site, bert)).rows).toMatchObject([{ reversedAt: null }]);
});

test("a report answered without a measure claims no measure", async () => {
  await decideReport();
  expect(await outcomes()).toEqual(["found"]);
  const [email] = await emailsTo(carla);
  expect(email?.text).toContain("No measure was needed this time");
  expect(email?.text).not.toContain("acted");
});
