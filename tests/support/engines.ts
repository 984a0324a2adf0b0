import { test } from "vitest";
import { engine } from "~/db/engine";
import { isChosen } from "./share";

/**
 * Whether this run's engine is the one that `npm test` takes for a test that both could run and that costs seconds: for
 * `test.runIf`, in a file of `@engines both`. With --full each is.
 */
export function isEngineFor(name: string): boolean {
  return isChosen(name, engine === "postgres" ? 1 : 0, 2);
}

/**
 * `test`, in a file of `@engines both`, for what PostgreSQL makes no difference to: other tests send it the same statements.
 * It runs on SQLite, and on PostgreSQL too with --full or `--project postgres`.
 */
export const testOnSqlite = test.runIf(engine === "sqlite" || process.env.BOUQUET_ON_POSTGRES === "all");
