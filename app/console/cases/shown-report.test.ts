import { expect, test } from "vitest";
import { engineWords } from "~/app/console/frame/visit";
import { testSite } from "~/tests/support/test-site";
import { profileInWords } from "./shown-report";

const bert = { id: "bert", name: "Bert", age: 48, fictional: false, details: {} };

test("a reported profile names the place in the operator's language", async () => {
  const site = await testSite();
  const whoOf = (place: Record<"city" | "region" | "country", string | null>) =>
    profileInWords(site, { ...bert, ...place }, engineWords("de")).who;
  expect(whoOf({ city: "Amersfoort", region: "UT", country: "NL" })).toBe("Bert, 48, Amersfoort, Utrecht, Niederlande");
  expect(whoOf({ city: null, region: null, country: "NL" })).toBe("Bert, 48, Niederlande");
  expect(whoOf({ city: null, region: null, country: null })).toBe("Bert, 48");
});
