import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram, root, runNpm } from "./command.mjs";
import { Unready } from "./unready.mjs";

const lockFile = join(root, "package-lock.json");
const stampFile = join(root, "node_modules/.cache/bouquet/dependencies");

/** @typedef {"run" | "all"} Extent What building and serving need, or what tests, lint and migrations need as well. */

/**
 * Whether what is installed is what the lock file says, for this Node on this machine.
 * @param {Extent} extent
 */
export function dependenciesAreCurrent(extent) {
  const [known, installed] = readOr(stampFile, "").split(" ");
  return known === stamp() && (installed === "all" || installed === extent);
}

/**
 * Installs the locked dependencies. An installation made by hand is taken over where it is complete.
 * Throws Unready with what to do.
 * @param {Extent} extent
 * @param {(line: string) => void} tell
 */
export async function installDependencies(extent, tell) {
  if (matchesLockFile(extent) && sqliteLoads()) return writeStamp(extent);
  rmSync(stampFile, { force: true });
  const tools = extent === "all" ? "--include=dev" : "--omit=dev";
  /** @param {string[]} args */
  const npm = async (args) => {
    const { code, output } = await runNpm(args, {
      env: installEnvironment(),
      // A minute of the same warning is no progress.
      onLine: (line) => line.startsWith("npm warn") || tell(line),
    });
    if (code !== 0) throw new Unready(`${output}\n\n${explainFailure(output)}`);
  };
  await npm(["ci", tools, "--ignore-scripts", "--no-audit", "--no-fund"]);
  await npm(["rebuild", "--ignore-scripts=false", ...scriptedPackages()]);
  if (!sqliteLoads()) throw new Unready(`better-sqlite3 was installed but does not load. ${compilerAdvice()}`);
  dropWhatCompiled();
  writeStamp(extent);
}

/**
 * The packages whose scripts run: those that `allowScripts` names (package.json), which npm knows from 11 on alone. Of the two
 * releases of better-sqlite3 the one that this Node runs: the other one does not compile for it.
 */
function scriptedPackages() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] && !name.startsWith("better-sqlite3"));
  return [sqliteDriver(), ...allowed.filter((name) => existsSync(join(root, "node_modules", name)))];
}

/** db/sqlite-driver.ts says why there are two. */
function sqliteDriver() {
  return Number.parseInt(process.versions.node, 10) >= 22 ? "better-sqlite3" : "better-sqlite3-12";
}

/** What better-sqlite3 was compiled from, and by way of: 38 MB in its two releases. Another Node has all installed anew. */
function dropWhatCompiled() {
  for (const release of ["better-sqlite3", "better-sqlite3-12"])
    for (const path of ["deps", "src", "build/Release/obj", "build/Release/obj.target"])
      rmSync(join(root, "node_modules", release, path), { recursive: true, force: true });
}

// The ABI is part of it because better-sqlite3 is compiled for one: a newer Node needs a new installation.
function stamp() {
  return createHash("sha256")
    .update(readFileSync(lockFile))
    .update([process.versions.modules, process.platform, process.arch].join())
    .digest("hex");
}

/** @param {Extent} extent */
function writeStamp(extent) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${stamp()} ${extent}`);
}

/**
 * npm leaves a list of what it installed, written last: a broken-off installation has none.
 * @param {Extent} extent
 */
function matchesLockFile(extent) {
  const installed = packagesOf(join(root, "node_modules/.package-lock.json"));
  return Object.entries(packagesOf(lockFile)).every(([path, wanted]) => {
    const found = installed[path];
    if (path === "" || (extent === "run" && wanted.dev)) return true;
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string; integrity?: string; optional?: boolean; dev?: boolean; devOptional?: boolean }>}
 */
function packagesOf(path) {
  return JSON.parse(readOr(path, "{}")).packages ?? {};
}

// In a process of its own: a broken binary may crash the process that loads it.
function sqliteLoads() {
  const probe = ["-e", `new (require("${sqliteDriver()}"))(":memory:").close()`];
  return spawnSync(process.execPath, probe, { cwd: root, stdio: "ignore" }).status === 0;
}

// With the headers of Node's own prefix a compilation needs no download of them.
function installEnvironment() {
  const prefix = dirname(dirname(realpathSync(process.execPath)));
  const hasHeaders = existsSync(join(prefix, "include/node/node.h"));
  return hasHeaders ? { npm_config_nodedir: prefix, ...process.env } : process.env;
}

/** @param {string} output */
function explainFailure(output) {
  // Warnings name better-sqlite3 too: on Node 20 its newest version is passed over.
  const errors = output
    .split("\n")
    .filter((line) => !line.startsWith("npm warn"))
    .join("\n");
  if (/\bEUSAGE\b/.test(errors)) {
    return "package.json and package-lock.json do not belong together; npm's own words are above. npm install brings them together.";
  }
  if (/better-sqlite3|node-gyp|gyp ERR/.test(errors)) {
    return `better-sqlite3 could not be compiled. ${compilerAdvice()}`;
  }
  if (/ENOENT/.test(errors) && !findProgram("npm"))
    return "npm is missing: it comes with Node, from https://nodejs.org.";
  return "The dependencies could not be installed; npm's own words are above.";
}

function compilerAdvice() {
  const missing = [
    findProgram("python3", "python") ? [] : ["python3"],
    findProgram("make") ? [] : ["make"],
    process.env.CXX || findProgram(process.platform === "darwin" ? "c++" : "g++") ? [] : ["g++"],
  ].flat();
  if (missing.length === 0) {
    return "python3, make and g++ are all there. If Node's headers could not be fetched, use a Node that carries them (<prefix>/include/node).";
  }
  return (
    `Missing on this machine: ${missing.join(", ")}. Debian, Ubuntu: sudo apt-get install -y python3 make g++. ` +
    "Fedora: sudo dnf install -y python3 make gcc-c++. Alpine: apk add python3 make g++. macOS: xcode-select --install. Then start again."
  );
}

/**
 * @param {string} path
 * @param {string} otherwise
 */
function readOr(path, otherwise) {
  return existsSync(path) ? readFileSync(path, "utf8") : otherwise;
}
