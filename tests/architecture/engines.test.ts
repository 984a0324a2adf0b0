import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { distancesTo, importersOf } from "~/scripts/test/graph.mjs";
import { product } from "./source-files";

/**
 * Maximum number of imports between a query and its test: the verbs of the noun, and another noun that calls these
 * verbs.
 */
const NEAR = 4;

const LINE = /^\/\/ @engines (.*)$/m;
const TIER = /^\/\/ @tier (.*)$/m;
const tests = ["app", "db", "scripts", "tenants", "tests", "themes"].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes("node_modules"))
    .map((name) => join(folder, name)),
);
const text = (file: string) => readFileSync(join(projectRoot, file), "utf8");
const saying = (words: string) => tests.filter((file) => LINE.exec(text(file))?.[1] === words);

test("a test file names engines and a tier that the configuration knows", () => {
  const oddEngines = tests.filter(
    (file) => !["both", "one", "postgres", undefined].includes(LINE.exec(text(file))?.[1]),
  );
  const oddTiers = tests.filter((file) => !["full", undefined].includes(TIER.exec(text(file))?.[1]));
  expect([oddEngines, oddTiers]).toEqual([[], []]);
});

test("a skipped test gives a reason, and a test of another engine or tier is not listed", () => {
  const silent = tests
    .filter((file) => !file.startsWith("tests/e2e/"))
    .filter((file) => /\b(test|describe)\.(skip|skipIf|runIf)\(|\bcontext\.skip\(|\bctx\.skip\(/.test(text(file)));
  expect(silent, "use `needs` (tests/support/needs.ts), `testIf` or `fullTest` (tests/support/tiers.ts)").toEqual([]);
});

test("testOnSqlite is used only in files that run on both engines", () => {
  const both = new Set(saying("both"));
  expect(tests.filter((file) => /\b(test|describe)OnSqlite[.(]/.test(text(file)) && !both.has(file))).toEqual([]);
});

// scripts/test/queries.mjs counts during the tests that each function runs.
test("each file of queries is close to a test that runs on both engines", () => {
  const both = saying("both");
  const queries = product.filter((file) => file.startsWith("app/") && file.endsWith(".queries.ts"));
  const importers = importersOf();
  const far = queries.filter((file) => {
    const distances = distancesTo([file], importers);
    return !both.some((each) => (distances.get(each) ?? Number.POSITIVE_INFINITY) <= NEAR);
  });
  expect(far).toEqual([]);
});
