import { defineConfig } from "@playwright/test";
import { HEADLESS_SHELL } from "./support/chromium";

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../node_modules/.cache/playwright",
  // Starts one built server for the whole run and leaves its port in BOUQUET_TEST_PORT.
  globalSetup: "./support/browser-server.ts",
  // One more than cores on the smallest machine: a journey waits for a page as long as it works.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    serviceWorkers: "block", // a test that is about the worker says so
    launchOptions: HEADLESS_SHELL,
  },
});
