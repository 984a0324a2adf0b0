import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { demoMember, hydrated } from "../support/people-in-browsers";
import { shareOf } from "../support/share";
import { expectSound } from "../support/sound";

const SITES = ["tidelark", "vendemora", "samtknoten"];

for (const slug of shareOf("writing with a screen keyboard", SITES)) {
  test(`on ${slug} messages keep most of a phone's screen while the keyboard is open`, async ({ browser }) => {
    const { page, errors } = await demoMember(browser, slug, { locale: "en-US", phone: true, at: "/chats" });
    const href = await page.getByRole("main").locator("a[href^='/chats/']").first().getAttribute("href");
    await page.goto(href!);
    await hydrated(page);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 500 });
    const field = page.getByRole("textbox", { name: "Your message" });
    await field.focus();
    const log = () => page.getByRole("log").boundingBox();
    await expect.poll(async () => (await log())?.height).toBeGreaterThan(300);
    expect((await log())!.y).toBeLessThan(90);
    const line = (await field.boundingBox())!.height;
    expect(line).toBeLessThan(60);
    const send = (await page.getByRole("button", { name: "Send", exact: true }).boundingBox())!;
    expect(send.x + send.width).toBeLessThanOrEqual(390);
    await expectSound(page, `${slug} writing on a phone`);

    await field.fill(Array.from({ length: 5 }, (_, n) => `Line ${n}`).join("\n"));
    expect((await field.boundingBox())!.height).toBeGreaterThan(2 * line);
    await field.fill("");
    await page.getByRole("button", { name: "More", exact: true }).click();
    for (const name of ["Report", "Block"]) await expect(page.getByRole("menuitem", { name })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("a conversation has no footer on a desktop", { tag: "@full" }, async ({ browser }) => {
  const { page } = await demoMember(browser, "vendemora", { locale: "en-US", at: "/chats" });
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  const href = await page.getByRole("main").locator("a[href^='/chats/']").first().getAttribute("href");
  await page.goto(href!);
  await expect(page.getByRole("log")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
