import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtCommand } from "../building/commands.mjs";
import { COMMANDS, currentBuild } from "../builds.mjs";
import { root } from "../command.mjs";
import { Unready } from "../unready.mjs";

/**
 * The source of this process's commands: `sources`, or the folder of the built commands. A process must not mix both,
 * because they have separate classes. The variable also caches the check of the build, which reads all sources.
 * @type {string | undefined}
 */
let origin;

/**
 * Loads a module of this folder: the built one if it matches the sources, else the source through tsx. Throws Unready
 * if nothing is installed.
 * @template {object} Module
 * @param {string} name
 * @param {() => Promise<Module>} read
 * @returns {Promise<Module>}
 */
export async function commandModule(name, read) {
  const built = origin === undefined ? builtNow(name) : builtIn(origin, name);
  if (built) {
    origin = dirname(built);
    return import(pathToFileURL(built).href);
  }
  if (origin !== "sources") await readSources();
  origin = "sources";
  return read();
}

/** @param {string} name */
function builtNow(name) {
  const build = currentBuild();
  return build && builtCommand(join(build, COMMANDS), name);
}

/** @param {string} folder @param {string} name */
function builtIn(folder, name) {
  const file = join(folder, `${name}.mjs`);
  return folder !== "sources" && existsSync(file) ? file : undefined;
}

/** Returns whether this process has loaded a command, and so its error classes. */
export function hasCommands() {
  return origin !== undefined;
}

/** Lets this process import TypeScript. */
async function readSources() {
  try {
    const { register } = await import("tsx/esm/api");
    register({ tsconfig: join(root, "tsconfig.json") });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Unready("Nothing is installed yet. Run npm start, or npm run build");
  }
}
