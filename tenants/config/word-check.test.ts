import { expect, test } from "vitest";
import { tenantsFolder } from "./example";
import { loadTenant } from "./load";
import type { EngineTexts } from "./word-check";

const english = { "home.title": "Hello {{name}}", "home.people_one": "One", "home.people_other": "{{count, number}}" };
const texts: EngineTexts = (language) => (language === "en" ? english : {});
const said = (line: number, key: string, reason: string, remedy: string) => ({
  level: "warning",
  line,
  key,
  reason,
  remedy,
});

test.each([
  [
    "no text of the site",
    '"home.titel": "x"',
    [said(2, "home.titel", "is no text of this site", 'Did you mean "home.title"?')],
  ],
  ["another language's plural", '"home.people_few": "x"', [expect.objectContaining({ key: "home.people_few" })]],
  [
    "no value of the text",
    '"home.title": "Hi {{nme}}"',
    [said(2, "home.title", "has no value {{nme}}", "Did you mean {{name}}?")],
  ],
  [
    "another niche's",
    '"milf-home.title": "x"',
    [expect.objectContaining({ reason: "is read on sites of another niche" })],
  ],
  ["in order", '"she-home.title": "{{ name }}", "home.people_one": "{{count}} person"', []],
])("a word that is %s: a warning where it is not shown as it stands, and the site is served", (_, word, problems) => {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet", { niche: 2 });
  write("velvet/words/en.json", `{\n  ${word}\n}`);
  const loaded = loadTenant(path("velvet"), { port: 3000, texts });
  expect(loaded.tenant?.slug).toBe("velvet");
  expect(loaded.problems).toMatchObject(problems);
});

test("a text in a language that the site does not offer is a warning", () => {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet", { language: "en", languages: ["en"] });
  write("velvet/words/de.json", "{}");
  const { problems } = loadTenant(path("velvet"), { port: 3000, texts });
  expect(problems).toMatchObject([{ level: "warning", remedy: 'Add "de" to languages, or remove the file' }]);
});
