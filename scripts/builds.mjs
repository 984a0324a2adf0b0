import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { buildCommands, builtCommand } from "./building/commands.mjs";
import { compressFiles } from "./building/compressed.mjs";
import { describeRelease, primaryHash, treesRelease } from "./building/release.mjs";
import { chosenRouter, withBuilder } from "./building/routers.mjs";
import { root, run } from "./command.mjs";
import { asOwnerOf } from "./owner.mjs";
import { isServed, isServerOfTree } from "./served-builds.mjs";
import { Unready } from "./unready.mjs";

const FOLDERS = ["app", "themes", "db", "public", "scripts/building"];
const FILES = ["remix.config.js", "package.json", "package-lock.json", "tsconfig.json"];
// The bundle's entry, and the browser's half: without both there is nothing to serve.
const OUTPUT = ["server/index.js", "client", "stamp"];

/** The folder of a build that has the commands. */
export const COMMANDS = "commands";

/** So many builds are kept besides those that are current, the former one or served. */
const KEPT = 2;

/** The folder that holds every build. */
export const BUILDS = resolve(root, process.env.BUILDS_DIR || "build");

/**
 * The folder of the build that the next server serves, absolute. Undefined where nothing is built.
 * @param {string} [builds] the folder that holds every build
 */
export function currentBuild(builds = BUILDS) {
  const name = read(join(builds, "current"));
  return name === undefined ? undefined : buildNamed(name, builds);
}

/**
 * The folder of the build that `release back` returns to: the one that the last release took the place of, or where the build was
 * changed by a restart, the newest one that is older than `served`.
 * @param {string | undefined} served
 * @param {string} [builds]
 */
export function formerBuild(served, builds = BUILDS) {
  const name = read(join(builds, "former"));
  const named = name === undefined ? undefined : buildNamed(name, builds);
  if (named && named !== served) return named;
  const all = allBuilds(builds);
  const at = served === undefined ? -1 : all.indexOf(served);
  return at < 0 ? undefined : all[at + 1];
}

/**
 * The folder of a build, by its name. Undefined where there is none, or not all of it.
 * @param {string} name
 * @param {string} [builds]
 */
export function buildNamed(name, builds = BUILDS) {
  const folder = join(builds, name);
  return name === basename(folder) && isWhole(folder) ? folder : undefined;
}

/**
 * The folders of all builds that are whole, the newest first.
 * @param {string} [builds]
 */
export function allBuilds(builds = BUILDS) {
  if (!existsSync(builds)) return [];
  const folders = readdirSync(builds)
    .map((name) => join(builds, name))
    .filter(isWhole);
  const madeAt = (/** @type {string} */ folder) => statSync(join(folder, "stamp")).mtimeMs;
  return folders.sort((one, other) => madeAt(other) - madeAt(one));
}

/** @param {string} folder */
function isWhole(folder) {
  return OUTPUT.every((path) => existsSync(join(folder, path)));
}

/**
 * How a build is finished. A release's scripts and compressed files are as small as can be. A quick build, which `npm start` makes
 * for this machine, has a few kilobytes more a page and takes half of the work.
 * @typedef {"quick" | "release"} Finish
 */

/**
 * Returns true if the current build was made from exactly the sources that are there now. A release serves as a quick build, too.
 * @param {Finish} [finish]
 */
export function buildIsCurrent(finish = "quick") {
  const build = currentBuild();
  const stamp = build && read(join(build, "stamp"));
  return stamp === fingerprint() || (finish === "quick" && stamp === quickStamp(fingerprint()));
}

/** Returns true if a build is a release of exactly the sources that are there now. @param {string} folder */
export function isOfTheseSources(folder) {
  return read(join(folder, "stamp")) === fingerprint();
}

/** @param {string} sources */
function quickStamp(sources) {
  return `${sources} quick`;
}

/**
 * Builds into a new folder and makes it the current build. A running server keeps its own. The current build stays what it was
 * if this throws.
 * @param {(line: string) => void} tell
 * @param {Finish} [finish]
 * @throws {Unready} with the build's own words
 */
export async function build(tell, finish = "release") {
  makeCurrent(await buildApart(tell, finish));
}

/**
 * Builds into a new folder, and returns its name: the next start serves what it would have served before. Throws as `build` does.
 * @param {(line: string) => void} tell
 * @param {Finish} [finish]
 */
export async function buildApart(tell, finish = "release") {
  // Taken first: after an edit during the build, what comes of it is not current.
  const sources = fingerprint();
  removeOldBuilds();
  const name = `${sources.slice(0, 8)}-${Date.now().toString(36)}`;
  const folder = join(BUILDS, name);
  const commands = `${folder}.${COMMANDS}`;
  const release = treesRelease();
  try {
    const [, , primary] = await Promise.all([
      buildHalves(folder, finish, tell),
      buildCommands(commands),
      primaryHash(),
    ]);
    keepManifestApart(folder);
    renameSync(commands, join(folder, COMMANDS));
    await Promise.all([compressFiles(folder, finish), describeRelease(folder, { ...release, primary })]);
  } catch (error) {
    for (const draft of [folder, commands]) rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(join(folder, "stamp"), finish === "quick" ? quickStamp(sources) : sources);
  return name;
}

/** New objects live as long as a module of the build: a heap with more room for them is cleared half as often. */
const ROOM = "--max-semi-space-size=32";

/**
 * Builds what browsers load and what the server runs, side by side where the router's builder can.
 * @param {string} folder
 * @param {Finish} finish
 * @param {(line: string) => void} tell
 */
async function buildHalves(folder, finish, tell) {
  const router = chosenRouter();
  const marker = `${folder}.browser`;
  const stopping = new AbortController();
  const env = {
    ...process.env,
    NODE_ENV: /** @type {const} */ ("production"),
    ...{ BUILD_FOLDER: folder, BUILD_FINISH: finish, ...(router.programs.length > 1 && { BROWSER_BUILT: marker }) },
  };
  /** @param {string[]} program @param {number} half */
  const buildHalf = async (program, half) => {
    const { code, output } = await run(process.execPath, [ROOM, ...program], {
      ...{ env, onLine: tell, signal: stopping.signal },
    });
    if (code === 0 && half === 0) writeFileSync(marker, "");
    if (code === 0 || stopping.signal.aborted) return;
    stopping.abort(new Unready(`${output}\n\nThe build failed.`));
  };
  await withBuilder(router, () => Promise.all(router.programs.map(buildHalf)));
  rmSync(marker, { force: true });
  stopping.signal.throwIfAborted();
}

/** Whether the commands of the current build were made from the sources that are there now: they stand on more than it does. */
export function commandsAreCurrent() {
  const build = currentBuild();
  return build !== undefined && builtCommand(join(build, COMMANDS), "tenant") !== undefined;
}

/** Builds the commands of the current build anew. */
export async function rebuildCommands() {
  const build = currentBuild();
  if (!build) return;
  const draft = join(build, `${COMMANDS}.${process.pid}`);
  await buildCommands(draft);
  rmSync(join(build, COMMANDS), { recursive: true, force: true });
  renameSync(draft, join(build, COMMANDS));
}

/**
 * The list of the browser's files lies beside them, where nobody is served it: React Router leaves it among them.
 * @param {string} folder
 */
function keepManifestApart(folder) {
  const served = join(folder, "client/.vite");
  if (!existsSync(served)) return;
  mkdirSync(join(folder, ".vite"), { recursive: true });
  renameSync(join(served, "manifest.json"), join(folder, ".vite/client-manifest.json"));
  rmSync(served, { recursive: true });
  rmSync(join(folder, "server/.vite"), { recursive: true, force: true });
}

/**
 * Makes this build the one that the next start serves.
 * @param {string} name the build's folder in `builds`
 * @param {string} [builds]
 * @param {string} [former] the name of the one whose place it took
 */
export function makeCurrent(name, builds = BUILDS, former) {
  const write = () => {
    if (former !== undefined) point("former", former, builds);
    else if (name !== read(join(builds, "current"))) rmSync(join(builds, "former"), { force: true });
    point("current", name, builds);
  };
  asOwnerOf(builds, write); // builds belong to the tree, which need not be the server's
}

/**
 * @param {"current" | "former"} pointer
 * @param {string} name
 * @param {string} builds
 */
function point(pointer, name, builds) {
  const draft = join(builds, `${pointer}.${process.pid}`);
  writeFileSync(draft, name);
  renameSync(draft, join(builds, pointer));
}

/**
 * Removes builds that were broken off, and those that are neither current, the former one nor served, but for the newest two. Called
 * before a build is made, never after: a build that was just replaced may still be starting up somewhere.
 * @param {string} [builds]
 */
export function removeOldBuilds(builds = BUILDS) {
  mkdirSync(builds, { recursive: true });
  const pointers = ["current", "former"];
  const kept = new Set([...pointers, ...pointers.map((pointer) => read(join(builds, pointer)))]);
  const spare = allBuilds(builds).filter((folder) => !kept.has(basename(folder)) && !isServed(folder));
  for (const folder of spare.slice(0, KEPT)) kept.add(basename(folder));
  for (const name of readdirSync(builds)) {
    if (!kept.has(name) && !isServed(join(builds, name))) rmSync(join(builds, name), { recursive: true, force: true });
  }
}

/**
 * Returns true if a process serves from this tree. A server that may not write the tree leaves no lock there, so on Linux the
 * processes themselves are looked at.
 */
export function isTreeServed() {
  if (allBuilds().some(isServed)) return true;
  return (
    process.platform === "linux" && readdirSync("/proc").some((name) => /^\d+$/.test(name) && isServerOfTree(name))
  );
}

// Contents rather than times: a fresh checkout of the same sources is the same build.
function fingerprint() {
  const hash = createHash("sha1").update(chosenRouter().build);
  for (const path of sourceFiles()) {
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function sourceFiles() {
  const files = FOLDERS.flatMap((folder) => filesIn(folder, { recursive: true }));
  // Tenants' folders are read while the server runs.
  const tenants = filesIn("tenants/config", { recursive: false }).filter((path) => path.endsWith(".ts"));
  const single = FILES.map((file) => join(root, file)).filter((path) => existsSync(path));
  return [...files, ...tenants, ...single].filter((path) => !/\.test\.tsx?$|\.md$/.test(path)).sort();
}

/**
 * @param {string} folder
 * @param {{ recursive: boolean }} depth
 */
function filesIn(folder, depth) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { ...depth, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
