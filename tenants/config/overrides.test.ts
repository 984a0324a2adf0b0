import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { tenantsFolder } from "./example";
import { loadTenant } from "./load";
import { describeProblem } from "./problem";
import { parseSource } from "./source";

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const GIF = Buffer.from("GIF89a\x01\0\x01\0", "latin1");
const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n';

function loadedWith(files: Record<string, string | Buffer>) {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet");
  for (const [name, content] of Object.entries(files)) write(`velvet/${name}`, content);
  const { tenant: loaded, problems } = loadTenant(path("velvet"), { port: 3000 });
  const said = problems.map(({ level, file, reason, remedy }) => {
    return `${level} ${file.slice(path("velvet").length + 1)} ${reason}. ${remedy}`;
  });
  return { icons: Object.keys(loaded?.overrides.icons ?? {}), said };
}

test("an icon of the type that its name says is used", () => {
  const { icons, said } = loadedWith({
    "icon.svg": SVG,
    "icon-192.png": PNG,
    "favicon.ico": Buffer.from([0, 0, 1, 0, 1, 0]),
  });
  expect(said).toEqual([]);
  expect(icons).toEqual(["icon.svg", "icon-192.png", "favicon.ico"]);
});

test("an icon of another type is reported, and the engine's own is used", () => {
  const { icons, said } = loadedWith({ "icon.svg": "a picture", "icon-192.png": GIF, "icon-512.png": PNG });
  expect(icons).toEqual(["icon-512.png"]);
  expect(said).toEqual([
    expect.stringMatching(/^warning icon\.svg is no picture, and not an SVG, so it is not shown\. Export it as SVG/),
    expect.stringMatching(/^warning icon-192\.png is a GIF, and not a PNG, so it is not shown\. Export it as PNG/),
  ]);
});

test.each([
  ["Logo.SVG", "logo.svg"],
  ["logo.png", "logo.svg"],
  ["icon.png", "icon.svg"],
  ["icon192.png", "icon-192.png"],
  ["offer.json", "offers.json"],
  ["Words", "words"],
])("%s beside a config is read by nothing, and most likely meant as %s", (name, meant) => {
  const { said } = loadedWith(name === "Words" ? { "Words/en.json": "{}" } : { [name]: SVG });
  expect(said).toEqual([`warning ${name} is read by nothing. Did you mean ${meant}?`]);
});

test("a picture with an unknown name is reported; notes and copies are not", () => {
  expect(loadedWith({ "summer.webp": GIF }).said).toEqual([
    expect.stringMatching(/^warning summer\.webp is read by nothing/),
  ]);
  expect(loadedWith({ "notes.md": "x", "tenant.json.bak": "{}", LICENSE: "x" }).said).toEqual([]);
});

test.each([
  ["pages/Terms.md", "Put it into the folder of its language: pages/en/terms.md"],
  ["pages/en/terms.html", "Did you mean terms.md?"],
  ["pages/en/Terms.MD", "Did you mean terms.md?"],
  ["words/de.jsonc", "Did you mean de.json?"],
  ["words/de.yml", "Did you mean de.json?"],
])("%s is read by nothing, and the warning says where it belongs", (name, remedy) => {
  expect(loadedWith({ [name]: "# Terms" }).said).toEqual([`warning ${name} is read by nothing. ${remedy}`]);
});

test("characters that reverse text are refused in a config, in texts and on pages", () => {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet", { name: "Vel\u202evet" });
  write("velvet/words/en.json", JSON.stringify({ "index.headline": "Hi \u2067there" }));
  write("velvet/pages/en/terms.md", "# Terms\n\nNo \u2066fees");
  const { problems } = loadTenant(path("velvet"), { port: 3000 });
  const said = problems.map(({ file, line, key, reason }) => [
    file.slice(path("velvet").length + 1),
    line,
    key,
    reason,
  ]);
  const turned = expect.stringMatching(/^holds an invisible mark that turns text around/);
  expect(said).toEqual([
    ["tenant.json", expect.any(Number), "name", turned],
    ["words/en.json", 1, "index.headline", turned],
    ["pages/en/terms.md", 3, "", turned],
  ]);
});

test("the guide's examples of offers.json and chats.hold pass, and an ad without a text does not", () => {
  const guide = readFileSync(join(projectRoot, "scripts/operating/configuration.md"), "utf8");
  const examples = [...guide.matchAll(/```jsonc\n([\s\S]*?)```/g)].map(([, text]) => text!);
  const offers = examples.find((text) => text.includes('"ad":'))!;
  expect(loadedWith({ "offers.json": offers }).said).toEqual([]);
  const { ad, ...rest } = parseSource(offers).value as { ad: { title: object } };
  const without = JSON.stringify({ ...rest, ad: { title: ad.title } });
  expect(loadedWith({ "offers.json": without }).said[0]).toMatch(/^error offers\.json is missing/);
  expect(guide).toContain("An `ad` has both a `title` and a `text`.");

  const hold = examples.find((text) => text.includes('"hold"'))!;
  const { tenant, path } = tenantsFolder();
  tenant("velvet", parseSource(`{${hold}}`).value as object);
  expect(loadTenant(path("velvet"), { port: 3000 }).problems).toEqual([]);
});

test("texts, pages, logo and icons beside the config are used", () => {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet");
  write("velvet/words/nl.json", '{ // eigen woorden\n "index.headline": "Hallo" }');
  write("velvet/pages/nl/terms.md", "# Voorwaarden\n");
  write("velvet/pages/en/about.md", "# About us\n\nOne.\n");
  write("velvet/pages/nl/about.md", "---\nfooter: Wie wij zijn\n---\n# Over ons\n");
  write("velvet/logo.svg", '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>\n');
  write("velvet/icon.svg", "<svg/>");
  write(
    "velvet/offers.json",
    '{ // theirs\n "ad": { "title": { "en": "The salon" }, "text": { "en": "Talk live" } } }',
  );
  const loaded = loadTenant(path("velvet"), { port: 3000 });
  expect(loaded.problems).toEqual([]);
  expect(loaded.tenant?.overrides).toEqual({
    words: { nl: { "index.headline": "Hallo" } },
    pages: { nl: { terms: "# Voorwaarden\n" } },
    ownPages: {
      en: { about: { text: "# About us\n\nOne.\n", footer: null } },
      nl: { about: { text: "# Over ons\n", footer: "Wie wij zijn" } },
    },
    logo: path("velvet/logo.svg"),
    logoMarkup: '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
    icons: { "icon.svg": path("velvet/icon.svg") },
    offers: { cams: [], ad: { title: { en: "The salon" }, text: { en: "Talk live" } } },
  });
});

test.each([
  ["words/nl.json", '{\n  "home": { "title": "Thuis" }\n}', 2, "home", /Keys are flat/],
  ["words/nl.json", '{\n  "home.title" "Thuis"\n}', 2, "", /misses a colon/],
  ["words/nl.json", "[]", 1, "", /is not an object/],
  ["words/nl-NL.json", "{}", 1, "", /not a language.*Name it after one of en, nl/],
  ["pages/nl/term.md", "# x", 1, "", /not the name of a page.*Did you mean "terms.md"/],
  ["pages/nl/Over ons.md", "# x", 1, "", /not a name for a page/],
  ["pages/nl/over.md", "Zonder titel", 1, "", /has no title/],
  ["pages/nl/over.md", "---\nfooter: true\n# Over ons", 1, "", /never ends/],
  ["pages/nl/over.md", "---\nfooter: true\nmenu: yes\n---\n# Over ons", 3, "", /says "menu: yes".*footer: true/],
  ["pages/xx/terms.md", "# x", 1, "", /not a language/],
  ["pages/nl/terms.md", " \n", 1, "", /is empty/],
  ["pages/nl/terms.md", Buffer.from([0xff, 0xfe, 0x41]), 1, "", /not UTF-8/],
  ["logo.svg", "<svg><script>1</script></svg>", 1, "", /script or style/],
  ["logo.svg", '<svg><path style="fill:red"/></svg>', 1, "", /script or style/],
  ["logo.svg", '<svg><image href="https://other.example/x.png"/></svg>', 1, "", /from elsewhere/],
  ["logo.svg", "PNG", 1, "", /not an SVG/],
])("a bad %s (%s) is told by file, line and remedy", (name, content, line, key, words) => {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet");
  write(`velvet/${name}`, content);
  const loaded = loadTenant(path("velvet"), { port: 3000 });
  expect(loaded.tenant).toBeUndefined();
  expect(loaded.problems).toHaveLength(1);
  expect(loaded.problems[0]).toMatchObject({ line, key, file: expect.stringContaining(path("velvet")) });
  expect(describeProblem(loaded.problems[0]!)).toMatch(words);
});

test("a page of the site's own must exist in the site's language", () => {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet");
  write("velvet/pages/nl/over.md", "# Over ons");
  const { problems } = loadTenant(path("velvet"), { port: 3000 });
  expect(problems.map(({ file }) => file)).toEqual([path("velvet/pages/en/over.md")]);
  expect(describeProblem(problems[0]!)).toMatch(/is missing.*Write it in en/);
});
