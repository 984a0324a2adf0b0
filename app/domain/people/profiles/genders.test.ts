// @engines both
import { expect, test } from "vitest";
import { upNext } from "~/app/domain/people/finder/finder";
import { defaultFilters, search } from "~/app/domain/people/search/search";
import { suggestionsFor } from "~/app/domain/people/suggestions/suggestions";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, testSite } from "~/tests/support/test-site";
import { gendersOffered } from "./genders";
import { updateProfile } from "./profiles";

const nonbinary = {
  id: "nonbinary",
  label: { en: "A non-binary person", de: "Eine nichtbinäre Person" },
  plural: { en: "Non-binary people" },
};
const tenant = { genders: ["female" as const, nonbinary, "male" as const] };
const noa = anAdult({ name: "Noa", gender: "nonbinary", seeking: ["female"], country: "NL" });
const anna = anAdult({ name: "Anna", gender: "female", seeking: ["nonbinary"], country: "NL" });
const bert = anAdult({ name: "Bert", gender: "male", seeking: ["female"], country: "NL" });

testOnSqlite("a site's own gender is offered in its position, in the reader's language or the site's", async () => {
  const site = await testSite({ tenant });
  expect(gendersOffered(site.tenant, site.words("de"))[1]).toEqual({
    ...{ id: "nonbinary", label: "Eine nichtbinäre Person", sought: "Non-binary people" },
  });
  expect(gendersOffered(site.tenant, site.words("en")).map(({ label }) => label)).toEqual([
    "A woman",
    "A non-binary person",
    "A man",
  ]);
  expect(site.tenant.preset.seeking).toEqual(["female", "nonbinary", "male"]);
});

test("a site's own gender works in a search, suggestions and the match finder", async () => {
  const site = await testSite({ tenant, members: [noa, anna, bert] });
  const changed = await updateProfile(site, bert, { gender: "nonbinary", seeking: ["nonbinary", "male"] });
  expect(changed).toMatchObject({ gender: "nonbinary", seeking: ["nonbinary", "male"] });
  const filters = defaultFilters(site, anna);
  expect(filters.gender).toBe("nonbinary");
  const { profiles } = await search(site, anna, filters);
  expect(profiles.map(({ name }) => name).sort()).toEqual(["Bert", "Noa"]);
  // Bert no longer seeks women.
  expect((await suggestionsFor(site, anna, 12)).map(({ card }) => card.name)).toEqual(["Noa"]);
  expect((await upNext(site, anna)).found?.profile.name).toBe("Noa");
  expect((await suggestionsFor(site, noa, 12)).map(({ card }) => card.name)).toEqual(["Anna"]);
});

testOnSqlite("a gender that the site does not offer is refused, and a search for it finds no one", async () => {
  const site = await testSite({ members: [anna, bert] });
  for (const changes of [{ gender: "nonbinary" }, { seeking: ["nonbinary"] }]) {
    await expect(updateProfile(site, bert, changes)).rejects.toMatchObject({ code: "error.invalid_choice" });
  }
  expect((await search(site, bert, { gender: "nonbinary" })).numResults).toBe(0);
});
