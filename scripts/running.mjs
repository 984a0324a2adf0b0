import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { currentBuild } from "./builds.mjs";
import { serveFrom } from "./served-builds.mjs";
import { Unready } from "./unready.mjs";

const STOP_WITHIN_MS = 10_000;

/** @typedef {import("../app/cluster/served.ts").SiteSummary} RunningSite */

/**
 * Loads the built app/serve/main.ts, by default of the current build. Throws Unready without a build.
 * @param {string} [build] the build's folder
 * @returns {Promise<typeof import("../app/serve/main.ts")>}
 */
export async function builtServer(build = currentBuild()) {
  if (!build) {
    throw new Unready("Nothing is built yet. Run npm run build, or npm start, which builds automatically.");
  }
  return import(pathToFileURL(join(build, "server/index.js")).href);
}

/** Serves the current build until this process ends, with the configured number of workers (`worker.mjs`). */
export async function startServer() {
  process.umask(0o077); // files are readable only by this user; workers inherit this
  const build = currentBuild();
  if (build) serveFrom(build);
  const { start } = await builtServer(build);
  const server = await asked(() => start({ workerScript: fileURLToPath(new URL("worker.mjs", import.meta.url)) }));
  closeOnSignal(() => server.close());
  return server;
}

/**
 * Calls the server. Turns its messages about wrong settings and taken ports into Unready.
 * @template T
 * @param {() => Promise<T>} call
 * @returns {Promise<T>}
 */
export async function asked(call) {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Error && !isMistakeInCode(error) ? new Unready(error.message) : error;
  }
}

/**
 * Closes the server at the first signal: open requests get up to ten seconds. A second signal ends the process at once.
 * @param {() => Promise<void>} close
 */
export function closeOnSignal(close) {
  let closing = false;
  const stop = async () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
}

/** @param {Error} error */
function isMistakeInCode(error) {
  return [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind);
}
