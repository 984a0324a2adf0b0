import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { consoleBrowser, looksFor } from "../support/console-browser";
import { type ConsoleDriver, consoleDriver } from "../support/console-driver";
import { violationsIn } from "../support/sound";

const HOST = "desk.localhost";

let desk: ConsoleDriver;
let origin: string;

test.beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" } }, HOST, { undoSeconds: 60 });
  origin = `http://${HOST}:${desk.server.port}`;
});

test.afterAll(() => desk?.stop());

for (const look of looksFor("what counts down")) {
  test(`a confirmed action counts down and is undone by key, ${look.scheme}`, async ({ browser }) => {
    const { page } = await consoleBrowser(browser, look);
    const { id } = await desk.server.join("velvet.example", `Bert${look.scheme}`);
    await page.goto(origin + (await desk.add(`Mia-${look.scheme}`, "owner")).link);
    await page.getByLabel("Name of the passkey").fill("Laptop");
    await page.getByRole("button", { name: "Create a passkey" }).click();
    await expect(page.getByRole("heading", { name: "Brands" })).toBeVisible();
    await page.goto(`${origin}/brands/velvet/members/${id}`);
    await page.getByRole("link", { name: "Hold from writing" }).click();
    await page.getByLabel("How long").selectOption("7");
    await page.getByLabel("Rule", { exact: true }).selectOption({ label: "Money" });
    await page
      .getByLabel("What you found")
      .selectOption({ label: "Money: You asked other members for money, gifts or an investment." });
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("You can’t write messages for now")).toBeVisible();
    await page.getByRole("button", { name: "Do it" }).click();
    const news = page.getByRole("status").filter({ hasText: "will be done in" });
    const [, before] = /(\d+) seconds/.exec((await news.textContent()) ?? "")!;
    await expect
      .poll(async () => Number(/(\d+) seconds/.exec((await news.textContent()) ?? "")?.[1]))
      .toBeLessThan(Number(before));
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press("u");
    await expect(page.getByText("Nothing happened")).toBeVisible();
    await expect(news).toHaveCount(0);
    await page.goto(`${origin}/brands/velvet/actions/members.delete?on=${id}`);
    await page.context().close();
  });
}
