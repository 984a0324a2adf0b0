import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { currentBuild } from "./builds.mjs";
import { serveFrom } from "./served-builds.mjs";
import { Unready } from "./unready.mjs";

const STOP_WITHIN_MS = 10_000;

/** @typedef {import("../app/cluster/served.ts").SiteSummary} RunningSite */

/**
 * The built app/serve/main.ts, of the current build unless told otherwise. Throws Unready where there is no build.
 * @param {string} [build] the build's folder
 * @returns {Promise<typeof import("../app/serve/main.ts")>}
 */
export async function builtServer(build = currentBuild()) {
  if (!build) {
    throw new Unready("Nothing is built yet: npm run build (or npm start, which prepares and builds by itself).");
  }
  return import(pathToFileURL(join(build, "server/index.js")).href);
}

/** Serves the current build to this process's end, with as many workers as there are to be; `worker.mjs` is one. */
export async function startServer() {
  process.umask(0o077); // what it writes is nobody else's to read; its workers have it from here
  const build = currentBuild();
  if (build) serveFrom(build);
  const { start } = await builtServer(build);
  const server = await asked(() => start({ workerScript: fileURLToPath(new URL("worker.mjs", import.meta.url)) }));
  closeOnSignal(() => server.close());
  return server;
}

/**
 * Calls into the server; what it says about a wrong setting or a taken port is passed on as Unready.
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
 * Stops at the first SIGINT or SIGTERM: open requests may end, for ten seconds at most. A second signal ends at once.
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
