/**
 * Serves the built tree for tests, one server after the other: a message with an environment starts one, a message
 * without ends it. A server's memory is discarded; the code stays loaded and compiled.
 */
import { fileURLToPath } from "node:url";
import { builtServer } from "../../scripts/running.mjs";

const { start } = await builtServer();
const workerScript = fileURLToPath(new URL("../../scripts/worker.mjs", import.meta.url));
const { warn, error } = console;

/** @type {Awaited<ReturnType<typeof start>> | undefined} */
let server;

process.on("message", async (/** @type {{ environment?: NodeJS.ProcessEnv }} */ { environment }) => {
  if (environment) {
    process.env = environment;
    server = await start({ workerScript }).catch(endWith);
    if (server.adminPort !== undefined) console.log(`admin port ${server.adminPort}`);
    console.log(`port ${server.port}`);
  } else {
    await server?.close();
    for (const event of ["uncaughtException", "unhandledRejection"]) process.removeAllListeners(event);
    Object.assign(console, { warn, error });
    console.log("closed");
  }
});
process.on("disconnect", () => process.exit());

/** Passes the reason to the test, which prints it. @param {unknown} reason @returns {never} */
function endWith(reason) {
  error(reason);
  process.exit(1);
}
