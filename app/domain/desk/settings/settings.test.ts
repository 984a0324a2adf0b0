import { beforeEach, expect, test } from "vitest";
import { actsInControl } from "~/app/domain/site/audit/control";
import { deskSettings } from "~/db/control/tables";
import { anOperator } from "~/tests/support/people";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { changeSettings, goalsIn, settingsOf } from "./settings";

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

test("a change is kept and written down with what was before; what is the same is no change", async () => {
  await changeSettings(desk, anOperator, { goal_photos: "6", timeZone: "Europe/Amsterdam" }, "Slow mornings");
  await changeSettings(desk, anOperator, { goal_photos: "6" }, "Again");
  expect(await settingsOf(desk)).toMatchObject({ goal_photos: 6, timeZone: "Europe/Amsterdam", goal_minors: 1 });
  const { rows } = await actsInControl(desk);
  expect(rows.filter(({ act }) => act === "settings.change")).toMatchObject([
    {
      reason: "Slow mornings",
      before: { goal_photos: 12, timeZone: "UTC" },
      after: { goal_photos: 6, timeZone: "Europe/Amsterdam" },
    },
  ]);
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

test("a kept value that fits no longer counts as never changed", async () => {
  const row = { name: "timeZone", value: "Gone/Away", changedAt: 0 };
  await desk.db.transact(async ({ drizzle }) => void (await drizzle.insert(deskSettings).values(row)));
  expect((await settingsOf(desk)).timeZone).toBe("UTC");
});
