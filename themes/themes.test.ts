import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { NICHES } from "~/tenants/config/vocabulary";
import { calm, contrast, isRed } from "./colour";
import { knobs } from "./niches/knobs";
import { templates } from "./registry";
import type { Template } from "./template";

// The rules for a single template are in scripts/theme, where `npm run theme check` reports them.

const themes = dirname(fileURLToPath(import.meta.url));
const names: string[] = [...Object.keys(templates), "skeleton", "fixtures"];

test("each niche has its colours", () => {
  expect(Object.keys(knobs)).toEqual(NICHES.map(({ number }) => String(number)));
});

test("contrast() follows the WCAG formula", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  expect(contrast("#c2264f", "#c2264f")).toBe(1);
});

test("the background of notices is never in a colour of errors, whatever the brand's colours are", async () => {
  const red = { accent: "#c2264f", accentOnNight: "#ff7d9c", support: "#c0322f", supportOnNight: "#ff948c" };
  for (const niche of [...Object.values(knobs), { ...knobs[1]!, ...red }]) {
    for (const name of [...Object.keys(templates), "skeleton"]) {
      const { tokens, schemes }: Pick<Template, "tokens" | "schemes"> = await import(`./${name}/tokens.ts`);
      for (const scheme of schemes) {
        const { infoSoft, onInfoSoft } = tokens(niche, scheme).color;
        expect([infoSoft, onInfoSoft].filter(isRed)).toEqual([]);
      }
    }
  }
  expect(["#b3261e", "#ff8f87", "#c2264f"].every(isRed)).toBe(true);
  expect(["#74592c", "#5b3fd0", "#f0f0f0"].some(isRed)).toBe(false);
  expect(calm("#c0322f", "#1f5fbf", "#0d121c")).toBe("#1f5fbf");
});

describe("the folder themes/", () => {
  const files = sourcesIn(themes).map((path) => ({ file: relative(themes, path), path }));

  test.each(files)("$file imports neither app/, db/ nor another template", ({ file, path }) => {
    const own = file.split("/")[0]!;
    for (const target of importsOf(path)) {
      expect(target, "outside of themes/").not.toMatch(/^\.\./);
      const [folder = "", rest] = target.split("/");
      // The registry names the templates, each behind its own import().
      if (file === "registry.ts" || rest === undefined) continue;
      if (folder !== own) expect(names, `${file} imports ${target}`).not.toContain(folder);
    }
  });

  test("the registry alone names templates: a new template needs its folder and one line", () => {
    const named = new RegExp(`["'\`](${Object.keys(templates).join("|")})["'\`]`);
    const common = files.filter(({ file }) => file !== "registry.ts" && !(file.split("/")[0]! in templates));
    expect(common.filter(({ path }) => named.test(readFileSync(path, "utf8"))).map(({ file }) => file)).toEqual([]);
  });

  test.each(files.filter(({ file }) => /^(primitives|defaults|niches)\/.*\.css\.ts$/.test(file)))(
    "$file takes every colour from the contract",
    ({ path }) => {
      expect(readFileSync(path, "utf8").match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi)).toBeNull();
    },
  );
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** Returns a file's imports of this repository, relative to themes/. "../" leads out of it. */
function importsOf(path: string): string[] {
  const source = readFileSync(path, "utf8");
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g)].map((match) => match[1]!);
  return specifiers
    .filter((specifier) => /^(~\/|\.)/.test(specifier))
    .map((specifier) =>
      specifier.startsWith("~/") ? resolve(themes, "..", specifier.slice(2)) : resolve(dirname(path), specifier),
    )
    .map((target) => relative(themes, target));
}
