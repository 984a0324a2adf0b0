import { createRequire } from "node:module";
import type pg from "pg";

const require = createRequire(import.meta.url);
let loaded: typeof pg | undefined;

/** Loads PostgreSQL's driver on first use: loading takes up to a tenth of a second, which SQLite saves. */
export function driver(): typeof pg {
  loaded ??= require("pg") as typeof pg;
  return loaded;
}
