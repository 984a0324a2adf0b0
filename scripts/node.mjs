import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { root, runNpm, usesMusl } from "./command.mjs";
import { withLock } from "./lock.mjs";
import { NODE_PACKAGES } from "./node-packages.mjs";
import { step } from "./progress.mjs";
import { endWithNpm, NEEDS_NODE, Unready } from "./unready.mjs";

// An older Node runs this file and its imports, so they use nothing that Node 18 lacks.

/** @typedef {{ version: string; path: string }} InstalledNode `path`: of the program */

/**
 * Runs this command again on Node 24 if this Node is too old. That Node's folder comes first on the PATH, so npm, npx
 * and scripts use it too.
 */
export async function runOnSupportedNode() {
  endWithNpm();
  try {
    const { version, path } = await installNode("24");
    process.stderr.write(`Node ${process.versions.node} is too old: this runs on Node ${version}, ${path}\n`);
    process.exit(await runAgain(path, [...process.execArgv, ...process.argv.slice(1)]));
  } catch (error) {
    if (!(error instanceof Unready)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Installs Node from the npm registry into `.data/node-<major>`, unless that version exists. Concurrent calls wait for
 * each other.
 * @param {keyof typeof NODE_PACKAGES} wanted the major version. A platform without a package of it gets the next one
 * @returns {Promise<InstalledNode>}
 * @throws {Unready} with the remedy, if there is no package for this machine or the registry does not answer
 */
export async function installNode(wanted) {
  const platform = `${process.platform}-${process.arch}`;
  const found = NODE_PACKAGES[wanted][platform] ?? NODE_PACKAGES["26"][platform];
  if (!found || usesMusl()) {
    throw new Unready(
      `${NEEDS_NODE} The npm registry has no Node for ${usesMusl() ? "musl (Alpine: apk add nodejs npm)" : platform}.`,
    );
  }
  const { version } = found;
  const folder = join(root, `.data/node-${Number.parseInt(version, 10)}`);
  const path = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
  const isInstalled = () => existsSync(path) && readOr(join(folder, "version")) === version;
  if (isInstalled()) return { version, path };
  await withLock(
    join(root, ".data/node.lock"),
    async () => {
      if (isInstalled()) return;
      await step(`Installing Node ${version} into .data/node-${Number.parseInt(version, 10)}`, (tell) =>
        fetchNode(found, folder, tell),
      );
    },
    (holder) => process.stderr.write(`… Waiting for ${holder}, which installs Node\n`),
  );
  return { version, path };
}

/**
 * Installs an npm package with the program of Node into a folder.
 * @param {import("./node-packages.mjs").NodePackage} wanted
 * @param {string} folder
 * @param {(line: string) => void} [tell]
 * @throws {Unready} with the remedy
 */
export async function fetchNode({ name, version, integrity }, folder, tell = () => {}) {
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    // The lock file makes npm check the hash. npm takes the registry's address from its own settings.
    const locked = {
      lockfileVersion: 3,
      requires: true,
      packages: { "": { dependencies: { [name]: version } }, [`node_modules/${name}`]: { version, integrity } },
    };
    writeFileSync(join(draft, "package.json"), JSON.stringify({ private: true, dependencies: { [name]: version } }));
    writeFileSync(join(draft, "package-lock.json"), JSON.stringify(locked));
    const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefix", draft];
    const { code, output } = await runNpm(["ci", ...options], { onLine: tell });
    if (code !== 0) throw new Unready(`${output}\n\n${NEEDS_NODE} It could not be downloaded; npm's output is above.`);
    const installed = join(draft, "node_modules", name);
    const { status, stderr } = spawnSync(join(installed, "bin/node"), ["--version"], { encoding: "utf8" });
    if (status !== 0)
      throw new Unready(`${stderr ?? ""}\n${NEEDS_NODE} ${name} ${version} does not run on this machine.`);
    // Deletes headers and manuals, which take 70 MB.
    for (const unused of ["include", "share"]) rmSync(join(installed, unused), { recursive: true, force: true });
    writeFileSync(join(installed, "version"), version);
    rmSync(folder, { recursive: true, force: true });
    renameSync(installed, folder);
  } catch (error) {
    const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!["EACCES", "EROFS", "EPERM", "ENOSPC"].includes(code)) throw error;
    throw new Unready(`${/** @type {Error} */ (error).message}\n\n${NEEDS_NODE} It could not be written to ${folder}.`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Runs Node with these arguments, passes signals on, and returns its exit code.
 * @param {string} path
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runAgain(path, args) {
  const env = { ...process.env, PATH: [dirname(path), process.env.PATH].filter(Boolean).join(delimiter) };
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // Passes no SIGINT on at a terminal, which sends Ctrl+C to both processes. A second SIGINT would cut off the
    // server's responses.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = /** @type {NodeJS.Signals[]} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  // Registers the handlers first, because a signal may arrive while the program starts.
  for (const signal of signals) process.on(signal, pass);
  const child = spawn(path, args, { stdio: "inherit", env });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      for (const each of signals) process.off(each, pass);
      if (signal) process.kill(process.pid, signal);
      done(code ?? 1);
    });
  });
}

/** @param {string} path */
function readOr(path, otherwise = "") {
  return existsSync(path) ? readFileSync(path, "utf8") : otherwise;
}
