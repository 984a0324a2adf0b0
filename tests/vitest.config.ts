import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
const OPENS_A_DATABASE = /from "(~\/db\/|.*\/(test-site|test-databases|place|server)")/;
/** They open a database for the sake of a site: what they are about is HTML, files or processes, and speaks no SQL of its own. */
const SAME_ON_BOTH_ENGINES = [
  "app/domain/mail/mail.test.ts",
  "app/remix/pages.test.ts",
  "tests/gate/developer-pages.test.ts",
  "tests/gate/photos.test.ts",
  "tests/gate/stock.test.ts",
  "tests/gate/visitor-pages.test.ts",
  "tests/workers/builds.test.ts",
  "tests/workers/stop.test.ts",
  "themes/primitives/primitives.test.tsx",
];
/** They ask about requests, processes and pages. On PostgreSQL they run with `--full` alone. */
const HARDLY_STORAGE = [
  "scripts/ending.test.ts",
  "tests/gate/being-found.test.ts",
  "tests/gate/body-shapes.test.ts",
  "tests/gate/headers.test.ts",
  "tests/gate/hostile-requests.test.ts",
  "tests/gate/landers.test.ts",
  "tests/workers/admin.test.ts",
  "tests/workers/ending.test.ts",
  "tests/workers/escapes.test.ts",
];
const once = [...SAME_ON_BOTH_ENGINES, ...(process.env.BOUQUET_FULL === "1" ? [] : HARDLY_STORAGE)];
const folders = ["app", "db", "tenants", "themes", "scripts", "tests"];

export default defineConfig({
  root,
  cacheDir: "node_modules/.cache/vitest",
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: [{ find: /^~\//, replacement: `${root}/` }] },
  test: {
    environment: "node",
    // Processes, not threads: better-sqlite3 is a native module, and a worker must be able to die alone.
    pool: "forks",
    // Each process reads what the tests stand on once, not once a file: that took a sixth of the time.
    isolate: false,
    maxWorkers: 2,
    // What never comes fails a test. A machine that is busy with something else must not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "sqlite",
          include: [`{${folders}}/**/*.test.{ts,tsx}`],
          exclude: ["tests/e2e/**"],
          env: { DATABASE_URL: "" },
        },
      },
      {
        // The same tests once more, as far as the engine could make a difference to them.
        extends: true,
        test: {
          name: "postgres",
          include: testsOfStorage(),
          globalSetup: "tests/support/postgres.ts",
          setupFiles: "tests/support/postgres.setup.ts",
        },
      },
    ],
  },
});

/** Whatever opens a database: the tests of db/, and those that say so in what they import, but for the lists above. */
function testsOfStorage(): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, `${name}`)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(join("tests", "e2e")))
    .filter((file) => !once.includes(file))
    .filter((file) => file.startsWith("db") || OPENS_A_DATABASE.test(readFileSync(join(root, file), "utf8")));
}
