import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
const OPENS_A_DATABASE = /from "(~\/db\/|.*\/(test-site|test-databases|place|server)")/;
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
    testTimeout: 20_000,
    hookTimeout: 20_000,
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

/** Whatever opens a database: the tests of db/, and those that say so in what they import. */
function testsOfStorage(): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, `${name}`)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(join("tests", "e2e")))
    .filter((file) => file.startsWith("db") || OPENS_A_DATABASE.test(readFileSync(join(root, file), "utf8")));
}
