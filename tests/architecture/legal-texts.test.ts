import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogues } from "~/app/locales/catalogues";
import { LANGUAGES, type Language, PAGES } from "~/tenants/config/vocabulary";

test.each(LANGUAGES)("the date of the legal pages matches their present text, in %s", (language) => {
  const file = new URL(`../../app/locales/${language}/legal-digests.json`, import.meta.url);
  const digests = Object.fromEntries(PAGES.map((page) => [page, digestOf(page, language)]));
  const remedy = `set the day of each changed page (domain/site/legal/legal.ts), then ${file.pathname}: ${JSON.stringify(digests)}`;
  expect(JSON.parse(readFileSync(file, "utf8")), remedy).toEqual(digests);
});

/** Hashes the page's text and the texts that it uses: table rows, the names of an imprint's facts. */
function digestOf(page: string, language: Language): string {
  const texts = Object.entries(catalogues[language]).filter(
    ([key]) => key.startsWith(`legal.${page}.`) && key !== `legal.${page}.title`,
  );
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
}
