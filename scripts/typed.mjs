import { resolve } from "node:path";
import { COMMANDS } from "./all-commands.mjs";
import { root } from "./command.mjs";
import { runTyped } from "./commands/frame.mjs";
import { commandModule, hasCommands } from "./commands/sources.mjs";
import { ignoreClosedPipe } from "./ending.mjs";
import { takeOwner } from "./owner.mjs";
import { startSparing } from "./sparing.mjs";
import { Unready } from "./unready.mjs";

/** Runs the typed command and sets the exit code. */
export async function runCommandLine() {
  startSparing(process.argv.slice(2));
  ignoreClosedPipe();
  process.exitCode = await runTyped(COMMANDS, process.argv.slice(2), { failureOf, authorise });
}

/** @param {unknown} error */
async function failureOf(error) {
  if (error instanceof Unready)
    return { message: error.message, code: "code" in error ? `${error.code}` : "not_ready" };
  if (!hasCommands()) throw error;
  const { failureIn } = await commandModule("failures", () => import("./commands/failures.ts"));
  return failureIn(error);
}

/** @param {import("../app/domain/desk/permissions/permissions.ts").Permission[]} permissions @param {string} tenant */
async function authorise(permissions, tenant) {
  // Files of a command belong to the server's user, who alone may read them.
  process.umask(0o077);
  takeOwner(resolve(root, process.env.DATA_DIR || ".data"));
  const commands = await commandModule("authority", () => import("./commands/authority.ts"));
  await commands.authorise(permissions, tenant);
}
