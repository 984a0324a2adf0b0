import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { demoMember, member, newAddress } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

/** As long as a name may be, with marks that would reach over several lines. */
const NAME = `${"W".repeat(140)}O${"\u0e47".repeat(9)}`;
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

for (const { slug } of shareOf("a long name", SITES))
  test(`on ${slug} a name of 150 wide letters takes a few lines of each page`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { id, page: own } = await member(browser, slug, {
      name: NAME,
      email: newAddress("wide"),
      from: "/signup?network=demo",
    });
    const { page } = await demoMember(browser, slug, { phone: true, at: "/home" });
    const viewer = await page.evaluate(() => fetch("/api/user.php").then((answer) => answer.json()));
    const body = { profile: viewer.user.profile.id, text: "Hello" };
    await own.evaluate(
      (body) =>
        fetch("/api/messages.php", {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "Content-Type": "application/json" },
        }),
      body,
    );
    for (const [path, lines] of [
      ["/members?gender=&age=all&country=&sort=newest", 3],
      [`/members/${id}`, 4],
      [`/members/${id}/chat`, 2],
      ["/chats", 2],
    ] as const) {
      await page.goto(path);
      const names = page.getByText("W".repeat(140)).filter({ visible: true });
      await expect(names.first(), path).toBeVisible();
      const tall = await names.evaluateAll(
        (all, most) =>
          all
            .filter((each) => {
              const { height } = each.getBoundingClientRect();
              return height / Number.parseFloat(getComputedStyle(each).lineHeight) > most;
            })
            .map((each) => `${each.parentElement?.outerHTML.slice(0, 200)} > ${each.outerHTML.slice(0, 100)}`),
        lines + 0.3,
      );
      expect(tall, path).toEqual([]);
    }
  });
