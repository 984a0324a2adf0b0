import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");

export default defineConfig({
  root,
  cacheDir: "node_modules/.cache/vitest",
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: [{ find: /^~\//, replacement: `${root}/` }] },
  test: {
    include: ["{app,db,tenants,themes,scripts,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**"],
    environment: "node",
    // Processes, not threads: better-sqlite3 is a native module, and a worker must be able to die alone.
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
