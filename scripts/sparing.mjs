/** Commands that stream whole brands. */
const STREAMS = ["tenant export", "tenant restore", "tenant clone", "backup run", "backup verify", "backup restore"];

/** Limits each of V8's three semi-spaces, in MB. Node 22 and later grow each to 32 MB under streams. */
const HALF_OF_YOUNG = "--max-semi-space-size=4";
/** Makes glibc return freed blocks of this size to the system, in bytes. Chunks of a stream are larger. */
const GIVEN_BACK = { MALLOC_MMAP_THRESHOLD_: "65536" };

/**
 * Restarts this process with less memory if the command streams. Needs Linux and Node 22.15 or later.
 * @param {string[]} words as typed
 */
export function startSparing(words) {
  const anew = sparing(words, process);
  const { execve } = /** @type {{ execve?: (file: string, args: string[], env: NodeJS.ProcessEnv) => never }} */ (
    process
  );
  if (anew && process.platform === "linux") execve?.call(process, process.execPath, anew.args, anew.env);
}

/**
 * Returns arguments and environment for a streaming command. Undefined for others, and if a heap size is set.
 * @param {string[]} words
 * @param {Pick<NodeJS.Process, "argv" | "execArgv" | "env" | "execPath">} from
 */
export function sparing(words, { argv, execArgv, env, execPath }) {
  if (!STREAMS.includes(words.slice(0, 2).join(" "))) return undefined;
  const given = [...execArgv, ...(env.NODE_OPTIONS ?? "").split(" ")];
  if (given.some((each) => each.startsWith("--max-semi-space-size"))) return undefined;
  return { args: [execPath, ...execArgv, HALF_OF_YOUNG, ...argv.slice(1)], env: { ...env, ...GIVEN_BACK } };
}
