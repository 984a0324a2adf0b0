import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isTreeServed } from "./builds.mjs";
import { findProgram, root, runNpm, usesMusl } from "./command.mjs";
import { thin } from "./thinning.mjs";
import { isAtLeast, Unready } from "./unready.mjs";

const modules = join(root, "node_modules");
const lockFile = join(root, "package-lock.json");
/** The file that marks that the install scripts of the test tools ran. npm's own list does not record this. */
const scriptsRan = join(modules, ".cache/bouquet/scripts-ran");

/**
 * Which packages to install. `run`: those that serve. `all`: also the tools of tests, lint and migrations.
 * @typedef {"run" | "all"} Extent
 */

/**
 * Returns whether the installed packages match the lock file, no matter which command installed them.
 * @param {Extent} extent
 */
export function dependenciesAreCurrent(extent) {
  return matchesLockFile(extent) && (extent === "run" || existsSync(scriptsRan));
}

/**
 * Installs the locked packages. `all` adds the tools to the installed ones.
 * @param {Extent} extent
 * @param {(line: string) => void} tell
 * @throws {Unready} with the remedy
 */
export async function installDependencies(extent, tell) {
  /** @param {string[]} args */
  const npm = async (...args) => {
    const { code, output } = await runNpm([...args, "--no-audit", "--no-fund"], {
      // Skips repeated warnings, which show no progress.
      onLine: (line) => line.startsWith("npm warn") || tell(line),
    });
    if (code !== 0) throw new Unready(`${output}\n\n${explainFailure(output)}`);
  };
  if (!matchesLockFile(extent)) {
    // `npm ci` would empty node_modules, from which a running server loads packages.
    if (extent === "all" && matchesLockFile("run"))
      await npm("install", "--include=dev", "--no-save", "--ignore-scripts");
    else if (existsSync(modules) && isTreeServed()) throw new Unready(SERVED);
    else await npm("ci", extent === "all" ? "--include=dev" : "--omit=dev", "--ignore-scripts");
    if (!matchesLockFile(extent)) throw new Unready("npm installed other packages than the lock file names.");
    if (!sqliteLoads()) throw new Unready(NO_SQLITE);
    dropUnread();
  }
  if (extent === "all") {
    await npm("rebuild", "--ignore-scripts=false", ...scriptedPackages());
    mkdirSync(dirname(scriptsRan), { recursive: true });
    writeFileSync(scriptsRan, "");
  }
}

const SERVED =
  "A server runs from this tree, so its packages can't be replaced. Stop the server, or install beside it: npx bouquet update prints the steps.";
const NO_SQLITE = `better-sqlite3 has no binary for ${process.platform} ${process.arch}. It supports Linux, macOS and Windows, each on x64 and arm64.`;

/** Returns the packages whose install scripts run, by `allowScripts` in package.json, which older npm ignores. */
function scriptedPackages() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys(allowScripts).filter((name) => allowScripts[name] && existsSync(join(modules, name)));
}

/** Deletes files of the packages that no program reads: 130 MB. */
function dropUnread() {
  for (const [path, { dev }] of Object.entries(packagesOf(lockFile)))
    if (path !== "" && !dev) thin(join(root, path), { types: true });
}

/**
 * Compares the installed packages with the lock file. Uses npm's own list, which npm writes last, so that it is missing
 * after an interruption.
 * @param {Extent} extent
 */
function matchesLockFile(extent) {
  const installed = packagesOf(join(modules, ".package-lock.json"));
  return Object.entries(packagesOf(lockFile)).every(([path, wanted]) => {
    const found = installed[path];
    if (path === "" || (extent === "run" && (wanted.dev || wanted.devOptional))) return true;
    if (!found) return (wanted.optional || wanted.devOptional) && !isForThisMachine(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Returns true if an optional package supports this platform and this Node. @param {Locked} locked */
function isForThisMachine({ os, cpu, libc, engines }) {
  const isOwn = os?.includes(process.platform) && cpu?.includes(process.arch);
  return Boolean(isOwn && (!libc || libc.includes(usesMusl() ? "musl" : "glibc")) && allowsThisNode(engines?.node));
}

/** Returns true if a version range includes this Node. Supports `>=`, `^` and `||`. */
function allowsThisNode(range = ">=0") {
  return range.split("||").some((part) => {
    const [, sign, least = ""] = /^\s*(>=|\^)\s*([\d.]+)\s*$/.exec(part) ?? [];
    const isSameMajor = Number.parseInt(least, 10) === Number.parseInt(process.versions.node, 10);
    return isAtLeast(process.versions.node, least) && (sign === ">=" || (sign === "^" && isSameMajor));
  });
}

/**
 * @typedef {{ version?: string; integrity?: string; optional?: boolean; dev?: boolean; devOptional?: boolean; os?:
 * string[]; cpu?: string[]; libc?: string[]; engines?: { node?: string } }} Locked
 */

/** @param {string} path @returns {Record<string, Locked>} */
function packagesOf(path) {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")).packages ?? {}) : {};
}

// Returns whether SQLite loads. Tries in a separate process, because a broken binary may crash it.
function sqliteLoads() {
  const probe = ["-e", 'new (require("better-sqlite3"))(":memory:").close()'];
  return spawnSync(process.execPath, probe, { cwd: root, stdio: "ignore" }).status === 0;
}

/** @param {string} output */
function explainFailure(output) {
  const errors = output
    .split("\n")
    .filter((line) => !line.startsWith("npm warn"))
    .join("\n");
  if (/\bEUSAGE\b/.test(errors)) {
    return "package.json and package-lock.json do not match; npm's output is above. Run npm install to update the lock file.";
  }
  if (/ENOENT/.test(errors) && !findProgram("npm"))
    return "npm is missing: it comes with Node, from https://nodejs.org.";
  return "The dependencies could not be installed; npm's output is above.";
}
