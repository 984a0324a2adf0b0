import sharp from "sharp";
import { expect, test } from "vitest";
import { catalogues } from "~/app/locales/catalogues";
import { LANGUAGES, PAGES, TEMPLATES } from "~/tenants/config/vocabulary";
import { testSite } from "~/tests/support/test-site";
import { LANDER_NAMES } from "~/themes/landers/registry";
import { letteringOf } from "./lettering";
import { cardAsked, socialCard } from "./social-cards";

const card = (site: Parameters<typeof socialCard>[0], path: string) => socialCard(site, cardAsked(path)!);

test("each public page has its own card, in each language of the site", async () => {
  const site = await testSite({ tenant: { languages: ["en", "pl"], language: "en" } });
  const names = [
    "index",
    "complaints",
    ...PAGES.slice(0, 3).map((page) => `pages-${page}`),
    `landers-${LANDER_NAMES[0]}`,
  ];
  const tags = new Set<string>();
  for (const language of ["en", "pl"]) {
    for (const name of names) {
      const { png, tag } = (await card(site, `/social-card/${language}/${name}.png`))!;
      tags.add(tag);
      const { width, height, format } = await sharp(png).metadata();
      expect([width, height, format]).toEqual([1200, 630, "png"]);
      expect(png.length).toBeLessThan(100_000);
    }
  }
  expect(tags.size).toBe(2 * names.length);
});

test("an unknown page and a missing language have no card", async () => {
  const site = await testSite({ tenant: { languages: ["en"], language: "en" } });
  for (const name of ["pages-nothing", "landers-nothing", "constructor", "members"]) {
    expect(await card(site, `/social-card/en/${name}.png`), name).toBeUndefined();
  }
  expect(await card(site, "/social-card/pl/index.png")).toBeUndefined();
  for (const path of ["/social-card/xx/index.png", "/social-card/en/../x.png", "/social-card/en/index.webp"]) {
    expect(cardAsked(path)).toBeUndefined();
  }
});

test("a card is drawn once per revision of the site", async () => {
  const site = await testSite();
  const first = await card(site, "/social-card/en/index.png");
  expect(await card(site, "/social-card/en/index.png")).toBe(first);
  const edited = {
    ...site,
    tenant: { ...site.tenant, revision: "another", niche: { ...site.tenant.niche, number: 3 } },
  };
  expect((await card(edited as typeof site, "/social-card/en/index.png"))!.tag).not.toBe(first!.tag);
});

test.each(TEMPLATES)("%s has a glyph for every letter of every language", async (template) => {
  const { widthOf, outline } = await letteringOf(template);
  const texts = LANGUAGES.flatMap((language) => Object.values(catalogues[language])).join("");
  const letters = new Set([..."AZaz09’“„–€…", ...(texts.match(/\p{L}/gu) ?? [])]);
  for (const letter of letters) {
    expect(outline(letter, 100).length, letter).toBeGreaterThan(20);
    expect(widthOf(letter, 100), letter).toBeGreaterThan(10);
  }
  expect(widthOf("ab", 100)).toBeGreaterThan(widthOf("a", 100));
});
