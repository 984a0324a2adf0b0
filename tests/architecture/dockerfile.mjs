/** @typedef {{ name: string; rest: string }} Instruction In capitals, and what follows it in one line. */
/** @typedef {{ from: string; name: string | undefined; instructions: Instruction[] }} Stage */

/**
 * Parses a Dockerfile's stages. Supports ours only: no heredocs, ARG only before FROM, the backslash as escape.
 * @param {string} text
 * @returns {Stage[]}
 */
export function stagesOf(text) {
  const lines = text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"))
    .join("\n")
    .replace(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  /** @type {Stage[]} */
  const stages = [];
  /** @type {Record<string, string>} */
  const given = {};
  for (const line of lines) {
    const [, name = "", rest = ""] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === "") throw new Error(`not an instruction: ${line}`);
    if (name === "ARG") Object.assign(given, variablesOf(rest));
    else if (name === "FROM") {
      const [from = "", as, own] = rest.replace(/\$\{(\w+)\}/g, (_, each) => given[each] ?? "").split(/\s+/);
      stages.push({ from, name: as === undefined ? undefined : own, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, rest });
    }
  }
  return stages;
}

/**
 * Parses the `NAME=value` pairs of an ENV instruction.
 * @param {string} rest
 * @returns {Record<string, string>}
 */
export function variablesOf(rest) {
  return Object.fromEntries([...rest.matchAll(/([A-Za-z_]\w*)=(\S+)/g)].map(([, name, value]) => [name, value]));
}

/**
 * Returns the paths that a .dockerignore keeps. The last pattern that covers a path or a parent folder decides.
 * @param {string} text
 * @param {string[]} paths
 */
export function sentBy(text, paths) {
  const patterns = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ keeps: line.startsWith("!"), matches: matcherOf(line.replace(/^!/, "")) }));
  return paths.filter((path) => {
    const parents = path.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
    const last = patterns.findLast(({ matches }) => parents.some((each) => matches.test(each)));
    return last === undefined || last.keeps;
  });
}

/** @param {string} pattern */
function matcherOf(pattern) {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*\*\//g, "\0")
    .replace(/\*/g, "[^/]*")
    .replaceAll("\0", "(.*/)?");
  return new RegExp(`^${source}$`);
}
