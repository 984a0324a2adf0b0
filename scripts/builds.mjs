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
// The files that a build needs to serve: the server bundle, the browser's files, and the stamp.
const OUTPUT = ["server/index.js", "client", "stamp"];

export const COMMANDS = "commands";

/** Number of builds to keep besides the current, former and served ones. */
const KEPT = 2;

export const BUILDS = resolve(root, process.env.BUILDS_DIR || "build");

/** Returns the absolute folder of the next server's build. Undefined without one. @param {string} [builds] */
export function currentBuild(builds = BUILDS) {
  const name = read(join(builds, "current"));
  return name === undefined ? undefined : buildNamed(name, builds);
}

/**
 * Returns the build that `release back` returns to: the former one of the last release, or, after a restart changed the
 * build, the newest one older than `served`.
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
 * Returns the folder of a build. Undefined if the build is missing or incomplete.
 * @param {string} name
 * @param {string} [builds]
 */
export function buildNamed(name, builds = BUILDS) {
  const folder = join(builds, name);
  return name === basename(folder) && isWhole(folder) ? folder : undefined;
}

/** Returns the folders of all complete builds, newest first. @param {string} [builds] */
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

/** @typedef {import("./building/compressed.mjs").Finish} Finish */

/**
 * Returns whether the current build matches the sources. A release build also counts as a quick build.
 * @param {Finish} [finish]
 */
export function buildIsCurrent(finish = "quick") {
  const build = currentBuild();
  const stamp = build && read(join(build, "stamp"));
  return stamp === fingerprint() || (finish === "quick" && stamp === quickStamp(fingerprint()));
}

/** Returns true if a build is a release of the current sources. @param {string} folder */
export function isOfTheseSources(folder) {
  return read(join(folder, "stamp")) === fingerprint();
}

/** @param {string} sources */
function quickStamp(sources) {
  return `${sources} quick`;
}

/**
 * Builds into a new folder and makes the result the current build. A running server keeps its own build. An error
 * leaves the current build unchanged.
 * @param {(line: string) => void} tell
 * @param {Finish} [finish]
 * @throws {Unready} with the build's output
 */
export async function build(tell, finish = "release") {
  makeCurrent(await buildApart(tell, finish));
}

/**
 * Builds into a new folder and returns its name. The next start serves the same build as before. Throws as `build`.
 * @param {(line: string) => void} tell
 * @param {Finish} [finish]
 */
export async function buildApart(tell, finish = "release") {
  // Hashes the sources first, so that an edit during the build makes the build outdated.
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

/** A larger young generation halves garbage collection, because a build's objects live as long as its modules. */
const ROOM = "--max-semi-space-size=32";

/**
 * Builds the browser's files and the server, in parallel if the router's builder allows that.
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

/** Returns whether the build's commands match their sources, which include files that the build itself omits. */
export function commandsAreCurrent() {
  const build = currentBuild();
  return build !== undefined && builtCommand(join(build, COMMANDS), "tenant") !== undefined;
}

/** Rebuilds the commands of the current build. */
export async function rebuildCommands() {
  const build = currentBuild();
  if (!build) return;
  const draft = join(build, `${COMMANDS}.${process.pid}`);
  await buildCommands(draft);
  rmSync(join(build, COMMANDS), { recursive: true, force: true });
  renameSync(draft, join(build, COMMANDS));
}

/** Moves the list of browser files out of the served folder, where React Router leaves it. @param {string} folder */
function keepManifestApart(folder) {
  const served = join(folder, "client/.vite");
  if (!existsSync(served)) return;
  mkdirSync(join(folder, ".vite"), { recursive: true });
  renameSync(join(served, "manifest.json"), join(folder, ".vite/client-manifest.json"));
  rmSync(served, { recursive: true });
  rmSync(join(folder, "server/.vite"), { recursive: true, force: true });
}

/**
 * Selects the build that the next start serves.
 * @param {string} name the build's folder in `builds`
 * @param {string} [builds]
 * @param {string} [former] the name of the build that it replaced
 */
export function makeCurrent(name, builds = BUILDS, former) {
  const write = () => {
    if (former !== undefined) point("former", former, builds);
    else if (name !== read(join(builds, "current"))) rmSync(join(builds, "former"), { force: true });
    point("current", name, builds);
  };
  asOwnerOf(builds, write); // builds belong to the tree's owner, who may differ from the server's user
}

/** @param {"current" | "former"} pointer @param {string} name @param {string} builds */
function point(pointer, name, builds) {
  const draft = join(builds, `${pointer}.${process.pid}`);
  writeFileSync(draft, name);
  renameSync(draft, join(builds, pointer));
}

/**
 * Deletes interrupted builds, and old ones except the current, former, served and two newest others. Runs before a
 * build, never after: another process may still be starting the build that was just replaced.
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
 * Returns whether a server serves this tree. On Linux also checks the processes, because a server that can't write to
 * the tree leaves no lock.
 */
export function isTreeServed() {
  if (allBuilds().some(isServed)) return true;
  return (
    process.platform === "linux" && readdirSync("/proc").some((name) => /^\d+$/.test(name) && isServerOfTree(name))
  );
}

// Hashes contents, not times: a new checkout of the same sources is the same build.
function fingerprint() {
  const hash = createHash("sha1").update(chosenRouter().build);
  for (const path of sourceFiles()) {
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function sourceFiles() {
  const files = FOLDERS.flatMap((folder) => filesIn(folder, { recursive: true }));
  // Counts only the code beside the tenants' folders, because a running server reads the folders themselves.
  const tenants = filesIn("tenants/config", { recursive: false }).filter((path) => path.endsWith(".ts"));
  const single = FILES.map((file) => join(root, file)).filter((path) => existsSync(path));
  return [...files, ...tenants, ...single].filter((path) => !/\.test\.tsx?$|\.md$/.test(path)).sort();
}

/** @param {string} folder @param {{ recursive: boolean }} depth */
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
