import { expect, test } from "vitest";
import type { Member } from "~/app/domain/member";
import { anyone } from "~/app/domain/people/search/search";
import { visitOf } from "~/app/request/visit";
import { anAdult, testSite } from "~/tests/support/test-site";
import { searchForm } from "./search-form.server";

const site = await testSite({ tenant: { language: "nl", languages: ["nl", "en"], countries: ["NL"] } });
const visitIn = (language: string) =>
  visitOf(
    site,
    new Request("http://velvet.test/members", { headers: { "Accept-Language": language } }),
    "10.0.0.1",
    false,
  );
const everybody = { filters: { ...anyone, country: "NL" }, sort: "activity" as const };
const formOf = (member: Member | null, asked: Parameters<typeof searchForm>[3] = everybody, language = "nl") =>
  searchForm(site, visitIn(language), member, asked);
const who = (change: Partial<Member>) => anAdult({ country: "NL", region: null, city: null, ...change }) as Member;

test("viewers with equal searches share a cached form", () => {
  expect(formOf(who({ name: "Anna" }))).toBe(formOf(who({ name: "Bert" })));
  expect(formOf(null, { ...everybody, filters: { ...everybody.filters } })).toBe(formOf(null));
});

test("a form is not shared if it depends on the viewer's language, town or rights", () => {
  const labels = (form: ReturnType<typeof formOf>) => form.beside.map(({ label }) => label);
  expect(labels(formOf(null, everybody, "en"))).not.toEqual(labels(formOf(null)));
  const atHome = formOf(who({ city: "Utrecht" }));
  expect(atHome.sort.offered).toContain("distance");
  expect(formOf(who({})).sort.offered).not.toContain("distance");
  const near = { ...everybody, filters: { ...everybody.filters, distance: "25" as const } };
  const named = (form: ReturnType<typeof formOf>) => form.more?.find(({ name }) => name === "distance")?.label;
  expect(named(formOf(who({ city: "Utrecht" }), near))).toContain("Utrecht");
  expect(named(formOf(who({ city: "Zwolle" }), near))).toContain("Zwolle");
  const active = { ...everybody, filters: { ...everybody.filters, active: "now" as const } };
  const offers = (form: ReturnType<typeof formOf>) => form.more?.some(({ name }) => name === "active");
  expect(offers(formOf(who({ sharesActivity: true }), active))).toBe(true);
  expect(offers(formOf(who({ sharesActivity: false }), active))).toBe(false);
});

test("a form describes its search and how to find more", () => {
  const form = formOf(null, { filters: { ...everybody.filters, region: "8" }, sort: "newest" });
  expect(form.query).toContain("countryregion=8");
  expect(form.query).toContain("sort=newest");
  expect(form.chips.map(({ query }) => new URLSearchParams(query).get("countryregion"))).toContain(null);
  expect(form.sort.chosen).toBe("newest");
});
