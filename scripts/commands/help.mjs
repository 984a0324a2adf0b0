import { columns } from "../columns.mjs";
import { optionsOf } from "./reading.mjs";

/** @typedef {import("./declaration.ts").AnyVerb} AnyVerb */
/** @typedef {import("./declaration.ts").Listed} Listed */

const CODES = "Exit codes: 0 done, 1 refused or a problem found, 2 wrong arguments.";

/** @param {Record<string, Listed>} commands */
export function helpOfAll(commands) {
  return `npx bouquet <command> [options]

${table(Object.entries(commands).map(([name, { does }]) => [name, does]))}

npx bouquet <command> --help says the rest. Each is also npm run <command>, which needs a "--" before options:
npm run photos -- list --tenant velvet. Settings are the server's: TENANTS_DIR, DATA_DIR, DATABASE_URL and so on.
${CODES}`;
}

/** @param {string[]} path @param {import("./declaration.ts").Noun} noun */
export function helpOfNoun(path, { verbs, nouns = {}, more }) {
  const rows = Object.entries(verbs).map(([verb, declared]) => [
    usage([...path, verb], declared).replace(`${PROGRAM} `, ""),
    declared.does,
  ]);
  const within = Object.entries(nouns).map(([noun, { verbs }]) => [
    [...path, noun, "<verb>"].join(" "),
    `One of ${Object.keys(verbs).join(", ")}.`,
  ]);
  return `${[PROGRAM, ...path].join(" ")} <verb>

${[...rows, ...within].map(([line, does]) => `  ${line}\n      ${does}`).join("\n")}
${paragraph(more)}
${[PROGRAM, ...path].join(" ")} <verb> --help says what its options are.
${CODES}`;
}

/** @param {string[]} path @param {AnyVerb} verb */
export function helpOfVerb(path, verb) {
  const args = Object.entries(verb.arguments ?? {}).map(([name, { does }]) => [`<${name}>`, does]);
  const options = Object.entries(optionsOf(verb)).map(([name, { takes, does, usual }]) => [
    [`--${name}`, takes].filter(Boolean).join(" "),
    usual === undefined ? does : `${does} (${usual})`,
  ]);
  return `${usage(path, verb)}

  ${verb.does}

${table([...args, ...options])}
${paragraph(verb.more)}
${CODES}`;
}

/**
 * Formats the usage of a verb: `npx bouquet photos reject --tenant <slug> <id...> --reason <text>`.
 * @param {string[]} path
 * @param {AnyVerb} verb
 */
export function usage(path, verb) {
  const args = Object.entries(verb.arguments ?? {}).map(([name, { many, optional }]) => {
    const word = `<${name}${many ? "..." : ""}>`;
    return optional ? `[${word}]` : word;
  });
  const options = Object.entries(optionsOf(verb))
    .filter(([name]) => name !== "help" && name !== "json")
    .map(([name, { takes, needed }]) => {
      const words = [`--${name}`, takes].filter(Boolean).join(" ");
      return needed ? words : `[${words}]`;
    });
  const rest = "rest" in verb && verb.rest ? [verb.rest] : [];
  return [PROGRAM, ...path, ...args, ...options, ...rest].join(" ");
}

const PROGRAM = "npx bouquet";

/** @param {string | undefined} text */
function paragraph(text) {
  return text ? `\n${text.trim()}\n` : "";
}

/** @param {string[][]} rows */
function table(rows) {
  return columns(rows)
    .map((line) => `  ${line}`)
    .join("\n");
}
