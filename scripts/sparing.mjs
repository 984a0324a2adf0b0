/** What reads or writes whole brands as streams. */
const STREAMS = ["tenant export", "tenant restore", "tenant clone", "backup run", "backup verify", "backup restore"];

/** In MB. From Node 22 on it grows to 32 under streams, and there are three of them. */
const HALF_OF_YOUNG = "--max-semi-space-size=4";
/** In bytes, for glibc: what is larger goes back to the machine once it is free. The pieces of streams are. */
const GIVEN_BACK = { MALLOC_MMAP_THRESHOLD_: "65536" };

/**
 * Starts a command that streams anew in the place of this process, with a heap that stays small. Returns where that is not wanted, or
 * Node can't: from 22.15 on it can.
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
 * The arguments and the environment of a command that streams. Undefined for another one, and for one that has a size already.
 * @param {string[]} words
 * @param {Pick<NodeJS.Process, "argv" | "execArgv" | "env" | "execPath">} from
 */
export function sparing(words, { argv, execArgv, env, execPath }) {
  if (!STREAMS.includes(words.slice(0, 2).join(" "))) return undefined;
  const given = [...execArgv, ...(env.NODE_OPTIONS ?? "").split(" ")];
  if (given.some((each) => each.startsWith("--max-semi-space-size"))) return undefined;
  return { args: [execPath, ...execArgv, HALF_OF_YOUNG, ...argv.slice(1)], env: { ...env, ...GIVEN_BACK } };
}
