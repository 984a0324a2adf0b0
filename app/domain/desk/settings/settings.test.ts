import { beforeEach, expect, test } from "vitest";
import { findControlEntries } from "~/app/domain/site/audit/control";
import { deskSettings } from "~/db/control/tables";
import { anOperator } from "~/tests/support/people";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { changeSettings, goalsIn, lookedAtAgain, settingsOf } from "./settings";

const HOUR = 60 * 60_000;
let desk: TestDesk;
beforeEach(async () => {
  desk = await testDesk();
});

test("each setting has a default: minors within one hour, photos within twelve", async () => {
  const settings = await settingsOf(desk);
  expect(settings).toMatchObject({ language: "en", timeZone: "UTC", blur: "strong", grey: "off" });
  expect(goalsIn(settings)).toMatchObject({ minors: HOUR, photos: 12 * HOUR, appeals: 72 * HOUR });
});

test("a change is stored and audited with the former value, and an equal value changes nothing", async () => {
  await changeSettings(desk, anOperator, { goal_photos: "6", timeZone: "Europe/Amsterdam" }, "Slow mornings");
  await changeSettings(desk, anOperator, { goal_photos: "6" }, "Again");
  expect(await settingsOf(desk)).toMatchObject({ goal_photos: 6, timeZone: "Europe/Amsterdam", goal_minors: 1 });
  const { rows } = await findControlEntries(desk);
  expect(rows.filter(({ action }) => action === "settings.change")).toMatchObject([
    {
      reason: "Slow mornings",
      before: { goal_photos: 12, timeZone: "UTC" },
      after: { goal_photos: 6, timeZone: "Europe/Amsterdam" },
    },
  ]);
});

test("a higher share of second looks applies to later decisions, and earlier ones keep the lowest", async () => {
  const change = (percent: string) => changeSettings(desk, anOperator, { second_looks_percent: percent }, "As agreed");
  const drawing = async () => lookedAtAgain(await settingsOf(desk));
  expect(await drawing()).toEqual({ percent: 2, since: 0, former: 2 });
  await change("20");
  const first = desk.now();
  expect(await drawing()).toEqual({ percent: 20, since: first, former: 2 });
  desk.clock.advance(HOUR);
  await change("10");
  expect(await drawing()).toEqual({ percent: 10, since: first + HOUR, former: 2 });
  await change("1");
  expect(await drawing()).toMatchObject({ percent: 1, former: 1 });
  desk.clock.advance(31 * 24 * HOUR);
  await change("5");
  expect(await drawing()).toEqual({ percent: 5, since: desk.now(), former: 1 });
  const { rows } = await findControlEntries(desk);
  expect(rows[0]?.after).toEqual({ second_looks_percent: 5 });
});

test.each([
  { goal_photos: "0" },
  { goal_photos: "1.5" },
  { goal_photos: "soon" },
  { goal_photos: "" },
  { timeZone: "Mars/Olympus" },
  { language: "xx" },
  { blur: "a little" },
  { grey: "maybe" },
])("%o is refused, and so is a change without a reason", async (wrong) => {
  await expect(changeSettings(desk, anOperator, wrong, "x")).rejects.toMatchObject({ kind: "invalid" });
  await expect(changeSettings(desk, anOperator, { goal_photos: "3" }, " ")).rejects.toMatchObject({ kind: "invalid" });
  expect(await settingsOf(desk)).toMatchObject({ goal_photos: 12, timeZone: "UTC" });
});

test("a stored value that is no longer valid counts as never changed", async () => {
  const row = { name: "timeZone", value: "Gone/Away", changedAt: 0 };
  await desk.db.transact(async ({ drizzle }) => void (await drizzle.insert(deskSettings).values(row)));
  expect((await settingsOf(desk)).timeZone).toBe("UTC");
});
