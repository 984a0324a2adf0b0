import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { say } from "../support/conversations-in-browsers";
import { absentMember, hydrated, member, origin, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

test("a demo site meets the browser's conditions for installation", async ({ browser }) => {
  const { page, context } = await visitor(browser, "tidelark");
  const session = await context.newCDPSession(page);
  for (const slug of shareOf("installation", demoSites())) {
    await page.goto(origin(slug));
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // Test windows are private ones.
    expect(
      installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
      slug,
    ).toEqual([]);
    const { url, errors } = await session.send("Page.getAppManifest");
    expect([url, errors], slug).toEqual([`${origin(slug)}/manifest.webmanifest`, []]);
  }
});

test("the install hint follows a sent message and stays away after a refusal", async ({ browser }) => {
  const { page, id: own } = await member(browser, "tidelark", { name: "Installs" });
  const { client } = await absentMember("tidelark", "Other");
  const id = await say(client, own, "Hello", 1);

  const write = async (text: string) => {
    await page.goto(`/chats/${id}`);
    await hydrated(page);
    await page.evaluate(OFFER);
    await page.locator("#composer-text").fill(text);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("log").getByText(text)).toBeVisible();
  };
  const hint = page.getByRole("listitem").filter({ hasText: "Keep Tidelark at hand" });

  await write("Hi");
  await hint.getByRole("button", { name: "Install" }).click();
  await expect.poll(() => page.evaluate("asked")).toBe(1);
  await write("How are you?");
  await hint.getByRole("button", { name: "Close" }).click();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("install-hint");
  await write("And now?");
  await expect(page.getByRole("log").getByText("Sent").last()).toBeVisible();
  await expect(hint).toHaveCount(0);
});

/** Simulates Chromium's offer, which private windows lack. Counts the prompts. */
const OFFER = `
  window.asked = 0;
  dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => { asked += 1; },
    userChoice: Promise.resolve({ outcome: "accepted" }),
  }));
`;

function demoSites(): string[] {
  const folder = process.env.BOUQUET_TEST_TENANTS!;
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, "tenant.json")));
}
