import { existsSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./command.mjs";

/** @typedef {import("../app/cluster/release-socket.ts").ServerStatus} ServerStatus */
/** @typedef {{ path: string; status: ServerStatus }} RunningServer */

/** Timeout in ms for a server's status. */
const PATIENCE = 5_000;

/** Returns the data folder of the settings. */
export function dataFolder() {
  return resolve(root, process.env.DATA_DIR || ".data");
}

/** Deletes sockets of killed servers. @param {string} [dataDir] @returns {Promise<RunningServer[]>} */
export async function runningServers(dataDir = dataFolder()) {
  if (!existsSync(dataDir)) return [];
  const paths = readdirSync(dataDir)
    .filter((name) => /^\.server-[\da-f]{12}\.sock$/.test(name))
    .map((name) => join(dataDir, name));
  const found = await Promise.all(paths.map(serverAt));
  return found.filter((server) => server !== undefined);
}

/** @param {string} path */
async function serverAt(path) {
  try {
    /** @type {ServerStatus | undefined} */
    let status;
    await ask(path, { ask: "status" }, (said) => {
      status = said.status ?? status;
    });
    return status && { path, status };
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ECONNREFUSED") rmSync(path, { force: true });
    else if (/** @type {NodeJS.ErrnoException} */ (error).code === "EACCES") throw error;
    return undefined;
  }
}

/**
 * Has a server take a build. Throws with the server's message if it refuses, or if the server ends.
 * @param {RunningServer} server
 * @param {string} build its name
 * @param {(line: string) => void} tell
 */
export async function takeBuild({ path }, build, tell) {
  /** @type {string | undefined} */
  let failed;
  let done = false;
  await ask(path, { ask: "take", build }, (said) => {
    if (said.line !== undefined) tell(said.line);
    failed = said.failed ?? failed;
    done ||= said.done === true;
  });
  if (failed !== undefined) throw new Error(failed);
  if (!done) throw new Error("the server ended before the build was taken");
}

/**
 * @typedef {{ status?: ServerStatus; line?: string; done?: boolean; failed?: string }} Said
 * @param {string} path
 * @param {object} question
 * @param {(said: Said) => void} hear
 * @returns {Promise<void>} after the server's last message
 */
function ask(path, question, hear) {
  return new Promise((done, fail) => {
    const socket = connect(path);
    const waits = "build" in question ? 0 : PATIENCE;
    socket.setTimeout(waits, () => socket.destroy(new Error("the server does not answer")));
    socket.once("error", fail);
    socket.once("connect", () => socket.write(`${JSON.stringify(question)}\n`));
    const lines = createInterface({ input: socket }).on("line", (line) => hear(JSON.parse(line)));
    lines.on("error", fail); // forwards the socket's errors
    socket.once("close", () => {
      lines.close();
      setImmediate(done);
    });
  });
}
