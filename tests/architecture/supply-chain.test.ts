import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { billOfMaterials, licenceOf } from "~/scripts/production/bill.mjs";
import { runsSqlite } from "~/scripts/thinning.mjs";
import { read } from "./source-files";

interface Locked {
  version?: string;
  name?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const manifest = JSON.parse(read("package.json"));
const locked = Object.entries(JSON.parse(read("package-lock.json")).packages as Record<string, Locked>).filter(
  ([path]) => path !== "",
);
const production = locked.filter(([, { dev }]) => !dev);

/** Licences that may be distributed with the product. */
const ALLOWED = new Set(["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"]);
for (const free of ["Unlicense", "CC0-1.0", "Python-2.0", "WTFPL", "OFL-1.1"]) ALLOWED.add(free);

/** Other licences, each with its condition. */
const BY_PACKAGE: Record<string, string> = {
  "LGPL-3.0-or-later @img/sharp-": "libvips: a library of its own file, which anybody can replace by another build",
  "Apache-2.0 AND LGPL-3.0-or-later @img/sharp-": "the same, in one package",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT @img/sharp-wasm32": "the same, in one package",
  "MPL-2.0 web-push": "unchanged files; a changed one must be published",
  "CC-BY-3.0 spdx-exceptions": "a list of names, in the tools of the build alone",
  "CC-BY-4.0 caniuse-lite": "data of browsers, in the tools of the build alone",
  "SEE LICENSE IN README.md AND LICENSE dejavu-fonts-ttf":
    "Bitstream Vera: may be embedded and passed on, not sold alone",
  "none png-js": "MIT, as its LICENSE says",
  "none require-like": "MIT, as its README says; in the tools of the build alone",
};

test("the product contains no package with a forbidden or missing licence", () => {
  const others = production
    .map(([path, entry]) => `${licenceOf(path, entry)} ${nameOf(path)}`)
    .filter((each) => !isAllowed(each.slice(0, each.lastIndexOf(" "))));
  const excepted = Object.keys(BY_PACKAGE);
  expect(others.filter((each) => !excepted.some((known) => each.startsWith(known)))).toEqual([]);
  expect(excepted.filter((known) => !others.some((each) => each.startsWith(known)))).toEqual([]);
});

test("package.json names every package with an install script", () => {
  const scripted = new Set(
    locked.filter(([, entry]) => entry.hasInstallScript).map(([path, { name }]) => name ?? nameOf(path)),
  );
  expect([...scripted].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

test("the files of better-sqlite3 in an image open a database", () => {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-sqlite-"));
  try {
    const from = join(projectRoot, "node_modules/better-sqlite3");
    for (const path of readdirSync(from, { recursive: true, encoding: "utf8" }))
      if (runsSqlite(path) && statSync(join(from, path)).isFile()) cpSync(join(from, path), join(folder, path));
    const script = `const db = new (require(${JSON.stringify(folder)}))(":memory:"); console.log(db.prepare("select 41 + 1 as it").get().it); db.close()`;
    expect(execFileSync(process.execPath, ["-e", script], { encoding: "utf8" }).trim()).toBe("42");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("every package is pinned to one version and hash, from the registry", () => {
  const direct = Object.entries({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.devDependencies,
    ...Object.fromEntries(Object.entries<string | object>(manifest.overrides).flatMap(flatOverride)),
  } as Record<string, string>);
  expect(direct.filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
  expect(new Set(locked.map(([, { resolved }]) => resolved && new URL(resolved).host)).size).toBe(1);
});

test("every outdated major version has a documented reason", () => {
  const note = read("app/decisions/0020-versions-that-stay.md");
  expect(note).toMatch(/^20\d\d-\d\d$/m);
  const router = JSON.parse(read("app/router/react-router/package.json")).dependencies;
  const pinned = Object.entries<string>({ ...router, ...manifest.dependencies, ...manifest.devDependencies });
  const versions = new Map(pinned.map(([name, version]) => [name, version.replace(/^npm:.*@/, "")]));
  const rows = [...note.matchAll(/^\| (?!Package|-)([^|]+) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm)];
  const held = rows.flatMap(([, names, here]) =>
    names!.match(/@?[a-z][\w/-]*/g)!.flatMap((name, index) => {
      const version = here!.split(", ")[index] ?? here!.split(", ").at(-1)!;
      return versions.has(name) ? [[name, version, versions.get(name)!] as const] : [];
    }),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(held.length).toBeGreaterThanOrEqual(rows.length);
  expect(held.filter(([, here, version]) => version !== here && !version.startsWith(`${here}.`))).toEqual([]);
});

test("the bill of materials names every distributed package with hash and licence", () => {
  const bill = billOfMaterials();
  expect([bill.bomFormat, bill.specVersion]).toEqual(["CycloneDX", "1.5"]);
  const purls = new Set(bill.components.map(({ purl }) => purl));
  for (const [path, { name, version }] of production)
    expect(purls).toContain(`pkg:npm/${(name ?? nameOf(path)).replace("@", "%40")}@${version}`);
  for (const { hashes } of bill.components) expect(hashes[0]!.content).toMatch(/^[0-9a-f]{128}$/);
  for (const development of ["vitest", "@biomejs/biome"])
    expect([...purls].some((purl) => purl.includes(`/${development.replace("@", "%40")}@`))).toBe(false);
});

/** Returns the versions of an override. An override may apply within one package only. */
function flatOverride([name, version]: [string, string | object]): [string, string][] {
  if (typeof version === "string") return [[name, version]];
  return Object.entries(version).map(([within, each]) => [`${name} > ${within}`, each]);
}

/** Returns whether one of the alternative licences is allowed in all its parts. */
function isAllowed(licence: string): boolean {
  return licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => ALLOWED.has(part)));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
