import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { contrast } from "./colour";
import { knobs, type NicheKnobs } from "./niches/knobs";
import { templates } from "./registry";
import { roles, type Tokens } from "./roles";
import type { Template } from "./template";

type Scheme = "light" | "dark";
type Color = keyof Tokens["color"];
interface TokensModule {
  schemes: Scheme[];
  tokens: (niche: NicheKnobs, scheme: Scheme) => Tokens;
}

const themes = dirname(fileURLToPath(import.meta.url));
const modules = import.meta.glob<TokensModule>("./*/tokens.ts", { eager: true });
const names = Object.keys(templates) as (keyof typeof templates)[];
const niches = Object.keys(knobs).map(Number);

const looks = names.flatMap((name) => {
  const found = modules[`./${name}/tokens.ts`];
  return (found?.schemes ?? []).flatMap((scheme) =>
    niches.map((niche) => ({ name, scheme, niche, tokens: found!.tokens(knobs[niche]!, scheme) })),
  );
});

/** What roles.ts promises, and what the primitives rely on: [on top, ground, ratio]. */
const pairings: [Color, Color[], number][] = [
  ["text", ["page", "surface", "raised", "sunken"], 4.5],
  ["muted", ["page", "surface", "raised", "sunken"], 4.5],
  ["accentText", ["page", "surface", "raised"], 4.5],
  ["onAccent", ["accent", "accentHover"], 4.5],
  ["onAccentSoft", ["accentSoft"], 4.5],
  ["onSupport", ["support"], 4.5],
  ["onSupportSoft", ["supportSoft"], 4.5],
  ["danger", ["page", "surface", "raised"], 4.5],
  ["onDangerSoft", ["dangerSoft"], 4.5],
  ["success", ["surface", "raised"], 4.5],
  ["border", ["surface"], 3],
  ["focus", ["page", "surface", "raised"], 3],
];

describe("looks", () => {
  test("every template has tokens for at least one scheme, under seven niches", () => {
    expect(niches).toHaveLength(7);
    for (const name of names) expect(modules[`./${name}/tokens.ts`]?.schemes.length, name).toBeGreaterThan(0);
  });

  test.each(looks)("$name, $scheme, niche $niche: every role is filled", ({ tokens }) => {
    expect(pathsOf(tokens)).toEqual(pathsOf(roles));
    expect(valuesOf(tokens).filter((value) => value.trim() === "")).toEqual([]);
  });

  test.each(looks)("$name, $scheme, niche $niche: everything can be read", ({ tokens: { color } }) => {
    const weak = pairings.flatMap(([top, grounds, ratio]) =>
      grounds
        .map((ground) => ({ pair: `${top} on ${ground}`, got: contrast(color[top], color[ground]), ratio }))
        // A colour that is not plain hex has no contrast that could be computed: NaN is a failure too.
        .filter(({ got }) => !(got >= ratio)),
    );
    expect(weak).toEqual([]);
  });

  test("contrast is what WCAG says it is", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
    expect(contrast("#c2264f", "#c2264f")).toBe(1);
  });
});

describe("templates", () => {
  // A slot that is missing here or there does not compile.
  const slots: Record<keyof Template, true> = {
    Shell: true,
    Index: true,
    Home: true,
    MemberCard: true,
    MemberGrid: true,
    Search: true,
    Profile: true,
    Chats: true,
    Conversation: true,
    FormFrame: true,
    Page: true,
    EmptyState: true,
    ErrorPage: true,
    FictionalMark: true,
  };

  test.each(names)("%s fills every slot and nothing else", async (name) => {
    const template: Template = (await templates[name]()).default;
    expect(Object.keys(template).sort()).toEqual(Object.keys(slots).sort());
    for (const slot of Object.values(template)) expect(slot).toBeTypeOf("function");
  });
});

describe("boundaries", () => {
  const files = sourcesIn(themes).map((path) => ({ file: relative(themes, path), path }));

  test.each(files)("$file imports nothing of app/ or db/, and no other template", ({ file, path }) => {
    const own = file.split("/")[0]!;
    for (const target of importsOf(path)) {
      expect(target, "outside of themes/").not.toMatch(/^\.\./);
      const [folder = "", rest] = target.split("/");
      // The registry names the templates, each behind an import() of its own; a mail takes the tokens of its own.
      if (file === "registry.ts" || (target.endsWith("/tokens") && file === "mail/look.ts") || rest === undefined)
        continue;
      if (folder !== own) expect(names, `${file} imports ${target}`).not.toContain(folder);
    }
  });

  test.each(files.filter(({ file }) => /^(primitives|niches)\/.*\.css\.ts$/.test(file)))(
    "$file takes every colour from the contract",
    ({ path }) => {
      expect(readFileSync(path, "utf8").match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi)).toBeNull();
    },
  );
});

function pathsOf(tree: object, before = ""): string[] {
  return Object.entries(tree)
    .flatMap(([key, value]) => (typeof value === "object" ? pathsOf(value, `${before}${key}.`) : [`${before}${key}`]))
    .sort();
}

function valuesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === "object" ? valuesOf(value) : [String(value)]));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** What a file imports of this repository, relative to themes/; "../" leads out of it. */
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
