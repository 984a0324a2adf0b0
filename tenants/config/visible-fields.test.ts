import { expect, test } from "vitest";
import { tenantsFolder } from "./example";
import { loadTenant } from "./load";

test.each(["gender", "age", "country", "countryregion", "city"])(
  "%s cannot be hidden, which a config's error says",
  (field) => {
    const { tenant, path } = tenantsFolder();
    tenant("velvet", { profile: { visibleFields: ["hair", field as never] } });
    const [problem] = loadTenant(path("velvet"), { port: 3000 }).problems;
    expect(problem).toMatchObject({ key: "profile.visibleFields[1]", remedy: expect.stringMatching(/always show/) });
  },
);

test("a filter by a hidden choice is refused, because it would reveal the choice", () => {
  const { tenant, path } = tenantsFolder();
  tenant("velvet", { profile: { visibleFields: ["hair"], searchFields: ["gender", "hair", "eyes"] } });
  const { problems } = loadTenant(path("velvet"), { port: 3000 });
  expect(problems).toMatchObject([
    {
      key: "profile.searchFields[2]",
      reason: expect.stringMatching(/would reveal what profiles hide/),
      remedy: expect.stringMatching(/visibleFields/),
    },
  ]);
});
