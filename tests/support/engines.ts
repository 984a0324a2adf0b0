import { engine } from "~/db/engine";
import { describeIf, testIf } from "./tiers";

/**
 * Whether to run the tests of `@engines both` that need only one engine. On PostgreSQL they run only with `test:full`
 * or `--project postgres`.
 */
export const onSqlite = engine === "sqlite" || process.env.BOUQUET_ON_POSTGRES === "all";

/**
 * `test`, in a file of `@engines both`, for what is the same on PostgreSQL, because other tests send the same
 * statements. Runs on SQLite, and on PostgreSQL with `test:full` or `--project postgres`.
 */
export const testOnSqlite = testIf(onSqlite);

/** `describe` for a group in which every test would be `testOnSqlite`. */
export const describeOnSqlite = describeIf(onSqlite);

/** `test` for what only SQLite has, such as a site's file. */
export const testOfSqlite = testIf(engine === "sqlite");

/** `test` and `describe` for what only PostgreSQL has, such as connections and schemas. */
export const testOfPostgres = testIf(engine === "postgres");
export const describeOfPostgres = describeIf(engine === "postgres");
