import type { z } from "zod";
import { secretReference } from "./formats";
import { nearest } from "./nearest.mjs";
import { tenantConfig } from "./schema";
import type { Complaint } from "./source";

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/**
 * Explains zod's issue with a config, or with another file whose schema is `root`: one complaint for each error. Never
 * repeats a value that may be a secret.
 */
export function explainIssue(issue: Issue, config: unknown, root: Schema = tenantConfig): Complaint[] {
  const path = issue.path as (string | number)[];
  if (issue.code === "unrecognized_keys") {
    // The parser refuses __proto__, also in places where zod would not.
    return issue.keys
      .filter((key) => key !== "__proto__")
      .map((key) => unknownKey(path, key, knownKeys(path, config, root)));
  }
  const within = issuesWithin(issue);
  if (within?.length)
    return within.flatMap((each) => explainIssue({ ...each, path: [...issue.path, ...each.path] }, config, root));
  const given = valueAt(config, path);
  const schema = schemaAt(path, config, root);
  if (given === undefined && path.length > 0 && issue.code !== "custom") return [missing(path, schema)];
  if (isSecret(schema) && typeof given === "string") {
    return [
      {
        path,
        reason: "holds a secret itself, and a config is no place for one",
        remedy:
          'Put the secret into an environment variable and its name here: { "env": "NAME" }. Change the secret if this file was shared',
      },
    ];
  }
  return [{ path, ...explain(issue, given, schema) }];
}

function explain(issue: Issue, given: unknown, schema: Schema | undefined): { reason: string; remedy: string } {
  const advice = adviceOf(schema);
  switch (issue.code) {
    case "custom":
      return { reason: issue.message, remedy: issue.params?.remedy ?? advice };
    case "invalid_union":
    case "invalid_value": {
      const values = issue.code === "invalid_value" ? issue.values : namesOf(issue);
      const options = values.map(String);
      const meant = typeof given === "string" ? nearest(given, options) : undefined;
      const taken = [...options, ...shapesOf(issue)];
      const isListed = taken.length > 0 && taken.length <= 20;
      return {
        reason: isListed ? `is ${shown(given)}, and must be one of ${taken.join(", ")}` : `cannot be ${shown(given)}`,
        remedy: meant ? `Did you mean ${JSON.stringify(values[options.indexOf(meant)])}?` : advice,
      };
    }
    case "invalid_type":
      return { reason: `is ${nameOf(given)}, and must be ${TYPES[issue.expected] ?? issue.expected}`, remedy: advice };
    case "too_small":
    case "too_big": {
      // The schema has its own messages for texts and lists; zod's are for numbers.
      if (typeof given !== "number") {
        return { reason: issue.message, remedy: issue.code === "too_big" ? "Shorten it" : `Fill it in. ${advice}` };
      }
      const bound = issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
      return { reason: `is ${given}, and must be ${bound}`, remedy: advice };
    }
    default:
      return { reason: issue.message, remedy: advice };
  }
}

/** Returns the values that a union accepts: the values of its discriminator, or the values of its enums. */
function namesOf(issue: Issue): unknown[] {
  if ("options" in issue && Array.isArray(issue.options)) return issue.options;
  return optionsOf(issue).flatMap(([first]) => (first?.code === "invalid_value" ? first.values : []));
}

/** Describes what else a union accepts. */
function shapesOf(issue: Issue): string[] {
  return optionsOf(issue).flatMap(([first]) =>
    first?.code === "invalid_type" ? (TYPES[first.expected] ?? first.expected) : [],
  );
}

/** Returns the issues of each option of a union without a discriminator. */
function optionsOf(issue: Issue): Issue[][] {
  return issue.code === "invalid_union" ? issue.errors : [];
}

/** Returns the issues within the option whose type the value has. Undefined if no option has that type. */
function issuesWithin(issue: Issue): Issue[] | undefined {
  return optionsOf(issue).find((own) => own.every(({ code, path }) => path.length > 0 || code === "unrecognized_keys"));
}

const shown = (given: unknown) =>
  typeof given === "object" && given ? nameOf(given) : (JSON.stringify(given) ?? "nothing").slice(0, 80);

const TYPES: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list [...]",
  object: "an object {...}",
  record: "an object {...}",
};

function nameOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number") return Number.isInteger(value) ? "a number" : "not whole";
  return { string: "a text", boolean: "true or false", object: "an object" }[typeof value as string] ?? typeof value;
}

/** Compares the shape, because a schema with a description is a copy. */
function isSecret(schema: Schema | undefined): boolean {
  const def = schema && defOf(bare(schema));
  return def?.type === "object" && def.shape.env === secretReference.shape.env;
}

function unknownKey(path: (string | number)[], key: string, known: string[]): Complaint {
  const meant = nearest(key, known);
  const list = known.length > 30 || known.length === 0 ? "Remove it" : `Remove it; known here: ${known.join(", ")}`;
  return {
    path: [...path, key],
    onKey: true,
    reason: "is not a known key",
    remedy: meant ? `Did you mean "${meant}"?` : list,
  };
}

function missing(path: (string | number)[], schema: Schema | undefined): Complaint {
  const { examples } = metaOf(schema);
  const key = JSON.stringify(path.at(-1));
  const example = examples ? `, for example ${key}: ${JSON.stringify(examples[0])}` : "";
  return { path, reason: "is missing", remedy: `Add ${key}${example}. ${adviceOf(schema)}` };
}

/** Returns the description of the key, which nearly always says what to write. */
function adviceOf(schema: Schema | undefined): string {
  const { description } = metaOf(schema);
  return description ? description.replace(/\.$/, "") : "See scripts/operating/configuration.md";
}

function metaOf(schema: Schema | undefined): { description?: string; examples?: unknown[] } {
  return ((schema as z.ZodType | undefined)?.meta() ?? {}) as { description?: string; examples?: unknown[] };
}

function knownKeys(path: (string | number)[], config: unknown, root: Schema): string[] {
  const schema = schemaAt(path, config, root);
  const def = chosen(schema && defOf(bare(schema)), valueAt(config, path));
  if (def?.type === "object") return Object.keys(def.shape).filter((key) => key !== "$schema");
  if (def?.type === "record") return Object.keys((defOf(def.keyType) as z.core.$ZodEnumDef).entries ?? {});
  return [];
}

/** Returns the schema of the value at `path` with its wrappers, which carry the description. */
function schemaAt(path: readonly (string | number)[], config: unknown, root: Schema): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const [depth, step] of path.entries()) {
    const def = chosen(schema && defOf(bare(schema)), valueAt(config, path.slice(0, depth)));
    if (def?.type === "object") schema = Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
    else if (def?.type === "array") schema = described(def.element) ?? schema;
    else if (def?.type === "record") schema = def.valueType;
    else return undefined;
  }
  return schema;
}

/** Returns the option that a value's discriminator selects, or the object among values. */
function chosen(def: Def | undefined, value: unknown): Def | undefined {
  if (def?.type !== "union") return def;
  const options = def.options.map(defOf);
  if (!def.discriminator) return options.find(({ type }) => type === "object");
  const name = valueAt(value, [def.discriminator]);
  return options.find(
    (option) => option.type === "object" && literalsOf(option.shape[def.discriminator!]).includes(name),
  );
}

function literalsOf(schema: Schema | undefined): unknown[] {
  const def = schema && defOf(bare(schema));
  return def?.type === "literal" ? def.values : [];
}

/** Returns undefined for an item without a description, so that the description of the list applies. */
function described(element: Schema): Schema | undefined {
  const plain = defOf(element).type;
  return metaOf(element).description || plain === "object" ? element : undefined;
}

function bare(schema: Schema): Schema {
  const def = defOf(schema);
  return def.type === "optional" || def.type === "default" || def.type === "prefault" ? bare(def.innerType) : schema;
}

type Def =
  | ({ type: "object" } & z.core.$ZodObjectDef)
  | ({ type: "array" } & z.core.$ZodArrayDef)
  | ({ type: "record" } & z.core.$ZodRecordDef)
  | ({ type: "optional" | "default" | "prefault" } & { innerType: Schema })
  | ({ type: "enum" } & z.core.$ZodEnumDef)
  | ({ type: "literal" } & z.core.$ZodLiteralDef<z.core.util.Literal>)
  | ({ type: "union"; discriminator?: string } & z.core.$ZodUnionDef);

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string | number, unknown>)[step];
  }
  return at;
}
