import { beforeEach, describe, expect, test } from "vitest";
import { checkEmail } from "~/app/domain/account/accounts/email-check";
import { accountOfTicket, logIn } from "~/app/domain/account/credentials/credentials";
import { deleteAccount, restoreAccount } from "~/app/domain/account/deletion/deletion";
import { memberOf } from "~/app/domain/account/sessions/sessions";
import type { DomainError } from "~/app/domain/errors";
import { balanceOf, grant } from "~/app/domain/money/ledger/ledger";
import { profileOf } from "~/app/domain/people/profiles/profiles";
import { anyone, search } from "~/app/domain/people/search/search";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { caseOf, type Decision, decide } from "~/app/domain/safety/reports/cases";
import { complain, complaintWith } from "~/app/domain/safety/reports/complaints";
import { complaintForm } from "~/app/domain/safety/reports/complaints.schema";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { linkIn, mailsFrom, sendAll } from "~/tests/support/mails";
import { unusedAddress } from "~/tests/support/test-databases";
import { aFictional, anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { lift, sanctionOf } from "./sanctions";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "bert's own";

const anna = anAdult({ name: "Anna", gender: "female" });
const bert = anAdult({ name: "Bert", gender: "male", password: PASSWORD });
const fiona = aFictional({ name: "Fiona" });

let site: TestSite;
let token: string;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, fiona], tenant: { credits: { perMessage: 2 } } });
  ({ token } = await enter());
});

const enter = () => logIn(site, { email: bert.email, password: PASSWORD }, "10.0.0.1");
const refused = (attempt: Promise<unknown>): Promise<DomainError> =>
  attempt.then(
    () => expect.unreachable("it was not refused"),
    (error) => error,
  );
const names = async () => (await search(site, anna, anyone)).profiles.map(({ name }) => name);
/** Files a complaint about a member, and returns the case. */
async function complained(about: { id: string }, kind = "rules") {
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const words = "That is not what happened in that conversation.";
  const asked = { about: kind, address: `/members/${about.id}`, words, name: "Carl", email: "carl@mail.example" };
  const solved = { ...complaintForm.parse(asked), puzzle, largest: String(Math.max(...numbers)) };
  const path = await complain(site, solved, { language: "en", memberId: null, ip: unusedAddress() });
  const { number } = await complaintWith(site, path.replace("/complaints/", ""));
  return (await caseOf(site, number)).case;
}

/** Files a complaint about a member, and decides it. */
async function decided(suspendUntil: number | null, given: Partial<Decision> = {}, about: { id: string } = bert) {
  const { id, version } = await complained(about);
  const facts = "You asked three people for money.";
  await decide(site, anOperator, id, version, { actor: "Mia", rule: "No begging", facts, suspendUntil, ...given });
}

describe("a suspended member", () => {
  test("is logged out, invisible, and cannot be written to", async () => {
    expect(await names()).toContain("Bert");
    await decided(START + 7 * DAY);
    expect(await memberOf(site, token)).toBeNull();
    expect(await names()).not.toContain("Bert");
    expect((await refused(profileOf(site, anna, bert.id))).code).toBe("profiles.not_found");
    expect((await refused(conversationWith(site, anna, bert.id))).code).toBe("profiles.not_found");
  });

  test("gets an email with the reason, the period, and the address for an appeal", async () => {
    await decided(START + 7 * DAY);
    const mail = (await mailsFrom(site)).find(({ to }) => to === bert.email)!;
    expect(mail.subject).toBe("Your account is suspended");
    for (const part of ["until 8 June 2026", "You asked three people for money.", "No begging"]) {
      expect(mail.text).toContain(part);
    }
    const { pathname, searchParams } = linkIn(mail);
    expect([pathname, searchParams.get("about"), searchParams.get("address")]).toEqual([
      "/complaints",
      "appeal",
      `/members/${bert.id}`,
    ]);
  });

  test("reads the reasons after logging in, and no one else does", async () => {
    await decided(null);
    const { code, detail } = await refused(enter());
    expect(code).toBe("auth.suspended");
    const account = await accountOfTicket(site, "suspended", detail.ticket!);
    expect(await site.db.read((conn) => sanctionOf(conn, "suspension", account))).toMatchObject({
      from: START,
      until: null,
      rule: "No begging",
      facts: "You asked three people for money.",
      automated: false,
    });
    expect((await refused(logIn(site, { email: bert.email, password: "guessed" }, "10.0.0.1"))).code).toBe(
      "auth.wrong",
    );
    expect((await refused(restoreAccount(site, detail.ticket!))).code).toBe("auth.step_over");
    expect(await checkEmail(site, bert.email, "10.0.0.1")).toMatchObject({ status: "active" });
  });

  test("costs nothing to members who wrote first and were not read", async () => {
    await site.db.transact((tx) => grant(site, tx, anna, { amount: 10, cause: "grant", key: "g" }));
    const conversation = await conversationWith(site, anna, bert.id);
    await sendMessage(site, anna, { conversation, text: "Hello", key: "first" });
    expect(await balanceOf(site, anna)).toBe(8);
    await decided(null);
    await sendAll(site);
    expect(await balanceOf(site, anna)).toBe(10);
  });

  test("returns automatically after the period, as before", async () => {
    await decided(START + 7 * DAY);
    site.clock.advance(7 * DAY - 1);
    await sendAll(site);
    expect((await refused(enter())).code).toBe("auth.suspended");
    site.clock.advance(1);
    const subjects = (await mailsFrom(site)).filter(({ to }) => to === bert.email).map(({ subject }) => subject);
    expect(subjects).toEqual(["Your account is suspended", "Your account is open again"]);
    await enter();
    expect(await names()).toContain("Bert");
  });

  test("who had deleted the account cannot restore it before the end", async () => {
    await deleteAccount(site, bert, PASSWORD);
    const { detail: restoring } = await refused(enter());
    await decided(START + DAY);
    expect((await refused(enter())).code).toBe("auth.suspended");
    expect((await refused(restoreAccount(site, restoring.ticket!))).code).toBe("auth.step_over");
    site.clock.advance(DAY);
    await sendAll(site);
    const { code, detail } = await refused(enter());
    expect(code).toBe("auth.restorable");
    await restoreAccount(site, detail.ticket!);
    expect(await names()).toContain("Bert");
  });
});

describe("a suspension", () => {
  test("needs a rule, and a member with an account", async () => {
    expect((await refused(decided(null, { rule: null }))).code).toBe("suspensions.rule_missing");
    expect((await refused(decided(null, {}, fiona))).code).toBe("suspensions.nobody");
    await enter();
  });

  test("is replaced by a later suspension, whose end alone reopens the account", async () => {
    await decided(START + DAY);
    await decided(START + 3 * DAY);
    site.clock.advance(2 * DAY);
    await sendAll(site);
    expect((await refused(enter())).code).toBe("auth.suspended");
    site.clock.advance(DAY);
    await sendAll(site);
    await enter();
    expect(await names()).toContain("Bert");
  });

  test.each([
    ["shorter", START + 7 * DAY, { until: START + DAY }],
    ["as long", START + 7 * DAY, { until: START + 7 * DAY }],
    ["for good too", null, { until: null }],
    ["to end", null, { until: START + 90 * DAY }],
  ])("is not replaced by one that is %s", async (_, until, other) => {
    await decided(until);
    expect((await refused(decided(other.until))).code).toBe("suspensions.holds_longer");
    const holds = await site.db.read((conn) => sanctionOf(conn, "suspension", bert));
    expect(holds).toMatchObject({ until, fraud: false });
    await decided(null, { fraud: true });
    expect(await site.db.read((conn) => sanctionOf(conn, "suspension", bert))).toMatchObject({
      until: null,
      fraud: true,
    });
    expect((await refused(decided(null, { fraud: true }))).code).toBe("suspensions.holds_longer");
  });

  test("is lifted by a moderator, once", async () => {
    await decided(START + 7 * DAY);
    await lift(site, anOperator, "suspension", bert.id, { actor: "Nina", facts: "It was a joke among friends." });
    await enter();
    expect(await names()).toContain("Bert");
    expect((await refused(lift(site, anOperator, "suspension", bert.id, { actor: "Nina", facts: "Again" }))).code).toBe(
      "suspensions.none",
    );
    site.clock.advance(7 * DAY);
    const subjects = (await mailsFrom(site)).filter(({ to }) => to === bert.email).map(({ subject }) => subject);
    expect(subjects).toEqual(["Your account is suspended", "Your account is open again"]);
  });

  test("is appealed to an operator who did not decide it", async () => {
    await decided(null);
    const found = await complained(bert, "appeal");
    const close = (actor: string) =>
      decide(site, anOperator, found.id, found.version, {
        actor,
        rule: "No begging",
        facts: "The messages say otherwise.",
      });
    expect((await refused(close("mia"))).code).toBe("reports.same_actor");
    await close("Nina");
  });
});
