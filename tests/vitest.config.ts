import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
const OPENS_A_DATABASE = /from "(~\/db\/|.*\/(test-site|test-databases|place|server)")/;
/**
 * A line of a test file that says on which engines it runs: `both`; or `one`, where it opens a database for the sake of a
 * site and speaks no SQL of its own. Files without it run on SQLite, and where they open a database on PostgreSQL too with
 * `--full` or `--project postgres`.
 */
const ENGINES = /^\/\/ @engines (both|one)$/m;
const isNamed = (project: string) => process.argv.some((word) => word.replace("--project=", "") === project);
/** BOUQUET_FULL=0 runs what `npm test` takes of the project, also where it is named. */
const everywhere = process.env.BOUQUET_FULL === "1" || (isNamed("postgres") && process.env.BOUQUET_FULL !== "0");
/** What reads the sources as they are parsed. */
const OF_SOURCES = readdirSync(join(root, "tests/architecture"))
  .map((name) => `tests/architecture/${name}`)
  .filter((file) => file.endsWith(".test.ts") && /from "\.\/sources"/.test(readFileSync(join(root, file), "utf8")));
/** Where it is named, it has these tests, too. */
const isSqliteNamed = isNamed("sqlite");
const folders = ["app", "db", "tenants", "themes", "scripts", "tests"];

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
    // One more than cores on the smallest machine: a test waits for other processes as long as it works.
    maxWorkers: 3,
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
          exclude: ["tests/e2e/**", ...(isSqliteNamed ? [] : OF_SOURCES)],
          env: { DATABASE_URL: "" },
          setupFiles: "tests/support/after-file.setup.ts",
        },
      },
      {
        // One process parses the sources, for four seconds, and keeps them for all of these. None of them imports what is served.
        extends: true,
        test: {
          name: "sources",
          include: isSqliteNamed ? [] : OF_SOURCES,
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

/** All tests of db/, those that say so, and, where every test of storage is wanted, what else opens a database. */
function testsOnPostgres(): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, `${name}`)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(join("tests", "e2e")))
    .filter((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const said = ENGINES.exec(text)?.[1];
      if (said) return said === "both";
      return file.startsWith("db") || (everywhere && OPENS_A_DATABASE.test(text));
    });
}
