import { parseArgs } from "node:util";
import { nearest } from "../../tenants/config/nearest.mjs";

/** @typedef {import("./declaration.ts").AnyVerb} AnyVerb */
/** @typedef {import("./declaration.ts").Command} Command */
/** @typedef {import("./declaration.ts").Listed} Listed */
/** @typedef {import("./declaration.ts").Noun} Noun */

/** A wrong argument. `message` explains it in a sentence. */
export class Misuse extends Error {}

/** Options of every verb. @type {import("./declaration.ts").Options} */
export const COMMON = { json: { does: "prints the answer as JSON" }, help: { does: "says this" } };

/** @type {import("./declaration.ts").Option} */
export const TENANT = { takes: "<slug>", does: "the site that it is about", needed: true };

/**
 * Finds the verb: the first word that is neither an option nor an option's value. The other words stay in order.
 * Undefined without a verb.
 * @param {string[]} words
 * @param {AnyVerb[]} verbs whose options may precede it
 * @returns {{ name: string | undefined; others: string[] }}
 */
export function verbIn(words, verbs) {
  const at = tokensOf(words, verbs).find(({ kind }) => kind === "positional")?.index;
  return at === undefined ? { name: undefined, others: words } : { name: words[at], others: words.toSpliced(at, 1) };
}

/** Returns the verbs of a noun, including nested nouns. @param {Noun} noun @returns {AnyVerb[]} */
export function verbsOf({ verbs, nouns = {} }) {
  return [...Object.values(verbs), ...Object.values(nouns).flatMap(verbsOf)];
}

/**
 * Parses the words for a verb, by the names of its arguments and options. Throws a Misuse.
 * @returns {{ tenant: string; rest: string[] } & Record<string, any>}
 * @param {AnyVerb} verb
 * @param {string[]} words
 * @param {Record<string, string | undefined>} env
 */
export function given(verb, words, env) {
  const options = optionsOf(verb);
  const { values, positionals } = typed(verb, words);
  refuseLost(options, values, env);
  /** @type {{ tenant: string; rest: string[] } & Record<string, unknown>} */
  const read = { tenant: "", rest: [] };
  for (const [name, option] of Object.entries(options)) {
    const text = values[name] ?? option.usual;
    if (!option.takes) read[name] = text === true;
    else if (typeof text === "string") read[name] = readWord(`--${name}`, option, text);
  }
  refuseMissing(options, read);
  return Object.assign(read, argumentsOf(verb.arguments ?? {}, positionals));
}

/**
 * Returns the permissions that the verb and these options need.
 * @param {AnyVerb} verb
 * @param {Record<string, unknown>} asked
 */
export function permissionsOf({ permission, options = {} }, asked) {
  const used = Object.entries(options).filter(([name]) => asked[name] !== undefined && asked[name] !== false);
  const all = [permission, ...used.map(([, option]) => option.permission)];
  return [...new Set(all.flatMap((each) => each ?? []))];
}

/**
 * Returns the options of a verb, including the common ones. A verb that prints its own output has no `--json`.
 * @param {AnyVerb} verb
 * @returns {import("./declaration.ts").Options}
 */
export function optionsOf({ options = {}, tenant, prints }) {
  const { json, help } = /** @type {Required<typeof COMMON>} */ (COMMON);
  return { ...(tenant && { tenant: TENANT }), ...options, ...(prints ? { help } : { json, help }) };
}

/** Suggests the known word that was meant. @param {string} word @param {string[]} known */
export function meant(word, known) {
  const near = nearest(word, known);
  return near ? ` Did you mean ${near}?` : "";
}

/** @param {string[]} words @param {AnyVerb[]} verbs */
function tokensOf(words, verbs) {
  const options = Object.assign({ tenant: TENANT }, ...verbs.map(optionsOf));
  return parseArgs({ args: words, strict: false, tokens: true, options: parsable(options) }).tokens;
}

/** @param {import("./declaration.ts").Options} options */
function parsable(options) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { takes }]) => {
      const short = name === "help" ? { short: "h" } : {};
      return [name, { type: /** @type {"string" | "boolean"} */ (takes ? "string" : "boolean"), ...short }];
    }),
  );
}

/** @param {AnyVerb} verb @param {string[]} words */
function typed(verb, words) {
  const options = optionsOf(verb);
  const tokens = tokensOf(words, [verb]);
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) {
      const known = Object.keys(options).map((name) => `--${name}`);
      throw new Misuse(`There is no ${token.rawName}.${meant(token.rawName, known)}`);
    }
    const isValue =
      token.value !== undefined && (token.inlineValue || !/^-./.test(token.value) || /^-\d/.test(token.value));
    if (option.takes && !isValue) throw new Misuse(`${token.rawName} takes ${option.takes}: ${option.does}`);
    if (!option.takes && token.value !== undefined) throw new Misuse(`${token.rawName} takes no value`);
  }
  return parseArgs({ args: words, strict: false, options: parsable(options) });
}

/**
 * Throws a Misuse for options that npm kept because they stood before a "--". npm passes them only in the environment.
 * @param {import("./declaration.ts").Options} options
 * @param {Record<string, unknown>} values
 * @param {Record<string, string | undefined>} env
 */
function refuseLost(options, values, env) {
  if (!/^run/.test(env.npm_command ?? "")) return;
  const lost = Object.keys(options).filter(
    (name) =>
      values[name] === undefined && !["", "false"].includes(env[`npm_config_${name.replaceAll("-", "_")}`] ?? ""),
  );
  if (lost.length === 0) return;
  const names = lost.map((name) => `--${name}`).join(" and ");
  const line = `npm run ${env.npm_lifecycle_event} -- ...`;
  throw new Misuse(`npm kept ${names}. Put -- before the first option: ${line}`, { cause: "npm" });
}

/** @param {import("./declaration.ts").Options} options @param {Record<string, unknown>} read */
function refuseMissing(options, read) {
  const missing = Object.entries(options).filter(([name, { needed }]) => needed && blank(read[name]));
  const [first] = missing;
  if (!first) return;
  const names = missing.map(([name, { takes }]) => `--${name} ${takes}`);
  const why = missing.length === 1 && typeof first[1].needed === "string" ? `: ${first[1].needed}` : "";
  throw new Misuse(`${names.join(" and ")} ${names.length === 1 ? "is" : "are"} missing${why}`);
}

/** @param {unknown} value */
function blank(value) {
  return value === undefined || (typeof value === "string" && value.trim() === "");
}

/** @param {import("./declaration.ts").Arguments} declared @param {string[]} words */
function argumentsOf(declared, words) {
  /** @type {Record<string, unknown>} */
  const read = {};
  const left = [...words];
  for (const [name, argument] of Object.entries(declared)) {
    const own = argument.many ? left.splice(0) : left.splice(0, 1);
    if (own.length === 0 && !argument.optional) throw new Misuse(`<${name}> is missing: ${argument.does}`);
    const values = own.map((word) => readWord(`<${name}>`, argument, word));
    read[name] = argument.many ? values : values[0];
  }
  if (left.length > 0) throw new Misuse(`"${left.join(" ")}" is too much`);
  return read;
}

/** @param {string} name @param {{ read?(text: string): unknown }} declared @param {string} text */
function readWord(name, { read }, text) {
  if (!read) return text.trim();
  try {
    return read(text.trim());
  } catch (error) {
    throw new Misuse(`${name} ${error instanceof Error ? error.message : error}`);
  }
}
