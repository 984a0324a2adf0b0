// @engines both
import { beforeEach, expect, test } from "vitest";
import { personOf } from "~/app/domain/operator";
import { hideProfile } from "~/app/domain/people/profiles/taking-down";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { caseOf, type Decision, decide } from "~/app/domain/safety/reports/cases";
import { complain, complaintWith } from "~/app/domain/safety/reports/complaints";
import { complaintForm } from "~/app/domain/safety/reports/complaints.schema";
import { report } from "~/app/domain/safety/reports/reports";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { houseRules } from "~/app/domain/site/legal/house-rules";
import { eraseAbout } from "~/db/personal-data";
import { secondLooks } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { unusedAddress } from "~/tests/support/test-databases";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import {
  answerLook,
  disagreements,
  disagreementWith,
  dropLook,
  lookFor,
  looksWaiting,
  lotOf,
  noteKnown,
  pairsOf,
  settleDisagreement,
  takeLook,
} from "./second-looks";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", language: "nl" });
const bert = anAdult({ name: "Bert" });
const mia = personOf("mia", "");
const ida = personOf("ida", "");

let site: TestSite;
let rules: string[];
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
  rules = houseRules(site, site.words("nl")).rules.map(({ text }) => text);
});

/** Reports Anna and decides until a decision is drawn: one in five is. */
async function drawn(decision: Partial<Decision> = {}): Promise<string> {
  const [before] = (await rows()).slice(-1);
  for (let tries = 0; tries < 200; tries++) {
    const target = { kind: "profile" as const, id: anna.id };
    const number = await report(site, bert, { target, reason: "scam", words: "Money", block: false });
    const { case: found } = await caseOf(site, number);
    await decide(site, mia, found.id, found.version, { actor: mia.name, rule: null, facts: "Nothing.", ...decision });
    const [newest] = (await rows()).slice(-1);
    if (newest && newest.id !== before?.id) return newest.id;
  }
  throw new Error("nothing was drawn in two hundred decisions");
}

const waiting = (holder: string, percent = 20) => looksWaiting(site, { holder, percent, since: 0, former: percent });
const rows = () => site.db.read(({ drizzle }) => drizzle.select().from(secondLooks).orderBy(secondLooks.id));

test("a lot derives from the key and the site's secret, is repeatable and evenly distributed", async () => {
  const keys = Array.from({ length: 2000 }, () => site.newId());
  const lots = keys.map((key) => lotOf(site, key));
  expect(keys.map((key) => lotOf(site, key))).toEqual(lots);
  const other = await testSite({ tenant: { slug: "onyx" } });
  expect(keys.map((key) => lotOf(other, key))).not.toEqual(lots);
  const share = (percent: number) => lots.filter((lot) => lot < percent * 100).length / lots.length;
  expect(share(20)).toBeGreaterThan(0.16);
  expect(share(20)).toBeLessThan(0.24);
  expect(share(100)).toBe(1);
});

testOnSqlite("the requested share of decisions is drawn for a second look, and no more", async () => {
  const key = await drawn();
  const lot = lotOf(site, key);
  const enough = Math.floor(lot / 100) + 1;
  expect((await waiting(ida.name, enough)).map(({ id }) => id)).toContain(key);
  expect((await waiting(ida.name, enough - 1)).map(({ id }) => id)).not.toContain(key);
  expect(await waiting(ida.name, 0)).toEqual([]);
});

test("a higher share of second looks applies to later decisions only", async () => {
  const key = await drawn();
  const decided = site.now();
  const ids = async (since: number, former: number) =>
    (await looksWaiting(site, { holder: ida.name, percent: 20, since, former })).map(({ id }) => id);
  expect(await ids(decided, 0)).toContain(key);
  expect(await ids(decided + 1, 0)).toEqual([]);
  expect(await ids(decided + 1, Math.floor(lotOf(site, key) / 100) + 1)).toContain(key);
});

testOnSqlite("the first operator never gets the second look, and no one sees the first decision", async () => {
  const key = await drawn({ rule: rules[4]! });
  expect(await waiting(mia.name)).toEqual([]);
  expect(await waiting("OPERATOR:Mia")).toEqual([]);
  await expect(lookFor(site, mia.name, key)).rejects.toMatchObject({ code: "console.not_found" });
  await expect(answerLook(site, mia, key, { rule: null, measure: "" })).rejects.toMatchObject({
    code: "console.not_found",
  });
  const [look] = await waiting(ida.name);
  expect(Object.keys(look!).sort()).toEqual(["decidedAt", "id", "kind", "subjectId", "targetId"]);
  expect(await lookFor(site, ida.name, key)).toEqual(look);
});

test("an operator who saw the outcome of a decision gets no second look at that decision", async () => {
  const key = await drawn();
  await noteKnown(site, ida.name, { subjectId: bert.id, targetId: bert.id });
  expect(await waiting(ida.name)).toHaveLength(1);
  await noteKnown(site, ida.name, { subjectId: anna.id, targetId: anna.id });
  expect(await waiting(ida.name)).toEqual([]);
  await expect(lookFor(site, ida.name, key)).rejects.toMatchObject({ code: "console.not_found" });
  expect(await waiting("operator:tom")).toHaveLength(1);
  await noteKnown(site, ida.name, { subjectId: anna.id, targetId: anna.id });
  expect((await rows())[0]!.knownTo).toEqual([mia.name, ida.name]);
});

test("a leased second look is offered to no other operator for ten minutes", async () => {
  const key = await drawn();
  const taken = await Promise.all(["operator:ida", "operator:tom"].map((holder) => takeLook(site, holder, key)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  const [holder, other] = taken[0] ? ["operator:ida", "operator:tom"] : ["operator:tom", "operator:ida"];
  expect([await waiting(holder!), await waiting(other!)].map((each) => each.length)).toEqual([1, 0]);
  await expect(lookFor(site, other!, key)).rejects.toMatchObject({ code: "quality.taken" });
  site.clock.advance(10 * 60_000);
  expect(await waiting(other!)).toHaveLength(1);
});

test("the same rule and measure agree in any language, and the audit names no member", async () => {
  const key = await drawn({ rule: rules[4]! });
  expect(await answerLook(site, ida, key, { rule: "4", measure: "none" })).toBe(true);
  expect(await disagreements(site)).toEqual([]);
  const [action] = (await findAuditEntries(site)).rows;
  expect(action).toMatchObject({
    action: "second_looks.answer",
    operator: ida.name,
    memberId: null,
    targetId: key,
    after: { agrees: true },
  });
  await expect(answerLook(site, ida, key, { rule: null, measure: "" })).rejects.toMatchObject({
    code: "quality.taken",
  });
  const pairs = await pairsOf(site, { from: 0, to: site.now() + 1 });
  expect(pairs).toEqual([
    {
      ...{ kind: "case", firstRule: "4", firstMeasure: "none", secondRule: "4", secondMeasure: "none" },
      ...{ finding: null, count: 1 },
    },
  ]);
});

test("a second look changes nothing for the member, and a manager settles a disagreement once", async () => {
  const key = await drawn();
  expect(await answerLook(site, ida, key, { rule: "0", measure: "suspended" })).toBe(false);
  expect((await caseOf(site, (await disagreements(site))[0]!.targetId)).case.state).toBe("closed");
  expect(await disagreementWith(site, key)).toMatchObject({
    ...{ firstRule: "", firstMeasure: "none", secondRule: "0", secondMeasure: "suspended" },
  });
  const settled = { finding: "second" as const, reason: "Look at the second message" };
  await expect(settleDisagreement(site, ida, key, { ...settled, reason: " " })).rejects.toMatchObject({
    code: "account.reason_missing",
  });
  await settleDisagreement(site, ida, key, settled);
  expect(await disagreements(site)).toEqual([]);
  await expect(settleDisagreement(site, ida, key, settled)).rejects.toMatchObject({ code: "quality.taken" });
  expect(await pairsOf(site, { from: 0, to: site.now() + 1 })).toMatchObject([{ finding: "second", count: 1 }]);
  expect(await pairsOf(site, { from: 0, to: site.now() })).toEqual([]);
});

testOnSqlite("an unknown rule or measure is refused", async () => {
  const key = await drawn();
  for (const wrong of [
    { rule: "", measure: "none" },
    { rule: "99", measure: "none" },
    { rule: "nudity", measure: "none" },
    { rule: "0", measure: "" },
    { rule: "0", measure: "constructor" },
  ])
    await expect(answerLook(site, ida, key, wrong), JSON.stringify(wrong)).rejects.toMatchObject({ kind: "invalid" });
  expect(await waiting(ida.name)).toHaveLength(1);
});

testOnSqlite(
  "restrictions added after the draw belong to the decision, such as a suspension from the file",
  async () => {
    for (let tries = 0; tries < 100 && (await rows()).length === 0; tries++)
      await restrictMember(site, mia, "suspension", anna.id, {
        until: site.now() + (tries + 1) * DAY,
        rule: "Own words",
        facts: "Insults.",
      });
    expect(await rows()).toMatchObject([{ firstRule: "own", firstMeasure: "suspended", knownTo: [mia.name] }]);
  },
);

testOnSqlite("the answer to an appeal is not drawn, because it is a second look already", async () => {
  await hideProfile(site, mia, anna.id, { rule: rules[4]!, facts: "Money." });
  for (let n = 0; n < 30; n++) {
    const { token: puzzle, numbers } = newPuzzle(site, "complaint");
    const words = "That is not what happened in that conversation.";
    const asked = { about: "appeal", address: `/members/${anna.id}`, words, name: "Anna", email: anna.email };
    const solved = { ...complaintForm.parse(asked), puzzle, largest: String(Math.max(...numbers)) };
    const path = await complain(site, solved, { language: "en", memberId: anna.id, ip: unusedAddress() });
    const { case: found } = await caseOf(site, (await complaintWith(site, path.replace("/complaints/", ""))).number);
    const appeal = { outcome: "upheld" as const, giveBack: [] };
    await decide(site, ida, found.id, found.version, { actor: ida.name, rule: null, facts: "So it was.", appeal });
  }
  expect(await rows()).toEqual([]);
});

test("a second look disappears after a month, when its content is gone, and with its member", async () => {
  const key = await drawn();
  site.clock.advance(31 * DAY);
  expect(await waiting(ida.name)).toEqual([]);
  const later = await drawn();
  await dropLook(site, later);
  expect((await rows()).map(({ id }) => id)).toEqual([key]);
  await site.db.transact((tx) => eraseAbout(tx, [anna.id]));
  expect(await rows()).toEqual([]);
});

testOnSqlite("another site does not know the second look", async () => {
  const key = await drawn();
  const onyx = await testSite({ tenant: { slug: "onyx" }, members: [anna] });
  await expect(lookFor(onyx, ida.name, key)).rejects.toMatchObject({ code: "console.not_found" });
  expect(await looksWaiting(onyx, { holder: ida.name, percent: 20, since: 0, former: 20 })).toEqual([]);
});
