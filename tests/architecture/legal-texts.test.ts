import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { LEGAL_TEXTS } from "~/app/domain/legal/texts";
import { catalogues } from "~/app/locales/catalogues";
import { LANGUAGES, type Language, PAGES } from "~/tenants/vocabulary";

describe("the text of a legal page", () => {
  test.each(PAGES)("%s says since when it holds as it stands", (page) => {
    const texts = LANGUAGES.map((language) => textsOf(page, language));
    const digest = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
    expect(LEGAL_TEXTS[page].digest, `its text changed: set its day, and digest: "${digest}"`).toBe(digest);
  });
});

/** The page's text, and whatever else of it is worded: the rows of a table, the names of an imprint's facts. */
function textsOf(page: string, language: Language): [string, string][] {
  return Object.entries(catalogues[language] ?? {}).filter(
    ([key]) => key.startsWith(`legal.${page}.`) && key !== `legal.${page}.title`,
  );
}
