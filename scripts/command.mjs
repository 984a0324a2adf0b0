import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, realpathSync, statSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, without a trailing slash. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");

/** TypeScript 7 needs a quarter of the CPU. Code that uses the compiler's API needs 5. */
export const TYPE_CHECKER = "typescript-7/bin/tsc";

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] the whole environment of the command, by default this process's
 * @property {(line: string) => void} [onLine] called with each line
 * @property {AbortSignal} [signal] stops the command
 * @property {boolean} [shown] whether to write directly to this process's output
 */

/**
 * Runs a command in the project's folder without input. Never throws: code 127 if the command can't start. `output` has
 * the last 400 lines of both streams. A signal that stops this process stops the command first, so that nothing keeps
 * running after an interrupted start.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number; output: string }>}
 */
export function run(command, args, { env = process.env, onLine, signal, shown = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      signal,
      stdio: ["ignore", shown ? "inherit" : "pipe", shown ? "inherit" : "pipe"],
    });
    const lines = lineKeeper(onLine);
    child.stdout?.setEncoding("utf8").on("data", lines.take);
    child.stderr?.setEncoding("utf8").on("data", lines.take);

    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy;
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);

    /** @param {number} code @param {string} [reason] */
    const finish = (code, reason) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      if (stoppedBy) process.kill(process.pid, stoppedBy);
      resolve({ code, output: reason ?? lines.kept() });
    };
    child.once("error", (error) => finish(127, error.message));
    child.once("close", (code) => finish(code ?? 1));
  });
}

/** The folder of Debian's Node packages. Debian's own npm needs this folder in NODE_PATH. */
const DEBIANS_PACKAGES = "/usr/share/nodejs";

/**
 * Runs the npm that runs this script, else the first on the PATH. Uses this process's Node, because npm omits optional
 * packages that its Node is too old for.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options = {}) {
  const program = [process.env.npm_execpath, findProgram("npm")]
    .map((path) => (path && existsSync(path) ? realpathSync(path) : ""))
    .find((path) => /^npm-cli\.c?js$/.test(basename(path)));
  if (!program) return run("npm", args, options);
  const isDebians = program.startsWith(`${DEBIANS_PACKAGES}/`);
  const env = { ...(options.env ?? process.env), ...(isDebians && { NODE_PATH: DEBIANS_PACKAGES }) };
  return run(process.execPath, [program, ...args], { ...options, env });
}

/**
 * Returns the full path of the first of these programs on the PATH.
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @type {boolean | undefined} */
let musl;

/** Returns true on a Linux whose C library is musl. */
export function usesMusl() {
  if (musl === undefined) {
    const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
    musl = process.platform === "linux" && report.header?.glibcVersionRuntime === undefined;
  }
  return musl;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {((line: string) => void) | undefined} onLine */
function lineKeeper(onLine) {
  /** @type {string[]} */
  const kept = [];
  let open = "";
  return {
    /** @param {string} text */
    take(text) {
      const lines = (open + text).split(/\r?\n/);
      open = lines.pop() ?? "";
      for (const line of lines) onLine?.(line);
      kept.push(...lines);
      kept.splice(0, kept.length - 400);
    },
    kept: () => [...kept, open].join("\n").trim(),
  };
}
