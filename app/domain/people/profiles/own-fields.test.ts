import { expect, test } from "vitest";
import { minimalConfig, tenantsFolder } from "~/tenants/config/example";
import { loadTenant } from "~/tenants/config/load";
import { anAdult, testSite } from "~/tests/support/test-site";
import { allowedIn, factInWords, fieldsOffered } from "./own-fields";
import { profileOf, updateProfile } from "./profiles";

const role = {
  id: "role",
  label: { en: "Role", de: "Rolle" },
  options: [
    { id: "leading", label: { en: "Leading", de: "Führend" } },
    { id: "following", label: { en: "Following" } },
  ],
};
const profile = { visibleFields: [], editableFields: [], ownFields: [role] };
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });

test("a tenant's own field is chosen, shown and offered in the tenant's languages", async () => {
  const site = await testSite({ tenant: { profile }, members: [anna, bert] });
  await updateProfile(site, anna, { role: "following" } as object);
  const { facts } = await profileOf(site, bert, anna.id);
  expect(facts).toEqual([{ field: "role", choice: "following" }]);
  expect(factInWords(site.tenant, facts[0]!, site.words("en"))).toEqual({ label: "Role", value: "Following" });
  const offered = {
    field: "role",
    label: "Rolle",
    options: [
      { id: "leading", label: "Führend" },
      { id: "following", label: "Following" },
    ],
  };
  expect(fieldsOffered(site.tenant, site.words("de"))).toEqual([offered]);
  expect(allowedIn(site.tenant, site.words("de")).role).toEqual(offered.options);
});

test("only the options of a tenant's own field may be chosen, and the choice can be cleared", async () => {
  const site = await testSite({ tenant: { profile }, members: [anna, bert] });
  await expect(updateProfile(site, anna, { role: "x" } as object)).rejects.toMatchObject({ kind: "invalid" });
  await updateProfile(site, anna, { role: "leading" } as object);
  expect((await updateProfile(site, anna, { role: "" } as object)).details).toEqual({});
});

test.each([
  ["an id that something else has", { ...role, id: "height" }, "profile.ownFields[0].id", /something else/],
  ["an id that a filter has", { ...role, id: "photo" }, "profile.ownFields[0].id", /something else/],
  [
    "no label in the site's language",
    { ...role, label: { de: "Rolle" } },
    "profile.ownFields[0].label",
    /no text in "en"/,
  ],
  ["one option", { ...role, options: role.options.slice(1) }, "profile.ownFields[0].options", /fewer than two/],
  [
    "an option that stands twice",
    { ...role, options: [...role.options, role.options[0]] },
    "profile.ownFields[0].options[2].id",
    /is listed twice/,
  ],
])("a config with %s is refused", (_, field, key, reason) => {
  const { tenant, path } = tenantsFolder();
  tenant("velvet", { ...minimalConfig, profile: { ownFields: [field] } });
  const { problems } = loadTenant(path("velvet"), { port: 3000 });
  expect(problems).toMatchObject([{ key, reason: expect.stringMatching(reason) }]);
});

test.each([
  ["rol", /no filter; it takes gender.*education.*, role/, 'Did you mean "role"?'],
  ["posture", /no filter/, "Remove it, or add a field of that id to profile.ownFields"],
])("a search by %s, which the site does not have, is refused", (name, reason, remedy) => {
  const { tenant, path } = tenantsFolder();
  tenant("velvet", { ...minimalConfig, profile: { ownFields: [role], searchFields: ["gender", "role", name] } });
  const { problems } = loadTenant(path("velvet"), { port: 3000 });
  expect(problems).toMatchObject([{ key: "profile.searchFields[2]", reason: expect.stringMatching(reason), remedy }]);
});
