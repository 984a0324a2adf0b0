import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command.mjs";

/** Matches the functions that a query file exports. */
const EXPORTED = /^export (?:async )?function (\w+)/gm;

/**
 * Returns the queries that no test ran, as `file: name`.
 * @param {string} folder what `tests/support/queries-run.setup.ts` noted
 */
export function queriesNotRun(folder) {
  const noted = existsSync(folder) ? readdirSync(folder) : [];
  /** @type {Set<string>} */
  const ran = new Set(noted.flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")).ran));
  return queryFiles()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return [...text.matchAll(EXPORTED)].map(([, name]) => `${file}: ${name}`);
    })
    .filter((query) => !ran.has(query));
}

function queryFiles() {
  return readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".queries.ts"))
    .map((name) => `app/${name}`)
    .sort();
}
