// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import type { ChosenAction } from "~/app/domain/desk/confirmations/confirmations";
import { dismissOperator } from "~/app/domain/desk/joining/joining";
import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { personOf } from "~/app/domain/operator";
import { hideProfile } from "~/app/domain/people/profiles/taking-down";
import { findAuditEntries, isRecorded } from "~/app/domain/site/audit/audit";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, anOperator } from "~/tests/support/people";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { testSite } from "~/tests/support/test-site";
import {
  beginDue,
  dismissFailures,
  findPendingActions,
  findPendingTargets,
  forgetFailures,
  postpone,
  settle,
  takeBack,
} from "./pending-actions";

const MS = 10_000;
const MINUTE = 60_000;
const warn: ChosenAction = {
  action: "members.warn",
  brand: "velvet",
  target: "bert",
  fields: { rule: "No begging", facts: "x" },
};

let desk: TestDesk;
let mia: SignedIn;
let noor: SignedIn;

beforeEach(async () => {
  desk = await testDesk();
  [mia, noor] = [await desk.signIn((await desk.add("Mia")).id), await desk.signIn((await desk.add("Noor")).id)];
});

const confirm = (actions: ChosenAction[] = [warn], by = mia) =>
  desk.db.transact((tx) => postpone(desk, tx, by, actions, { ms: MS, language: "en" }));
const waitingOf = async (who = mia) => (await findPendingActions(desk, who.id)).waiting;

describe("a pending action", () => {
  test("starts when due, on one server only, as it was confirmed", async () => {
    await confirm();
    desk.clock.advance(MS - 1);
    expect(await beginDue(desk)).toBeUndefined();
    desk.clock.advance(1);
    const begun = (await Promise.all([1, 2, 3].map(() => beginDue(desk)))).filter(Boolean);
    expect(begun).toMatchObject([{ ...warn, operatorId: mia.id, origin: "203.0.113.9", leases: 1 }]);
    await settle(desk, begun[0]!.id);
    expect(await waitingOf()).toEqual([]);
  });

  testOnSqlite("starts again after a minute if its server died", async () => {
    await confirm();
    desk.clock.advance(MS);
    await beginDue(desk);
    desk.clock.advance(MINUTE - 1);
    expect(await beginDue(desk)).toBeUndefined();
    desk.clock.advance(1);
    expect(await beginDue(desk)).toMatchObject({ leases: 2 });
  });

  test("can be undone by its operator only, as a whole, until it is due", async () => {
    await confirm([warn, { ...warn, target: "carl" }]);
    const { batch } = (await waitingOf())[0]!;
    expect(await takeBack(desk, noor.id, batch)).toBe(false);
    expect(await takeBack(desk, mia.id, batch)).toBe(true);
    expect(await takeBack(desk, mia.id, batch), "asked twice").toBe(true);
    expect(await takeBack(desk, noor.id, batch)).toBe(false);
    expect(await findPendingActions(desk, mia.id)).toEqual({ waiting: [], failed: [] });
    desk.clock.advance(MS);
    expect(await beginDue(desk)).toBeUndefined();
    await confirm([warn, { ...warn, target: "carl" }]);
    desk.clock.advance(MS);
    const begun = await beginDue(desk);
    expect(begun).toBeDefined();
    expect(await takeBack(desk, mia.id, begun!.batch), "a half of it").toBe(false);
    expect(await beginDue(desk)).toMatchObject({ target: "carl" });
  });

  testOnSqlite("blocks the same action of others, and is shown in lists", async () => {
    const decide: ChosenAction = { ...warn, action: "cases.close", target: "c1" };
    await confirm([decide]);
    const again = confirm([{ ...decide, action: "cases.suspend" }], noor);
    await expect(again).rejects.toMatchObject({ code: "actions.already_pending" });
    await confirm([{ ...decide, brand: "onyx" }], noor);
    await confirm([warn, { ...warn, action: "members.hide" }], noor);
    expect(await findPendingTargets(desk, "velvet", "cases")).toEqual(new Map([["c1", mia.id]]));
    expect(await findPendingTargets(desk, "onyx", "members")).toEqual(new Map());
  });

  testOnSqlite("is deleted with an operator who leaves", async () => {
    await confirm([warn], noor);
    await dismissOperator(desk, anOperator, noor.id);
    desk.clock.advance(MS);
    expect(await beginDue(desk)).toBeUndefined();
  });
});

test("that failed keeps its reason without its fields, until dismissed", async () => {
  await confirm();
  desk.clock.advance(MS);
  const { id } = (await beginDue(desk))!;
  await settle(desk, id, { code: "reports.case_changed", params: {} });
  expect(await findPendingTargets(desk, "velvet", "members")).toEqual(new Map());
  const { failed } = await findPendingActions(desk, mia.id);
  expect(failed).toMatchObject([{ id, fields: {}, failure: { code: "reports.case_changed" } }]);
  await dismissFailures(desk, noor.id);
  desk.clock.advance(29 * 24 * 60 * MINUTE);
  await forgetFailures(desk);
  expect((await findPendingActions(desk, mia.id)).failed).toHaveLength(1);
  desk.clock.advance(2 * 24 * 60 * MINUTE);
  await forgetFailures(desk);
  expect((await findPendingActions(desk, mia.id)).failed).toEqual([]);
});

test("that is already audited does not run again", async () => {
  const bert = anAdult({ name: "Bert" });
  const site = await testSite({ members: [bert] });
  const operator = { ...personOf(mia.id, ""), actionId: site.newId() };
  expect(await isRecorded(site, operator.actionId)).toBe(false);
  await hideProfile(site, operator, bert.id, { rule: "No begging", facts: "Begs" });
  expect(await isRecorded(site, operator.actionId)).toBe(true);
  await expect(hideProfile(site, operator, bert.id, { rule: "No begging", facts: "Begs" })).rejects.toMatchObject({
    code: "actions.already_done",
  });
  expect((await findAuditEntries(site)).rows).toMatchObject([{ id: operator.actionId, action: "profiles.hide" }]);
});
