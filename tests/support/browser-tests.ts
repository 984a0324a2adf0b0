import { test as playwrightTest } from "@playwright/test";

/**
 * Playwright's `test` with windows closed after each test. Otherwise hundreds of pages stay open until the end of the
 * run. Their streams, polls and rendering take half a core.
 */
export const test = playwrightTest.extend<{ closedWindows: undefined }>({
  closedWindows: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});
