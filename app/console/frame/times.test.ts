import { expect, test } from "vitest";
import { clockOf, endOf, timeOf } from "./times";
import { engineWords } from "./visit";

test("the console's times name the brand's time zone", () => {
  const at = Date.UTC(2026, 10, 29, 9, 5);
  const [amsterdam, words] = [{ timeZone: "Europe/Amsterdam" }, engineWords("en")];
  const hour = 60 * 60_000;
  const told = [clockOf(amsterdam, words)(at), timeOf(amsterdam, words)(at), endOf(amsterdam, words, at - hour)(at)];
  for (const time of told) expect(time).toMatch(/10:05.*(GMT\+1|CET)/);
  expect(clockOf({ timeZone: "America/New_York" }, words)(at)).toMatch(/4:05.*(GMT-5|EST)/);
});
