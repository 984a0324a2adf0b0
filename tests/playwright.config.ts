import { defineConfig } from "@playwright/test";
import { HEADLESS_SHELL } from "./support/chromium";

const full = process.env.BOUQUET_FULL === "1";
const inAnotherWay = process.env.BOUQUET_STOCK === "1" || process.env.ROUTER !== undefined;

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../node_modules/.cache/playwright",
  // Starts one built server for the whole run and puts its port into BOUQUET_TEST_PORT.
  globalSetup: "./support/browser-server.ts",
  // The tag of tests that only `npm run test:full` runs, or BOUQUET_FULL=1 with a file, with their own rounds.
  ...(!full && { grepInvert: /@full/ }),
  // Runs in other ways use the served build. The usual run tests `npm run dev`.
  ...(inAnotherWay && { testIgnore: "designer.test.ts" }),
  // One more than the cores of the smallest machine, because a journey also waits for pages.
  workers: 3,
  // A failed test runs once more. If it passes then, the report lists it as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    // Longer than any step takes on a busy machine, and shorter than the test: a failed test runs once more.
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    serviceWorkers: "block", // tests about the worker allow it
    launchOptions: HEADLESS_SHELL,
  },
});
