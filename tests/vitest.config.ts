import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
const OPENS_A_DATABASE = /from "(~\/db\/|.*\/(test-site|test-databases|place|server)")/;
/**
 * A line of a test file that says on which engines it runs: `both`, `postgres`, or `one` for SQLite alone. A file without the line
 * runs on SQLite; if it opens a database, `test:full` and `--project postgres` run it on PostgreSQL too.
 */
const ENGINES = /^\/\/ @engines (both|one|postgres)$/m;
/** A line of a test file that leaves the file to `test:full`, unless the command line names the file. */
const FULL_TIER = /^\/\/ @tier full$/m;
const isNamed = (project: string) => process.argv.some((word) => word.replace("--project=", "") === project);
const isFull = process.env.BOUQUET_FULL === "1";
/** BOUQUET_FULL=0 runs what `npm test` takes of the project, also where it is named. */
const everywhere = isFull || (isNamed("postgres") && process.env.BOUQUET_FULL !== "0");
const isSqliteNamed = isNamed("sqlite");
const folders = ["app", "db", "tenants", "themes", "scripts", "tests"];

const tests = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, `${name}`)))
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(join("tests", "e2e")))
  .map((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return { file, text, engines: ENGINES.exec(text)?.[1] };
  });
const ofOtherTier = tests
  .filter(({ file, text }) => FULL_TIER.test(text) && !isFull && !process.argv.some((word) => isPathOf(word, file)))
  .map(({ file }) => file);
const ofPostgresAlone = tests.filter(({ engines }) => engines === "postgres").map(({ file }) => file);
/** Tests that read the parsed sources. `--project sqlite` has them too. */
const ofSources = tests
  .filter(({ file, text }) => file.startsWith("tests/architecture/") && /from "\.\/sources"/.test(text))
  .map(({ file }) => file);

export default defineConfig({
  root,
  cacheDir: "node_modules/.cache/vitest",
  // Each file by itself: tests read the names of classes, not the styles, and the compiler of all of them takes two seconds to start.
  plugins: [vanillaExtractPlugin({ unstable_mode: "transform" })],
  resolve: { alias: [{ find: /^~\//, replacement: `${root}/` }] },
  test: {
    environment: "node",
    // Processes, not threads: better-sqlite3 is a native module, and a worker must be able to die alone.
    pool: "forks",
    // Each process reads what the tests stand on once, not once a file: that took a sixth of the time.
    isolate: false,
    // Twice the cores of the smallest machine: a test waits for other processes as long as it works.
    maxWorkers: 4,
    // What never comes fails a test. A machine that is busy with something else must not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    projects: [
      {
        extends: true,
        test: {
          name: "sqlite",
          include: [`{${folders}}/**/*.test.{ts,tsx}`],
          exclude: ["tests/e2e/**", ...ofOtherTier, ...ofPostgresAlone, ...(isSqliteNamed ? [] : ofSources)],
          env: { DATABASE_URL: "" },
          setupFiles: "tests/support/after-file.setup.ts",
        },
      },
      {
        // One process parses the sources, for four seconds, and keeps them for all of these. None of them imports what is served.
        extends: true,
        test: {
          name: "sources",
          include: isSqliteNamed ? [] : ofSources,
          env: { DATABASE_URL: "" },
          setupFiles: "tests/support/after-file.setup.ts",
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // The same tests once more, as far as the engine could make a difference to them: each query at least once.
        extends: true,
        test: {
          name: "postgres",
          include: testsOnPostgres(),
          env: { BOUQUET_ON_POSTGRES: everywhere ? "all" : "" },
          globalSetup: "tests/support/postgres.ts",
          setupFiles: [
            "tests/support/postgres.setup.ts",
            "tests/support/after-file.setup.ts",
            "tests/support/queries-run.setup.ts",
          ],
        },
      },
    ],
  },
});

/** Lists the tests that say so, and with `everywhere` all other tests that open a database. */
function testsOnPostgres(): string[] {
  return tests
    .filter(({ file }) => !ofOtherTier.includes(file))
    .filter(({ file, text, engines }) => {
      if (engines) return engines !== "one";
      return everywhere && (file.startsWith("db") || OPENS_A_DATABASE.test(text));
    })
    .map(({ file }) => file);
}

/** Returns whether a word of the command line is the path of this file, in full or in part. */
function isPathOf(word: string, file: string): boolean {
  return /\.test\.tsx?$/.test(word) && (file.endsWith(word.replace(/^\.\//, "")) || word.endsWith(`/${file}`));
}
