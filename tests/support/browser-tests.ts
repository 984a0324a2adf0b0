import { test as playwrightTest } from "@playwright/test";

/**
 * Playwright's `test`, which closes the windows that a test opened. It leaves them open itself until the run ends: hundreds of
 * pages that hear events, ask for them and draw, which takes half of a processor.
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
