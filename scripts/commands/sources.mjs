import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtCommand } from "../building/commands.mjs";
import { COMMANDS, currentBuild } from "../builds.mjs";
import { root } from "../command.mjs";
import { Unready } from "../unready.mjs";

/** Where this process has its commands from, once it has one: a class of the one is none of the other. @type {"build" | "sources" | undefined} */
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
  const build = origin === "sources" ? undefined : currentBuild();
  const built = build && builtCommand(join(build, COMMANDS), name);
  if (built) {
    origin = "build";
    return import(pathToFileURL(built).href);
  }
  if (origin !== "sources") await readSources();
  origin = "sources";
  return read();
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
    throw new Unready("Nothing is installed yet: npm start, or npm ci --include=dev");
  }
}
