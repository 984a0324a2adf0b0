import { expect, test } from "vitest";
import { engineWords } from "~/app/console/frame/visit";
import { testDesk } from "~/tests/support/test-desk";
import { shownActions } from "./audit-page";

const row = { seq: 1, operator: "system", origin: "", action: "holds.place", kind: "hold", targetId: "h", reason: "" };

test("the audit shows times and ends in the time zone of its page", async () => {
  const desk = await testDesk();
  const at = Date.UTC(2026, 10, 28, 13, 17);
  const rows = [{ ...row, at, before: {}, after: { until: at } }];
  const shownIn = (timeZone: string) =>
    shownActions(rows, { desk, words: engineWords("en"), timeZone, pathOf: () => null });
  const [[warsaw], [honolulu]] = [await shownIn("Europe/Warsaw"), await shownIn("Pacific/Honolulu")];
  expect([warsaw?.when, warsaw?.change].join(" ")).toMatch(/2:17:00.*until.*2:17:00/);
  expect([honolulu?.when, honolulu?.change].join(" ")).toMatch(/3:17:00.*until.*3:17:00/);
});

test("the audit shows the end of a restriction as text, however distant the end is", async () => {
  const desk = await testDesk();
  const rows = [{ ...row, at: 0, before: {}, after: { until: Date.UTC(9999, 11, 31, 23) } }];
  const [shown] = await shownActions(rows, { desk, words: engineWords("en"), timeZone: "UTC", pathOf: () => null });
  expect(shown?.change).toMatch(/^until Dec 31, 9999, 11:00:00\sPM$/);
});
