import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
const OPENS_A_DATABASE = /from "(~\/db\/|.*\/(test-site|test-databases|place|server)")/;
/**
 * A line of a test file that names its engines: `both`, `postgres`, or `one` for SQLite only. A file without the line
 * runs on SQLite; if it opens a database, `test:full` and `--project postgres` run it on PostgreSQL too.
 */
const ENGINES = /^\/\/ @engines (both|one|postgres)$/m;
/** A line that leaves a test file to `test:full`, unless the command line names the file. */
const FULL_TIER = /^\/\/ @tier full$/m;
const isNamed = (project: string) => process.argv.some((word) => word.replace("--project=", "") === project);
const isFull = process.env.BOUQUET_FULL === "1";
/** BOUQUET_FULL=0 runs what `npm test` runs of a project, even if the project is named. */
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
/** Tests of the parsed sources. `--project sqlite` includes them. */
const ofSources = tests
  .filter(({ file, text }) => file.startsWith("tests/architecture/") && /from "\.\/sources"/.test(text))
  .map(({ file }) => file);

export default defineConfig({
  root,
  cacheDir: "node_modules/.cache/vitest",
  // For each file: tests read class names, not styles, whose compiler takes two seconds to start.
  plugins: [vanillaExtractPlugin({ unstable_mode: "transform" })],
  resolve: { alias: [{ find: /^~\//, replacement: `${root}/` }] },
  test: {
    environment: "node",
    // Processes, not threads: better-sqlite3 is a native module, and a worker must be able to die alone.
    pool: "forks",
    // Each process loads shared modules once, not once per file, which took a sixth of the time.
    isolate: false,
    // Twice the cores of the smallest machine: a test also waits for other processes.
    maxWorkers: 4,
    // Long enough for a busy machine, and short enough to fail a test that never ends.
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
        // One process parses the sources once, in four seconds, for all of these. None imports the served code.
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
        // Repeats tests that the engine could affect: each query at least once.
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
