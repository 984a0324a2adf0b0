import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtCommand } from "../building/commands.mjs";
import { COMMANDS, currentBuild } from "../builds.mjs";
import { root } from "../command.mjs";
import { Unready } from "../unready.mjs";

/**
 * Where this process has its commands from, once it has one: `sources`, or the folder of those that are built. A class of the one is
 * none of the other, and whether they were built from these sources is asked once: it means reading all of them.
 * @type {string | undefined}
 */
let origin;

/**
 * A module of this folder: the built one, or where the build is of other sources than these, the source through tsx.
 * Throws Unready where nothing is installed.
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

/** Whether the module of a command is there, so that its errors are. */
export function hasCommands() {
  return origin !== undefined;
}

/** From here on this process imports TypeScript. */
async function readSources() {
  try {
    const { register } = await import("tsx/esm/api");
    register({ tsconfig: join(root, "tsconfig.json") });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Unready("Nothing is installed yet: npm start, or npm run build");
  }
}
