// @engines both
import { expect, test } from "vitest";
import { BRAND_ACTIONS } from "~/app/console/actions";
import type { Filled } from "~/app/console/actions/action";
import { type ActionPage, actionForm, performAction } from "~/app/console/actions/page";
import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { caseOf } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { pendingActions } from "~/db/control/tables";
import { suspensions } from "~/db/tables";
import { anAdult } from "~/tests/support/people";
import { testDesk } from "~/tests/support/test-desk";
import { testSite } from "~/tests/support/test-site";
import { engineWords } from "../frame/visit";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const ground = { rule: "own", own_rule: "No begging", facts: "Asked for money" };

test.each([
  ["waits", 10_000],
  ["is done where nothing waits", 0],
])("of two simultaneous actions that close an account, one %s", async (_, ms) => {
  const site = await testSite({ members: [anna, bert] });
  const desk = await testDesk();
  const target = { kind: "profile" as const, id: bert.id };
  const { case: open } = await caseOf(
    site,
    await report(site, anna, { target, reason: "scam", words: "", block: false }),
  );
  const pending = { ms, soon: () => {} };
  const context = { desk, pending, visit: { words: engineWords("en"), origin: desk.origin } };

  /** Returns the fields that confirm an action after its preview: unsigned, past the check of its form. */
  async function shown(who: SignedIn, name: string, on: string, fields: Filled) {
    const action = { ...BRAND_ACTIONS[name]!, permission: "people.note" as const, assertOffered: undefined };
    const send = (more: Filled) => {
      const body = new URLSearchParams({ ...fields, ...ground, ...more });
      const request = new Request(`${desk.origin}/?on=${on}`, { method: "POST", body });
      return performAction(action, { name, brand: "velvet" }, { site, who, context, request } as never);
    };
    const page = (await send({ step: "show" })) as ActionPage;
    const seen = page.fields.find(({ name: field }) => field === "seen")!.value;
    return () => send({ step: "do", confirmation: page.confirm!.confirmation, seen });
  }

  const [mia, noor] = [await desk.add("Mia"), await desk.add("Noor")];
  const confirm = [
    await shown(await desk.signIn(mia.id), "members.suspend", bert.id, { days: "7" }),
    await shown(await desk.signIn(noor.id), "cases.suspend", open.id, { period: "7", version: `${open.version}` }),
  ];
  const answers = await Promise.all(confirm.map((each) => each().catch((thrown) => thrown)));
  const problems = answers.map((answer) => {
    return answer instanceof Response
      ? ""
      : (answer.data?.problem ?? Object.values(answer.data?.errors ?? {}).flat()[0]);
  });
  const { t } = context.visit.words;
  const expected =
    ms > 0
      ? [t("actions.already_pending")]
      : [t("suspensions.changed_since"), t("actions.changed_meanwhile"), t("console.choice_missing")];
  expect(problems.filter((each) => each === "")).toHaveLength(1);
  expect(expected).toContain(problems.find((each) => each !== ""));
  expect(await desk.db.read(({ drizzle }) => drizzle.select().from(pendingActions))).toHaveLength(ms > 0 ? 1 : 0);
  expect(await site.db.read(({ drizzle }) => drizzle.select().from(suspensions))).toHaveLength(ms > 0 ? 0 : 1);
});

test("a form reports that a colleague closed the account, before it closes the account again", async () => {
  const site = await testSite({ members: [bert] });
  const desk = await testDesk();
  const context = {
    ...{ desk, pending: { ms: 0, soon: () => {} } },
    visit: { words: engineWords("en"), origin: desk.origin },
  };
  const action = { ...BRAND_ACTIONS["members.suspend"]!, permission: "people.note" as const };
  const named = { name: "members.suspend", brand: "velvet" };
  const address = `${desk.origin}/?on=${bert.id}`;

  /** Opens the form and returns its fields. */
  async function opened(name: string) {
    const who = await desk.signIn((await desk.add(name)).id);
    const where = (init?: RequestInit) => ({ site, who, context, request: new Request(address, init) }) as never;
    let page = (await actionForm(action, named, where())) as ActionPage;
    return async (step: string, days: string) => {
      const kept = Object.fromEntries(page.fields.map((field) => [field.name, field.value]));
      const confirmation = page.confirm?.confirmation ?? "";
      const body = new URLSearchParams({ ...kept, ...ground, days, step, confirmation });
      const answer = await performAction(action, named, where({ method: "POST", body })).catch((thrown) => thrown);
      if (answer instanceof Response) return "done";
      page = answer.data ?? answer;
      return page.problem ?? (page.confirm ? "to confirm" : "to fill in");
    };
  }
  const closed = async () =>
    (await site.db.read(({ drizzle }) => drizzle.select().from(suspensions))).map(({ decisionKey }) => decisionKey);

  const [mia, noor] = [await opened("Mia"), await opened("Noor")];
  expect([await mia("show", "7"), await mia("do", "7")]).toEqual(["to confirm", "done"]);
  const first = await closed();
  expect(first).toHaveLength(1);
  const changed = context.visit.words.t("actions.changed_meanwhile");
  expect(await noor("change", "30")).toBe("to fill in");
  expect(await noor("show", "30")).toBe(changed);
  expect(await closed()).toEqual(first);
  expect([await noor("show", "30"), await noor("do", "30")]).toEqual(["to confirm", "done"]);
  expect(await closed()).not.toEqual(first);
});
