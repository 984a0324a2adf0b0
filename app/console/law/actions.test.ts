import { expect, test } from "vitest";
import { holdsAt } from "~/app/domain/safety/authorities/authorities";
import { anAdult, aPerson } from "~/tests/support/people";
import { testDesk } from "~/tests/support/test-desk";
import { testSite } from "~/tests/support/test-site";
import { engineWords } from "../frame/visit";
import { lawActions } from "./actions";

const { check, run } = lawActions["members.legal_hold"]!;

test.each(["2027-02-30", "2027-02-29", "2027-04-31", "2027-13-01", "0", ""])("no legal hold ends on %s", (until) => {
  expect(() => check?.({ until })).toThrow(
    expect.objectContaining({ detail: { fields: { until: [{ key: "law.until_missing" }] } } }),
  );
});

test.each(["2027-02-28", "2028-02-29"])("a legal hold ends on %s", (until) => {
  expect(() => check?.({ until })).not.toThrow();
});

test("a legal hold lasts through its last day, in the brand's time zone", async () => {
  const bert = anAdult({ name: "Bert" });
  const site = await testSite({ tenant: { timeZone: "America/New_York" }, members: [bert] });
  const who = { operator: aPerson, grants: [] };
  const fields = { authority: "Court", until: "9999-12-31", reason: "An inquiry." };
  const desk = await testDesk();
  await run({ site, who, context: { desk, visit: { words: engineWords("en") } } }, bert.id, fields);
  expect((await holdsAt(site)).rows).toMatchObject([{ until: Date.parse("+010000-01-01T00:00:00-05:00") }]);
});
