import { defineConfig } from "@playwright/test";
import { CHROMIUM_ADVICE, CHROMIUM_ARGS, findChromium } from "../scripts/chromium.mjs";

const executablePath = findChromium();
if (!executablePath) throw new Error(CHROMIUM_ADVICE);

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../node_modules/.cache/playwright",
  // Starts one built server for the whole run and leaves its port in BOUQUET_TEST_PORT.
  globalSetup: "./support/browser-server.ts",
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    serviceWorkers: "block", // a test that is about the worker says so
    launchOptions: {
      executablePath,
      args: [
        ...CHROMIUM_ARGS,
        // Pictures that come in while a page is drawn, and drawing only what changed, both leave their traces in edges.
        "--disable-checker-imaging",
        "--disable-partial-raster",
      ],
    },
  },
});
