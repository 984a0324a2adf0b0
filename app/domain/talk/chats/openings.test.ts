import { expect, test } from "vitest";
import { profileOf, updateProfile } from "~/app/domain/people/profiles/profiles";
import { block } from "~/app/domain/safety/blocks/blocks";
import { anAdult, testSite } from "~/tests/support/test-site";
import { openingsTo } from "./chats";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert", language: "nl", country: "NL", city: "Utrecht" });
const carl = anAdult({ name: "Carl", city: null });

const site = await testSite({ members: [anna, bert, carl] });

test("three openings quote the profile, in the reader's language", async () => {
  await updateProfile(site, bert, {
    interests: "Boten, Wandelen en koken",
    personal: "Altijd buiten te vinden. En soms binnen.",
  });
  const openings = await openingsTo(site, anna, bert.id, site.words("en"));
  expect(openings).toHaveLength(3);
  expect(openings[0]).toContain("“Cooking”");
  expect(openings[1]).toContain("“Altijd buiten te vinden”");
  expect(openings[2]).toContain("Utrecht");
  expect((await openingsTo(site, anna, bert.id, site.words("de")))[0]).toContain("„Kochen“");
});

test("missing profile texts are replaced by general questions", async () => {
  expect((await profileOf(site, anna, carl.id)).notes).toEqual([]);
  const openings = await openingsTo(site, anna, carl.id, site.words("en"));
  expect(new Set(openings).size).toBe(3);
  for (const opening of openings) expect(opening).not.toMatch(/[“{]/);
});

test("a text with contact details is not quoted at all", async () => {
  const site = await testSite({ members: [anna, bert] });
  await updateProfile(site, bert, {
    interests: "Boats, insta: bert.b",
    personal: "Always outside. Call 06 1234 5678.",
  });
  const openings = await openingsTo(site, anna, bert.id, site.words("en"));
  expect(openings.join(" ")).not.toMatch(/[“{]|Boats|1234/);
});

test("a hidden member has no openings", async () => {
  await block(site, carl, anna.id);
  await expect(openingsTo(site, anna, carl.id, site.words("en"))).rejects.toMatchObject({ code: "profiles.not_found" });
});
