import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { NICHES, TEMPLATES } from "~/tenants/config/vocabulary";
import { files, imports, literalsOf, product, read, told } from "./sources";

const TOP_FOLDERS = ["app", "db", "public", "scripts", "tenants", "tests", "themes"];
const LONGEST_FILE = 320;

test("the top folders match the design, each with a README", () => {
  const folders = readdirSync(projectRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .filter((name) => !["node_modules", "build", "test-results"].includes(name));
  expect(folders.sort()).toEqual(TOP_FOLDERS);
  expect(TOP_FOLDERS.filter((folder) => !existsSync(join(projectRoot, folder, "README.md")))).toEqual([]);
});

test("every import resolves", () => {
  const lost = imports.filter(({ to }) => to.startsWith("lost:"));
  expect(told(lost)).toEqual([]);
});

test("no folder has a generic name", () => {
  const drawers = files
    .map((file) => dirname(file))
    .filter((folder) => /(^|\/)(utils?|helpers?|lib|misc|common-code|services?|managers?)(\/|$)/i.test(folder));
  expect([...new Set(drawers)]).toEqual([]);
});

test("no file has a generic name", () => {
  const drawers = files.filter((file) => /(^|[/.-])(utils?|helpers?|misc|services?|managers?)\.\w+$/i.test(file));
  expect(drawers).toEqual([]);
});

test(`no file is longer than ${LONGEST_FILE} lines`, () => {
  const long = files
    .filter((file) => !file.startsWith("app/locales/"))
    .map((file) => ({ file, lines: read(file).split("\n").length - 1 }))
    .filter(({ lines }) => lines > LONGEST_FILE);
  expect(long).toEqual([]);
});

test("only themes, tenants and the locales name templates and niches", () => {
  const niches = NICHES.flatMap(({ number, name }) => (number === 1 ? [] : name));
  const names = new RegExp(`^(${TEMPLATES.join("|")}|(${niches.join("|")})-?)$`);
  const free = product.filter((file) => !/^(themes|tenants|app\/locales|scripts\/seed)\//.test(file));
  const found = [...free, "remix.config.js"].flatMap((file) =>
    literalsOf(file)
      .filter((text) => names.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
