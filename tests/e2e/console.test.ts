import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { markupProblemsIn } from "../support/markup";
import { startServer, type TestServer } from "../support/server";
import { violationsIn } from "../support/sound";

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer({ velvet: {} }, { OPERATOR_HOST: "desk.localhost" });
});

test.afterAll(() => server?.stop());

for (const scheme of ["light", "dark"] as const) {
  test(`the console's pages are sound, ${scheme}`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.emulateMedia({ colorScheme: scheme });
    for (const [path, text] of [
      ["/", "this installation has no operator"],
      ["/nothing", "There is nothing at this address."],
    ] as const) {
      const answer = await page.goto(`http://desk.localhost:${server.port}${path}`);
      await expect(page.getByText(text)).toBeVisible();
      expect(await markupProblemsIn(await answer!.text()), path).toEqual([]);
      expect(await violationsIn(page)).toEqual([]);
    }
    await page.getByRole("link", { name: "To the front page" }).click();
    await expect(page).toHaveTitle("Operators’ console · Bouquet");
    expect(complaints.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
  });
}
