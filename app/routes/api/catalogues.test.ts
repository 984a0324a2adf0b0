import { expect, test } from "vitest";
import { visitOf } from "~/app/request/visit";
import { type CallRoute, expectDeclared } from "~/tests/support/calls";
import { testSite } from "~/tests/support/test-site";
import * as companyinfo from "./companyinfo";
import * as geocode from "./geocode";
import * as interests from "./interests";
import * as profileFields from "./profile_fields";
import * as regions from "./regions";
import * as towns from "./towns";

async function get(route: CallRoute, tenant = {}, language = "en", query = "") {
  const site = await testSite({ tenant });
  const request = new Request(`http://velvet.test/api/x.php${query}`, { headers: { "Accept-Language": language } });
  const context = { site, visit: visitOf(site, request, "10.0.0.1", false) };
  const answer = await route.loader({ request, params: {}, context } as unknown as Parameters<CallRoute["loader"]>[0]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const body = await answer.json();
  expectDeclared(route.loader.calls.GET!, { status: answer.status, body });
  return body;
}

test("companyinfo.php describes the site's company", async () => {
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

test("regions.php lists those of the tenant's countries and of their neighbours", async () => {
  const answer = await get(regions, { countries: ["DE"] });
  expect(Object.keys(answer.regions)).toEqual(["DE", "AT"]);
  expect(answer.regions.DE[0]).toEqual({ id: expect.any(String), name: expect.any(String) });
});

test("profile_fields.php and interests.php answer in the visitor's language", async () => {
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
    for (const { id, label } of choices) expect(label).not.toBe(`fields.${field}.${id}`);
  }
});

test("geocode.php returns the nearest town, and nulls if none is near", async () => {
  const milan = { country: "IT", countryregion: "25", city: "Milano" };
  expect(await get(geocode, {}, "en", "?lat=45.46&lon=9.19")).toEqual(milan);
  expect(await get(geocode, {}, "en", "?lat=0&lon=0")).toEqual({ country: null, countryregion: null, city: null });
});

test.each(["", "?lat=45", "?lat=45&lon=181", "?lat=-91&lon=0", "?lat=&lon=9", "?lat=NaN&lon=9", "?lat=x&lon=9"])(
  "geocode.php refuses %j",
  async (query) => {
    expect(await get(geocode, {}, "en", query)).toMatchObject({ error: "request.invalid" });
  },
);

test("towns.php lists a country's larger towns with their regions, and none for an unknown country", async () => {
  const answer = await get(towns, {}, "en", "?country=NL");
  expect(answer.towns[0]).toEqual({ name: "Amsterdam", region: "NH", also: ["Ámsterdam"] });
  expect(answer.towns.length).toBeLessThan(300);
  expect(await get(towns, {}, "en", "?country=__proto__")).toEqual({ towns: [] });
  expect(await get(towns)).toMatchObject({ error: "request.invalid" });
});

test("towns.php refuses a client that asks far more often than a form does", async () => {
  const site = await testSite();
  const ask = async () => {
    const request = new Request("http://velvet.test/api/towns.php?country=NL");
    const context = { site, visit: visitOf(site, request, "10.0.0.1", false) };
    return (await towns.loader({ request, params: {}, context } as unknown as Parameters<typeof towns.loader>[0]))
      .status;
  };
  const statuses = [];
  for (let asked = 0; asked < 61; asked++) statuses.push(await ask());
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
  expect(statuses[60]).toBe(429);
});
