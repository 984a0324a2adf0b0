import { createRequire } from "node:module";
import type pg from "pg";

const require = createRequire(import.meta.url);
let loaded: typeof pg | undefined;

/**
 * PostgreSQL's driver, loaded when it is first asked for: that takes up to a tenth of a second of a processor, and where the
 * databases are files nobody asks.
 */
export function driver(): typeof pg {
  loaded ??= require("pg") as typeof pg;
  return loaded;
}
