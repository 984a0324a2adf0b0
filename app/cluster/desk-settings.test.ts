// @engines both
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { changeSettings } from "~/app/domain/desk/settings/settings";
import { USUAL_THRESHOLD } from "~/app/domain/safety/risk/risk.schema";
import { projectRoot } from "~/app/settings/environment";
import { openControl } from "~/db/control/open";
import { anOperator } from "~/tests/support/people";
import { testDesk } from "~/tests/support/test-desk";
import { keptRiskThreshold } from "./desk-settings";

test("the desk sets the threshold, and a change takes effect a minute later", async () => {
  const desk = await testDesk();
  await changeSettings(desk, anOperator, { risk_threshold: "9" }, "Too many cases");
  const threshold = keptRiskThreshold(desk.db, desk);
  expect(await threshold()).toBe(9);
  await changeSettings(desk, anOperator, { risk_threshold: "12" }, "Still too many");
  expect(await threshold()).toBe(9);
  desk.clock.advance(60_000);
  await vi.waitFor(async () => expect(await threshold()).toBe(12));
});

test("the default threshold applies if the desk can't be read", async () => {
  const desk = await testDesk();
  const url = desk.place.url && `${desk.place.url}_gone`;
  const place = { url, direct: true, dataDir: join(import.meta.filename, "no-folder") };
  const unreadable = openControl({ ...place, migrationsDir: join(projectRoot, "db/control/migrations") });
  expect(await keptRiskThreshold(unreadable, desk)()).toBe(USUAL_THRESHOLD);
});

test.each(["0", "51", "1.5", "", "many"])("changeSettings refuses the risk threshold %j", async (risk_threshold) => {
  const desk = await testDesk();
  await expect(changeSettings(desk, anOperator, { risk_threshold }, "x")).rejects.toMatchObject({ kind: "invalid" });
});
