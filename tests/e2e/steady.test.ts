import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { hydrated, member, passEntry, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";
import { expectStill } from "../support/still";

// Other pages are checked with their pictures, or in `every-page.test.ts`.

/** A site of each template. */
const SITES = ["tidelark", "vendemora", "noctambar"];

test("nothing moves on the pages of a new member without a photo", { tag: "@full" }, async ({ browser }) => {
  const { page } = await member(browser, "tidelark", { name: "Novella" }, { phone: true });
  for (const path of ["/signup/location", "/signup/photos", "/home", "/profile"]) {
    await page.goto(path);
    await hydrated(page);
    await expectStill(page, path);
  }
});

/** Pages whose content is centred, or below a bar of links that share its width. */
const MOVABLE = ["/account-deleted", "/login", "/landers/collagelanding", "/nowhere"];

for (const slug of shareOf("a page that comes piece by piece", SITES))
  test(`nothing moves while a page loads over a slow line, on ${slug}`, { tag: "@full" }, async ({ browser }) => {
    const { page, context } = await visitor(browser, slug, { phone: true });
    await page.goto("/login");
    await passEntry(page);
    for (const path of MOVABLE) {
      await page.goto(path);
      await hydrated(page);
      const line = await context.newCDPSession(page);
      // The browser has its files in the cache by now.
      await line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: 6_000,
        uploadThroughput: -1,
      });
      expect((await page.reload())?.status()).toBeLessThan(500);
      await hydrated(page);
      await expectStill(page, path);
      await line.detach();
    }
  });
