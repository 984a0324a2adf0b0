import { beforeEach, describe, expect, test } from "vitest";
import { memberFile, memberTimeline } from "~/app/domain/people/member-file/member-file";
import { previewEmails } from "~/app/domain/reach/mail/mail";
import { decisionsOf } from "~/app/domain/safety/decisions/decisions";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { previewRestriction, restrictMember } from "~/app/domain/safety/reports/restricting";
import type { Site } from "~/app/domain/site";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { react } from "~/app/domain/talk/chats/reactions";
import { mailsFrom, sendAll } from "~/tests/support/mails";
import { aFictional, anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { lift } from "./sanctions";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", language: "de" });
const bert = anAdult({ name: "Bert" });
const rosa = aFictional({ name: "Rosa" });
const reasons = { rule: "No begging.", facts: "You asked three people for money." };

let site: TestSite;
let conversation: string;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, rosa] });
  conversation = await conversationWith(site, anna, bert.id);
});

const held = (until: number | null = START + 7 * DAY) =>
  restrictMember(site, anOperator, "mute", anna.id, { ...reasons, until });
const write = (key: string, by = anna) => sendMessage(site, by, { conversation, text: "Hallo", key });
const lifted = (facts: string, at: Site = site) =>
  lift(at, anOperator, "mute", anna.id, { actor: anOperator.name, facts });
const file = () => memberFile(site, anna.id);

describe("a muted member", () => {
  test("cannot write, reads why and for how long in their language, and still receives messages", async () => {
    await held();
    const refused = { code: "holds.held", detail: { params: { period: "bis zum 8. Juni 2026", ...reasons } } };
    await expect(write("one")).rejects.toMatchObject(refused);
    expect((await write("two", bert)).created).toBe(true);
  });

  test("cannot react, and may remove an earlier reaction", async () => {
    const { message } = await write("two", bert);
    await react(site, anna, message.id, "heart");
    await held();
    await expect(react(site, anna, message.id, "laugh")).rejects.toMatchObject({ code: "holds.held" });
    await react(site, anna, message.id, null);
    await react(site, bert, (await write("three", bert)).message.id, null);
  });

  test("gets the first answer again for a message sent before", async () => {
    await write("one");
    await held();
    expect(await write("one")).toMatchObject({ created: false });
  });

  test("gets an email with the reason and how to appeal, which the operator previewed", async () => {
    const given = { ...reasons, until: null };
    const [email] = await previewRestriction(site, anOperator, "mute", anna.id, given);
    expect(await mailsFrom(site)).toEqual([]);
    await held(null);
    const [mail] = await mailsFrom(site);
    expect(mail).toMatchObject({ to: anna.email, subject: email!.subject });
    for (const part of [...Object.values(reasons), "auf Dauer", "about=appeal"]) expect(mail!.text).toContain(part);
  });

  test("writes again after the period, and gets an email", async () => {
    await held();
    site.clock.advance(7 * DAY);
    await sendAll(site);
    expect((await write("one")).created).toBe(true);
    expect((await mailsFrom(site)).map(({ subject }) => subject)).toContain("Du kannst wieder Nachrichten schreiben");
  });

  test("writes again once an operator lifts the mute, with a reason, once", async () => {
    await held();
    await expect(lifted(" ")).rejects.toMatchObject({
      code: "account.reason_missing",
    });
    expect(await previewEmails(site, (previewing) => lifted("A mistake", previewing))).toHaveLength(1);
    await lifted("A mistake");
    expect((await write("one")).created).toBe(true);
    await expect(lifted("x")).rejects.toMatchObject({ code: "actions.not_muted" });
    site.clock.advance(8 * DAY);
    await sendAll(site);
    expect((await findAuditEntries(site)).rows.map(({ action, memberId }) => [action, memberId])).toEqual([
      ["members.unmute", anna.id],
      ["members.mute", anna.id],
    ]);
  });

  test("sees the mute among their decisions, and operators see it in the file", async () => {
    const key = await held();
    expect((await file()).mute).toMatchObject({ ...reasons, until: START + 7 * DAY });
    const times = { from: START, until: START + 7 * DAY, endedAt: null, lifted: false };
    expect((await decisionsOf(site, anna)).rows).toMatchObject([{ id: key, ...reasons, closed: null, held: times }]);
    await lifted("A mistake");
    expect((await file()).mute).toBeUndefined();
    const { rows } = await memberTimeline(site, anna.id, { limit: 50 });
    const kinds = rows.map(({ kind }) => kind);
    for (const kind of ["mute", "mute_ended", "decision"]) expect(kinds).toContain(kind);
  });
});

test("a later mute replaces the first mute, whose end then does nothing", async () => {
  await held(START + DAY);
  await held(START + 3 * DAY);
  site.clock.advance(2 * DAY);
  await sendAll(site);
  await expect(write("one")).rejects.toMatchObject({ code: "holds.held" });
});

test("a mute needs a rule, facts and a member, and leaves an open case open", async () => {
  const until = START + DAY;
  const refused: [string, typeof reasons, string][] = [
    [anna.id, { ...reasons, rule: " " }, "suspensions.rule_missing"],
    [anna.id, { ...reasons, facts: " " }, "account.reason_missing"],
    [rosa.id, reasons, "account.no_member"],
    ["nobody", reasons, "account.no_member"],
  ];
  for (const [id, given, code] of refused)
    await expect(restrictMember(site, anOperator, "mute", id, { ...given, until })).rejects.toMatchObject({ code });
  const target = { kind: "profile" as const, id: anna.id };
  const number = await report(site, bert, { target, reason: "scam", words: "Begs", block: false });
  await held();
  const { case: found, decisions } = await caseOf(site, number);
  expect([found.state, decisions.length]).toEqual(["open", 1]);
  await decide(site, anOperator, found.id, found.version, { actor: "Nina", rule: null, facts: "Enough" });
  await expect(write("one")).rejects.toMatchObject({ code: "holds.held" });
});
