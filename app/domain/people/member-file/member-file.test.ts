import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { activate } from "~/app/domain/account/accounts/activation";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { deleteAccount, erasureEffect } from "~/app/domain/account/deletion/deletion";
import { memberOf } from "~/app/domain/account/sessions/sessions";
import { signUp } from "~/app/domain/account/signup/signup";
import type { SignupDraft } from "~/app/domain/account/signup/signup.schema";
import { adjust } from "~/app/domain/money/ledger/ledger";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { startOrder } from "~/app/domain/money/orders/orders";
import { refundOrder } from "~/app/domain/money/orders/refunds";
import { approvePhoto, rejectPhoto } from "~/app/domain/people/photos/moderation";
import { addPhoto } from "~/app/domain/people/photos/photos";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { setVisibility } from "~/app/domain/people/profiles/visibility";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { lift } from "~/app/domain/safety/sanctions/sanctions";
import { mailsFrom, tokenIn } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { jpeg } from "~/tests/support/pictures";
import { aFictional, anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { type Entry, memberFile, memberTimeline } from "./member-file";

const HOUR = 60 * 60 * 1000;
const PASSWORD = "wilma's own";
const bert = anAdult({ name: "Bert" });
const draft = {
  ...{ email: "wilma@example.com", name: "Wilma", password: PASSWORD, birthDate: "1990-02-28" },
  consents: { terms: true, sensitiveData: true },
  source: { network: "velvet-ads", ref: "r" },
} as SignupDraft;

let picture: Buffer;
beforeAll(async () => {
  picture = await jpeg(480, 360);
});

/** Simulates Wilma's entire life on a site, with an hour between events. */
async function livedIn() {
  const tenant = { demo: true, payments: { provider: "sandbox" as const } };
  const site = await testSite({ members: [bert, aFictional()], tenant });
  const then = async <T>(happens: Promise<T>): Promise<T> => {
    const result = await happens;
    site.clock.advance(HOUR);
    return result;
  };
  const { token } = (await then(signUp(site, draft, "10.0.0.1")))!;
  await then(activate(site, tokenIn((await mailsFrom(site))[0]!)));
  const wilma = (await memberOf(site, token))!;
  const file = join(site.folders[0]!, "upload.jpg");
  writeFileSync(file, picture);
  const [one, other] = [await then(addPhoto(site, wilma, file)), await then(addPhoto(site, wilma, file))];
  await then(approvePhoto(site, anOperator, one.id));
  await then(rejectPhoto(site, anOperator, other.id, { reason: "Not you" }));
  const about = (id: string) => ({ target: { kind: "profile" as const, id }, block: false });
  await then(report(site, wilma, { ...about(bert.id), reason: "scam", words: "Wants money" }));
  const number = await then(report(site, bert, { ...about(wilma.id), reason: "harassment", words: "Called me names" }));
  const { order } = await then(startOrder(site, wilma, aPurchase()));
  await playSandbox(site, order, "paid");
  await then(receiveNotice(site, noticeFor(order)));
  await then(refundOrder(site, anOperator, order.id, { minor: 400, reason: "Kindness" }));
  await then(adjust(site, anOperator, wilma, { amount: 7, reason: "Sorry" }));
  const { case: opened } = await caseOf(site, number);
  const decision = { actor: "Mia", rule: "No insults", facts: "Three insults", suspendUntil: null };
  await then(decide(site, anOperator, opened.id, opened.version, decision));
  await then(lift(site, anOperator, "suspension", wilma.id, { actor: "Mia", facts: "A mistake" }));
  await then(logIn(site, { email: wilma.email, password: PASSWORD }, "10.0.0.1"));
  return { site, wilma, number };
}

async function wholeOf(site: TestSite, id: string): Promise<Entry[]> {
  const { rows, next } = await memberTimeline(site, id, { limit: 1000 });
  expect(next).toBeNull();
  return rows;
}

describe("a timeline", () => {
  test("lists an entire life, newest first, with consequences before their cause", async () => {
    const { site, wilma, number } = await livedIn();
    const entries = await wholeOf(site, wilma.id);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => b - a));
    const told = entries.filter(({ kind }) => !["effect", "mail", "link_mailed"].includes(kind)).reverse();
    expect(told.map(({ kind, data }) => ("action" in data ? data.action : kind))).toEqual([
      ...["signed_up", "consent", "consent"],
      ...["confirmed", "photo_added", "photo_added", "photos.approve", "photos.reject"],
      ...["report_by", "case_opened", "report_against", "order", "payment", "credits", "credits"],
      ...["refund", "credits", "orders.refund", "credits", "credits.adjust"],
      ...["decision", "suspension", "cases.decide", "suspension_ended", "suspensions.lift", "session"],
    ]);
    const of = (kind: Entry["kind"]) => told.filter((entry) => entry.kind === kind).map(({ data }) => data);
    expect(of("signed_up")).toMatchObject([{ source: { network: "velvet-ads", ref: "r" } }]);
    expect(of("photo_added")).toMatchObject([{ state: "approved" }, { state: "rejected", reason: "Not you" }]);
    expect(of("report_by")).toMatchObject([{ subjectId: bert.id, words: "Wants money", reason: "scam" }]);
    expect(of("report_against")).toMatchObject([{ number, reporterId: bert.id, words: "Called me names" }]);
    expect(of("payment")).toMatchObject([{ price: 1000, currency: "EUR", receiptNumber: 1 }]);
    expect(of("refund")).toMatchObject([{ minor: 400, reason: "Kindness", currency: "EUR" }]);
    expect(of("credits")).toMatchObject([
      { cause: "purchase" },
      {},
      { cause: "refund" },
      { amount: 7, reason: "Sorry" },
    ]);
    expect(of("decision")).toMatchObject([{ actor: "Mia", rule: "No insults", facts: "Three insults" }]);
    expect(of("suspension_ended")).toMatchObject([{ liftedBy: "Mia", liftedFor: "A mistake" }]);
    expect(of("action")[0]).toMatchObject({ operator: "command:tests", kind: "photo", after: { state: "approved" } });
  });

  test("lists pending and failed jobs, and sent emails", async () => {
    const { site, wilma } = await livedIn();
    const effects = (await wholeOf(site, wilma.id)).filter(({ kind }) => kind === "effect");
    expect(effects.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ effect: "mail", mail: "suspended", state: "waiting" }),
    );
    await mailsFrom(site);
    const after = await wholeOf(site, wilma.id);
    expect(after.filter(({ kind }) => kind === "effect")).toEqual([]);
    const sent = after.flatMap(({ kind, data }) => (kind === "mail" && "mail" in data ? data.mail : []));
    for (const kind of ["activation", "receipt", "suspended"]) expect(sent).toContain(kind);
  });

  test.each([1, 2, 3, 7, 20])("is read in pages of %i, each entry once, whatever happens meanwhile", async (limit) => {
    const { site, wilma } = await livedIn();
    const whole = await wholeOf(site, wilma.id);
    const read: Entry[] = [];
    let after: string | undefined;
    do {
      const { rows, next } = await memberTimeline(site, wilma.id, { limit, after });
      read.push(...rows);
      if (read.length < 10) await adjust(site, anOperator, wilma, { amount: 1, reason: "later" });
      after = next ?? undefined;
    } while (after !== undefined);
    expect(read).toEqual(whole);
  });

  test("refuses a cursor of another list", async () => {
    const site = await testSite({ members: [bert] });
    const refused = expect(memberTimeline(site, bert.id, { after: "nonsense" })).rejects;
    await refused.toThrow('"nonsense" is no place in this list');
  });
});

test("entries of the same moment are listed once, in pages of any size", async () => {
  const site = await testSite({ members: [bert] });
  for (let amount = 1; amount < 9; amount++) await adjust(site, anOperator, bert, { amount, reason: `${amount}` });
  const whole = await wholeOf(site, bert.id);
  expect(whole).toHaveLength(18);
  for (const limit of [1, 2, 5]) {
    const read: Entry[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await memberTimeline(site, bert.id, { limit, after });
      read.push(...page.rows);
      after = page.next;
    }
    expect(read).toEqual(whole);
  }
});

test("a file shows the account, the profile as others see it, photos with their state, and the balance", async () => {
  const { site, wilma } = await livedIn();
  await updateProfile(site, wilma, { personal: "I like tea" });
  await setVisibility(site, wilma, { seenBy: "nobody" });
  const file = await memberFile(site, wilma.id);
  expect(file).toMatchObject({
    ...{ id: wilma.id, state: "hidden", secondFactor: false, suspension: undefined },
    account: { email: wilma.email, signedUpAt: START, birthDate: "1990-02-28", seenBy: "nobody", status: "active" },
    profile: { name: "Wilma", age: 36, notes: [{ note: "personal", text: "I like tea" }], photos: [{}] },
    photos: [{ state: "approved" }, { state: "rejected", reason: "Not you" }],
  });
  expect(file.balance).toBeGreaterThan(7);
  expect(JSON.stringify(file)).not.toMatch(/argon2|passwordHash/);
});

test("there is no file for another brand's member, a fictional profile, or an erased account", async () => {
  const { site, wilma } = await livedIn();
  const other = await testSite({ tenant: { slug: "other" }, members: [bert] });
  const none = { code: "account.no_member", kind: "not_found" };
  const refused = async (at: TestSite, id: string) => {
    await expect(memberFile(at, id)).rejects.toMatchObject(none);
    await expect(memberTimeline(at, id)).rejects.toMatchObject(none);
  };
  for (const id of [wilma.id, "x", "", "\u0000"]) await refused(other, id);
  await deleteAccount(site, wilma, PASSWORD);
  expect(await memberFile(site, wilma.id)).toMatchObject({ state: "deleted" });
  site.clock.advance(1000 * HOUR);
  await erasureEffect.handle({ id: "e", key: "e", payload: { account: wilma.id } }, site, new AbortController().signal);
  await refused(site, wilma.id);
});
