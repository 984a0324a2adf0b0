// @engines one
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";

const PACKAGES = {
  "": { name: "bouquet" },
  "node_modules/better-sqlite3": { version: "13.0.3", integrity: "sha512-a" },
  "node_modules/vitest": { version: "5.1.2", integrity: "sha512-b", dev: true },
  "node_modules/elsewhere": { version: "1.0.0", integrity: "sha512-c", optional: true, os: ["none"], cpu: ["none"] },
  "node_modules/later": { ...optionalHere("sha512-d"), engines: { node: "^22.99 || >=99" } },
  "node_modules/here": { ...optionalHere("sha512-e"), engines: { node: "^18.1 || >= 20" } },
};
/** Packages that npm installs without the test tools. */
const RUNNING = ["better-sqlite3", "here"];

let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "bouquet-dependencies-"));
  mkdirSync(join(tree, "scripts"));
  for (const name of readdirSync(join(projectRoot, "scripts")).filter((each) => each.endsWith(".mjs")))
    cpSync(join(projectRoot, "scripts", name), join(tree, "scripts", name), { dereference: true });
  cpSync(join(projectRoot, "scripts/building"), join(tree, "scripts/building"), { recursive: true });
  const manifest = { type: "module", engines: { node: ">=20.0.0" }, allowScripts: {} };
  writeFileSync(join(tree, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(tree, "package-lock.json"), JSON.stringify({ packages: PACKAGES }));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

describe("the installed packages", () => {
  test("are current if npm's own list has the packages of the lock file, no matter which command ran npm", () => {
    lay(RUNNING);
    expect(areCurrent("run")).toBe(true);
    expect(areCurrent("all")).toBe(false);
  });

  test.each([
    ["one is missing", () => lay(["better-sqlite3"])],
    ["one has another version", () => lay(RUNNING, { here: { version: "0.9.0" } })],
    ["one has other contents", () => lay(RUNNING, { here: { integrity: "sha512-other" } })],
    ["the installation was broken off", () => mkdirSync(join(tree, "node_modules/here"), { recursive: true })],
  ])("are not current if %s", (_, layPackages) => {
    layPackages();
    expect(areCurrent("run")).toBe(false);
  });
});

describe("an installation", () => {
  test("omits the tools of tests, and runs no script of a package", () => {
    const { status, stderr } = install(layNpm(RUNNING));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(typedNpm()).toEqual([
      { args: "ci --omit=dev --ignore-scripts --no-audit --no-fund", node: process.execPath },
    ]);
    expect(areCurrent("run")).toBe(true);
  });

  test("fails if npm leaves a package out", () => {
    const { status, stderr } = install(layNpm(["better-sqlite3"]));
    expect(status).not.toBe(0);
    expect(stderr).toContain("npm installed other packages than the lock file names");
  });
});

function optionalHere(integrity: string): object {
  return { version: "1.0.0", integrity, optional: true, os: [process.platform], cpu: [process.arch] };
}

/** Creates packages as npm does. */
function lay(names: string[], changed: Record<string, object> = {}): void {
  mkdirSync(join(tree, "node_modules"), { recursive: true });
  const listed = Object.fromEntries(
    names.map((name) => {
      const path = `node_modules/${name}`;
      return [path, { ...PACKAGES[path as keyof typeof PACKAGES], ...changed[name] }];
    }),
  );
  writeFileSync(join(tree, "node_modules/.package-lock.json"), JSON.stringify({ packages: listed }));
}

/** Creates an npm that installs these packages and records its arguments. Returns its path. */
function layNpm(names: string[]): string {
  lay(names);
  cpSync(join(tree, "node_modules/.package-lock.json"), join(tree, "listed.json"));
  rmSync(join(tree, "node_modules"), { recursive: true });
  const path = join(tree, "npm-cli.cjs");
  const driver = JSON.stringify(join(projectRoot, "node_modules/better-sqlite3"));
  writeFileSync(
    path,
    `const { appendFileSync, cpSync, mkdirSync } = require("node:fs");
    appendFileSync("typed.jsonl", JSON.stringify({ args: process.argv.slice(2).join(" "), node: process.execPath }) + "\\n");
    mkdirSync("node_modules");
    cpSync(${driver}, "node_modules/better-sqlite3", { recursive: true });
    cpSync("listed.json", "node_modules/.package-lock.json");`,
  );
  return path;
}

function typedNpm(): unknown[] {
  const lines = readFileSync(join(tree, "typed.jsonl"), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

function areCurrent(extent: "run" | "all"): boolean {
  const { stdout, stderr } = runInTree(`console.log(found.dependenciesAreCurrent("${extent}"))`);
  expect(stderr).toBe("");
  return stdout.trim() === "true";
}

function install(npm: string): SpawnSyncReturns<string> {
  return runInTree('await found.installDependencies("run", () => {})', {
    npm_execpath: npm,
    npm_node_execpath: "/none",
  });
}

function runInTree(script: string, env: Record<string, string> = {}): SpawnSyncReturns<string> {
  const words = ["--input-type=module", "-e", `const found = await import("./scripts/dependencies.mjs"); ${script}`];
  return spawnSync(process.execPath, words, { cwd: tree, encoding: "utf8", env: { ...process.env, ...env } });
}
