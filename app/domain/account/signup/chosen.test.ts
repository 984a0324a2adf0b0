import { expect, test } from "vitest";
import { testSite } from "~/tests/support/test-site";
import { chosenBefore } from "./chosen";
import { signUp } from "./signup";
import type { SignupDraft } from "./signup.schema";

const nothing = { country: "", gender: "", region: "", seeking: [], interests: [] };

test("choices on a lander are in the new profile", async () => {
  const site = await testSite({ tenant: { countries: ["NL", "BE"] } });
  const chosen = chosenBefore(site, site.words("en"), {
    country: "NL",
    gender: "female",
    region: "NH",
    seeking: ["male"],
    interests: ["hiking", "film", "nothing-known"],
  });
  const draft = {
    email: "anna@example.com",
    name: "Anna",
    password: "correct horse",
    birthDate: "1996-03-14",
    consents: { terms: true, sensitiveData: true },
    ...chosen,
  } as SignupDraft;
  const joined = await signUp(site, draft, "10.0.0.1");
  expect(joined?.member).toMatchObject({ gender: "female", seeking: ["male"], country: "NL", region: "NH" });
  expect(joined?.member.details).toMatchObject({ interests: "Films, Hiking" });
});

test("unknown and locked fields are dropped", async () => {
  const open = await testSite({ tenant: { countries: ["NL"] } });
  const strange = { country: "US", gender: "x", region: "NH", seeking: ["x"], interests: ["x"] };
  expect(chosenBefore(open, open.words("en"), strange)).toEqual({ country: undefined, profile: {} });
  const closed = await testSite({
    tenant: { countries: ["NL"], profile: { editableFields: ["age"], visibleNotes: ["personal"] } },
  });
  const usual = { country: "NL", gender: "male", region: "NH", seeking: [], interests: ["film"] };
  expect(chosenBefore(closed, closed.words("en"), usual)).toEqual({ country: "NL", profile: {} });
  expect(chosenBefore(open, open.words("en"), nothing)).toEqual({ country: undefined, profile: {} });
});
