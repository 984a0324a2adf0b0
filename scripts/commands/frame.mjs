import { helpOfAll, helpOfNoun, helpOfVerb, usage } from "./help.mjs";
import { given, Misuse, meant, permissionsOf, verbIn, verbsOf } from "./reading.mjs";

/** @typedef {import("./declaration.ts").AnyVerb} AnyVerb */
/** @typedef {import("./declaration.ts").Listed} Listed */
/** @typedef {import("../../app/domain/desk/permissions/permissions.ts").Permission} Permission */

/**
 * @typedef {object} Context
 * @property {(error: unknown) => Promise<Failure>} failureOf returns a failure that the user can fix; rethrows others
 * @property {(permissions: Permission[], tenant: string) => Promise<void>} [authorise] throws without a permission
 * @property {Record<string, string | undefined>} [env]
 * @property {(text: string) => void} [print]
 * @property {(text: string) => void} [complain]
 */

/** @typedef {{ message: string; code?: string }} Failure */

/**
 * Runs the words typed after `bouquet`. Returns the exit code: 0 done, 1 refused or a problem found, 2 wrong arguments.
 * @param {Record<string, Listed>} commands
 * @param {string[]} typed
 * @param {Context} context
 * @returns {Promise<number>}
 */
export async function runTyped(commands, typed, context) {
  const { failureOf, authorise, env = process.env, print = console.log, complain = console.error } = context;
  const asJson = typed.includes("--json");
  /** @param {number} exit @param {Failure} failure @param {string} [hint] */
  const fail = (exit, { message, code }, hint = "") => {
    complain(asJson ? JSON.stringify({ error: { ...(code && { code }), message } }) : `${message}${hint}`);
    return exit;
  };
  let found;
  try {
    found = await find(commands, typed);
    if ("help" in found) {
      print(found.help);
      return 0;
    }
    const { verb, words } = found;
    const asked = "rest" in verb && verb.rest ? { tenant: "", rest: words } : given(verb, words, env);
    const permissions = permissionsOf(verb, asked);
    if (permissions.length > 0) await authorise?.(permissions, asked.tenant);
    return answered(await verb.run(asked), asJson, print);
  } catch (error) {
    if (!(error instanceof Misuse)) return fail(1, await failureOf(error));
    const line = found && "verb" in found ? `\n\n${usage(found.path, found.verb)}\nSee --help.` : "";
    return fail(
      2,
      { message: error.message, code: "misuse" },
      `${line}${error.cause === "npm" ? "" : hintOfNpm(typed, env)}`,
    );
  }
}

/**
 * @param {Record<string, Listed>} commands
 * @param {string[]} typed
 * @returns {Promise<{ help: string } | { path: string[]; verb: AnyVerb; words: string[] }>}
 */
async function find(commands, typed) {
  const { name, others } = verbIn(typed, []);
  const asksHelp = typed.some((word) => word === "--help" || word === "-h");
  if (name === undefined || name === "help") {
    if (asksHelp || name === "help") return { help: helpOfAll(commands) };
    throw new Misuse(`Which command?\n\n${helpOfAll(commands)}`);
  }
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!listed) {
    throw new Misuse(`There is no command ${name}.${meant(name, Object.keys(commands))} npx bouquet --help lists all.`);
  }
  const command = await listed.load();
  if (!("verbs" in command)) {
    if ("rest" in command && command.rest ? asksHelpFirst(others) : asksHelp)
      return { help: helpOfVerb([name], command) };
    return { path: [name], verb: command, words: others };
  }
  return findIn([name], command, others, asksHelp);
}

/**
 * @param {string[]} path
 * @param {import("./declaration.ts").Noun} noun
 * @param {string[]} words
 * @param {boolean} asksHelp
 * @returns {{ help: string } | { path: string[]; verb: AnyVerb; words: string[] }}
 */
function findIn(path, noun, words, asksHelp) {
  const { verbs, nouns = {} } = noun;
  const { name, others } = verbIn(words, verbsOf(noun));
  const known = [...Object.keys(verbs), ...Object.keys(nouns)];
  if (name === undefined || name === "help") {
    if (asksHelp || name === "help") return { help: helpOfNoun(path, noun) };
    throw new Misuse(`${path.join(" ")} needs a verb: ${known.join(", ")}\n\n${helpOfNoun(path, noun)}`);
  }
  const longer = [...path, name];
  if (Object.hasOwn(nouns, name) && nouns[name]) return findIn(longer, nouns[name], others, asksHelp);
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb)
    throw new Misuse(`${path.join(" ")} has no verb ${name}.${meant(name, known)} It has ${known.join(", ")}.`);
  return asksHelp ? { help: helpOfVerb(longer, verb) } : { path: longer, verb, words: others };
}

/** Checks only the first word: words that are passed on may contain another --help. @param {string[]} words */
function asksHelpFirst([first]) {
  return first === "--help" || first === "-h";
}

/**
 * @param {import("./declaration.ts").Answer | number | void} answer
 * @param {boolean} asJson
 * @param {(text: string) => void} print
 */
function answered(answer, asJson, print) {
  if (typeof answer !== "object") return answer ?? 0;
  const { lines, data, code = 0 } = answer;
  if (asJson) print(JSON.stringify(data, null, 2));
  else for (const line of lines) print(line);
  return code;
}

/**
 * Returns a hint about options that npm kept because they stood before a "--". npm stores some under another name:
 * `--by` is its `--bypass-2fa`.
 * @param {string[]} typed
 * @param {Record<string, string | undefined>} env
 */
function hintOfNpm(typed, env) {
  if (!/^run/.test(env.npm_command ?? "") || typed.some((word) => word.startsWith("--"))) return "";
  return `\nOptions need a "--" before them with npm: npm run ${env.npm_lifecycle_event} -- ...`;
}
