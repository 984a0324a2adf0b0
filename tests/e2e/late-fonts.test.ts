import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { hydrated, passEntry, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

const SITES = ["tidelark", "ondelle", "samtknoten"];
/** In ms: long after the first paint. */
const LATE = 1_000;

for (const slug of shareOf("late fonts", SITES)) {
  test(`late fonts move nothing on ${slug}`, { tag: "@full" }, async ({ browser }) => {
    const { page } = await visitor(browser, slug, { phone: true });
    await page.goto("/login");
    await passEntry(page);
    await page.route("**/*.woff2", async (route) => {
      await new Promise((done) => setTimeout(done, LATE));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of ["/", "/login", "/members"]) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(100); // the observer reports after the next frame
      const { shifts, faces } = await page.evaluate(() => ({
        shifts: (window as unknown as { shifts: number[] }).shifts,
        faces: [...document.fonts].filter(({ status }) => status === "loaded").length,
      }));
      expect(faces, `${path} has fonts of its own`).toBeGreaterThan(0);
      expect(
        shifts.reduce((sum, each) => sum + each, 0),
        path,
      ).toBeLessThan(0.02);
    }
  });
}
