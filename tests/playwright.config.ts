import { defineConfig } from "@playwright/test";
import { HEADLESS_SHELL } from "./support/chromium";

const full = process.env.BOUQUET_FULL === "1";
const inAnotherWay = process.env.BOUQUET_STOCK === "1" || process.env.ROUTER !== undefined;

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../node_modules/.cache/playwright",
  // Starts one built server for the whole run and leaves its port in BOUQUET_TEST_PORT.
  globalSetup: "./support/browser-server.ts",
  // The tag of the tests that only `npm run test:full` runs, or BOUQUET_FULL=1 with a file: its own rounds run then, too.
  ...(!full && { grepInvert: /@full/ }),
  // The runs in other ways are about the served build. The usual run tests `npm run dev`.
  ...(inAnotherWay && { testIgnore: "designer.test.ts" }),
  // One more than cores on the smallest machine: a journey waits for a page as long as it works.
  workers: 3,
  // A failed test runs once more. If it passes then, the report lists it as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    // Far more than a step takes on a busy machine, and less than the whole test: a failed test runs once more.
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    serviceWorkers: "block", // a test that is about the worker says so
    launchOptions: HEADLESS_SHELL,
  },
});
