import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "../command.mjs";

const FOLDERS = ["app", "db", "scripts", "tenants", "tests", "themes"];
const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".js", "/index.ts", "/index.tsx"];
/** Matches an import that exists at run time. Type imports are the type checker's concern. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;"']*?from\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/**
 * Returns the number of imports between the changed files (0) and each source that leads to one of them.
 * @param {string[]} changed
 * @param {Map<string, string[]>} [importers] of each source, if known
 * @returns {Map<string, number>}
 */
export function distancesTo(changed, importers = importersOf()) {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1); // iterates over added entries too
    }
  }
  return distances;
}

/** @returns {Map<string, string[]>} */
export function importersOf() {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of sources()) {
    for (const to of importsIn(file)) importers.set(to, [...(importers.get(to) ?? []), file]);
  }
  return importers;
}

function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes("node_modules"))
      .map((name) => join(folder, name)),
  );
}

/** @param {string} file */
function importsIn(file) {
  const found = [...readFileSync(join(root, file), "utf8").matchAll(IMPORT)];
  return found.flatMap(([, from, bare, lazy]) => resolved(file, from ?? bare ?? lazy ?? "") ?? []);
}

/** @param {string} file @param {string} specifier */
function resolved(file, specifier) {
  if (!/^[~.]/.test(specifier)) return undefined;
  const path = specifier.startsWith("~/") ? specifier.slice(2) : normalize(join(dirname(file), specifier));
  return ENDINGS.map((ending) => path + ending).find((each) => existsSync(join(root, each)) && isFile(each));
}

/** @param {string} path */
function isFile(path) {
  return statSync(join(root, path)).isFile();
}
