import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { demoMember, member } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

/** As long as a town may be. */
const TOWN = "x".repeat(255);

const SITES = [
  { slug: "rondelief", country: "NL" },
  { slug: "vendemora", country: "IT" },
  { slug: "noctambar", country: "ES" },
];

for (const { slug, country } of shareOf("a town of one long word", SITES))
  test(`on ${slug} a town of one long word makes no page wider than a phone`, { tag: "@full" }, async ({ browser }) => {
    const { page: own, id } = await member(browser, slug, { name: "Longina", from: "/signup?network=demo" });
    await own.evaluate(
      async ([country, city]) => {
        const body = new URLSearchParams({ country: country!, city: city! });
        await fetch("/profile?one", { method: "POST", body });
      },
      [country, TOWN],
    );
    const { page } = await demoMember(browser, slug, { phone: true, at: "/home" });
    for (const path of ["/members?gender=&age=all&country=&sort=newest", `/members/${id}`, `/members/${id}/chat`]) {
      await page.goto(path);
      await expect(page.getByText(TOWN).first(), path).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    }
  });
