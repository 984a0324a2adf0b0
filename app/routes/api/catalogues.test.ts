import { expect, test } from "vitest";
import { visitOf } from "~/app/request/visit";
import { testSite } from "~/tests/support/test-site";
import * as companyinfo from "./companyinfo";
import * as interests from "./interests";
import * as profileFields from "./profile_fields";
import * as regions from "./regions";

async function get(route: typeof regions, tenant = {}, language = "en") {
  const site = await testSite({ tenant });
  const request = new Request("http://velvet.test/api/x.php", { headers: { "Accept-Language": language } });
  const context = { site, visit: visitOf(site, request, "10.0.0.1", false) };
  const answer = await route.loader({ request, params: {}, context } as unknown as Parameters<typeof route.loader>[0]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return answer.json();
}

test("companyinfo.php says who runs the site", async () => {
  const { company } = (await testSite()).tenant;
  expect(await get(companyinfo, { company: { ...company, kvk: "12345678", tradeNames: ["Velvet"] } })).toEqual({
    name: "Example Media B.V.",
    address: "Sample Street 1",
    kvk: "12345678",
    city: "1000 AA Amsterdam",
    country: "NL",
    tradenames: ["Velvet"],
    vat_numbers: [],
    support_phone: null,
    delete_discount: 0,
  });
});

test("regions.php has those of the tenant's countries and of their neighbours", async () => {
  const answer = await get(regions, { countries: ["DE"] });
  expect(Object.keys(answer.regions)).toEqual(["DE", "AT"]);
  expect(answer.regions.DE[0]).toEqual({ id: expect.any(String), name: expect.any(String) });
});

test("profile_fields.php and interests.php speak the visitor's language", async () => {
  const english = await get(profileFields);
  expect(english.allowed_values.hair).toContainEqual({ id: "red", label: "Red" });
  const dutch = await get(profileFields, {}, "nl");
  expect(dutch.allowed_values.hair.map(({ id }: { id: string }) => id)).toEqual(
    english.allowed_values.hair.map(({ id }: { id: string }) => id),
  );
  expect(dutch.allowed_values.hair).not.toEqual(english.allowed_values.hair);
  expect((await get(interests)).interests).toContainEqual({ id: "cooking", name: "Cooking" });
});

test("every choice has a text", async () => {
  const { allowed_values } = await get(profileFields);
  for (const [field, choices] of Object.entries<{ id: string; label: string }[]>(allowed_values)) {
    for (const { id, label } of choices) expect(label).not.toBe(`profile.${field}.${id}`);
  }
});
