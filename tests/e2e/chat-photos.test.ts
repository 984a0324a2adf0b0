import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { giveCredits } from "../support/credits-in-browsers";
import { hydrated, member } from "../support/people-in-browsers";
import { jpeg, noise } from "../support/pictures";
import { shareOf } from "../support/share";
import { expectSound } from "../support/sound";

/** Generous, for a busy machine. */
const SOON = { timeout: 30_000 };

for (const javaScriptEnabled of shareOf("photos in a chat", [true, false])) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`a chat photo is blurred until the recipient accepts it ${how} a script`, async ({ browser }) => {
    const nora = await member(browser, "tidelark", { name: "Norabel" });
    const otto = await member(browser, "tidelark", { name: "Ottokar" }, { javaScriptEnabled });
    for (const { email } of [nora, otto]) await giveCredits("tidelark", email, 20);
    const path = await begin(otto.page, nora.id, javaScriptEnabled);
    const { page } = nora;
    await page.goto(path);
    await hydrated(page);
    const own = page.getByRole("log").getByRole("img", { name: "Photo that you sent" });

    await choose(page, await jpeg(900, 600));
    await expectSound(page, "a photo that is chosen");
    await sending(page, () => page.getByRole("button", { name: "Send", exact: true }).click());
    await expect(own).toHaveCount(1);
    const sent = await own.elementHandle();
    await expect.poll(() => widthOf(own)).toBe(800);
    await expect(
      page
        .getByRole("log")
        .getByRole("link")
        .and(page.getByRole("link", { name: "Photo that you sent" })),
    ).toHaveCount(1);
    // The server's picture replaces the local file in the same element, so a live log announces the photo once.
    expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);

    await page.route("**/api/messages.php", (route) => route.abort());
    await choose(page, await jpeg(600, 900));
    await page.getByRole("textbox", { name: "Your message" }).fill("And one upright");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const again = page.getByRole("button", { name: "Send again" });
    await expect(again).toBeVisible(SOON);
    await expect(own).toHaveCount(2);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("alert")).toContainText("No connection.");
    await expect(own).toHaveCount(2);
    await page.unroute("**/api/messages.php");
    await sending(page, () => again.click());
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
    await expect(page.getByRole("log").getByText("And one upright")).toHaveCount(1);
    const viewer = page.getByRole("dialog");
    // The server's picture replaces the local picture at this moment, and a click may get lost.
    await expect(async () => {
      if (!(await viewer.isVisible())) await own.last().click();
      await expect(viewer).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(viewer.getByRole("img", { name: "Photo that you sent" })).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);

    const theirs = otto.page.getByRole("log").getByRole("img");
    await otto.page.goto("/chats");
    await expect(otto.page.getByRole("link", { name: /Norabel/ }).first()).toContainText("Photo: And one upright");
    await otto.page.goto(path);
    if (javaScriptEnabled) await hydrated(otto.page);
    await expect(theirs.and(otto.page.getByAltText("Blurred photo from Norabel"))).toHaveCount(2);
    await theirs.first().scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(theirs.first())).toBe(32);
    if (javaScriptEnabled) await expectSound(otto.page, "blurred photos");
    await otto.page.getByRole("button", { name: "Show Norabel’s photos" }).click();
    await expect(theirs.and(otto.page.getByAltText("Photo from Norabel", { exact: true }))).toHaveCount(2, SOON);
    await theirs.first().scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(theirs.first())).toBe(800);
    if (javaScriptEnabled) await expect(theirs.last().locator("xpath=..")).toBeFocused();

    await otto.page.goto("/account/privacy");
    await otto.page.getByRole("checkbox", { name: /Let people send me photos/ }).uncheck();
    await otto.page.getByRole("button", { name: "Save" }).click();
    await expect(otto.page.getByRole("status")).toContainText("Saved");
    await page.reload();
    await hydrated(page);
    await expect(own).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Add a photo" })).toHaveCount(0);
    // The browser itself reports the aborted call.
    const errors = [...nora.errors, ...otto.errors].filter((error) => !error.endsWith("net::ERR_FAILED"));
    expect(errors).toEqual([]);
  });
}

test("a slow photo upload shows its progress, holds up no text, and can be stopped and repeated", {
  tag: "@full",
}, async ({ browser }) => {
  const { page, path, own, errors } = await talking(browser);
  const line = await page.context().newCDPSession(page);
  const upload = (uploadThroughput: number) =>
    line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await choose(page, await noise(1200, 900));
  await upload(30_000);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const bar = page.getByRole("progressbar", { name: "Sending the photo" });
  await expect(bar).toBeVisible();
  await page.getByRole("textbox", { name: "Your message" }).fill("Meanwhile");
  await sending(page, () => page.getByRole("button", { name: "Send", exact: true }).click());
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: "Meanwhile" })
      .getByText(/Sent|Delivered|Read/),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Your message" }).fill("Half a thought");
  const far = () => bar.evaluate((element) => (element as HTMLProgressElement).value);
  await expect.poll(far, SOON).toBeGreaterThan(0.2);
  await expect(page.getByText(/^(25|50|75)% of the photo has been sent$/)).toBeAttached(SOON);
  expect(await far()).toBeLessThan(1);
  await expectSound(page, "a photo on its way");

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("Half a thought");
  await expect(page.getByRole("alert")).toContainText("The page was closed before this photo was sent.");
  await expect(own).toHaveCount(1);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect.poll(far, SOON).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Stop sending this photo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("You stopped this photo before it was sent.");
  await expect(own).toHaveCount(1);
  await expect(bar).toHaveCount(0);
  await upload(-1);
  await sending(page, () => page.getByRole("button", { name: "Send again" }).click());
  await expect.poll(() => widthOf(own)).toBe(800);
  expect(await photosIn(page, path)).toEqual([false, false, true]);
  await page.reload();
  await expect(own).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("Half a thought");
  expect(errors()).toEqual([]);
});

test("a photo that arrived before its upload was stopped is deleted", { tag: "@full" }, async ({ browser }) => {
  let tell = () => {};
  const told = new Promise<void>((done) => {
    tell = done;
  });
  const { page, path, own, errors } = await talking(browser, async (page) => {
    // Until its stream reports the arrival, the page shows the photo as on its way.
    await page.route("**/api/events.php*", (route) => told.then(() => route.continue()));
  });
  await page.evaluate(() => Object.defineProperty(XMLHttpRequest.prototype, "onload", { set() {} }));
  await choose(page, await jpeg(900, 600));
  await sending(page, () => page.getByRole("button", { name: "Send", exact: true }).click());
  await page.getByRole("button", { name: "Stop sending this photo" }).click();
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
  tell();
  await expect(page.getByRole("log").getByText("You took this message back.")).toBeVisible(SOON);
  await expect(own).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await photosIn(page, path)).toEqual([false, false]);
  expect(errors()).toEqual([]);
});

/** Norabel in a conversation in which Ottokar has written, so that she can send a photo. */
async function talking(browser: Browser, before = async (_: Page) => {}) {
  const nora = await member(browser, "tidelark", { name: "Norabel" });
  const otto = await member(browser, "tidelark", { name: "Ottokar" });
  for (const { email } of [nora, otto]) await giveCredits("tidelark", email, 20);
  const { page } = nora;
  const path = await begin(otto.page, nora.id, true);
  await before(page);
  await page.goto(path);
  await hydrated(page);
  const own = page.getByRole("log").getByRole("img", { name: "Photo that you sent" });
  // The browser itself reports an aborted call.
  const errors = () => [...nora.errors, ...otto.errors].filter((error) => !error.includes("net::ERR_"));
  return { page, path, own, errors };
}

/** Returns for each message, in the server's order, whether it has a photo. */
const photosIn = (page: Page, path: string): Promise<boolean[]> =>
  page.evaluate(async (conversation) => {
    const { messages } = await (await fetch(`/api/messages.php?conversation=${conversation}`)).json();
    return messages.map(({ photo }: { photo?: object }) => photo !== undefined);
  }, path.slice("/chats/".length));

/** Writes to a member, who may answer with a photo then. Returns the conversation's path. */
async function begin(page: Page, other: string, scripted: boolean): Promise<string> {
  await page.goto(`/members/${other}/chat`);
  if (scripted) await hydrated(page);
  await page.getByRole("textbox", { name: "Your message" }).fill("How was the lake?");
  const send = () => page.getByRole("button", { name: "Send", exact: true }).click();
  await (scripted ? sending(page, send) : send());
  await expect(page.getByRole("log").getByText("How was the lake?")).toBeVisible(SOON);
  return new URL(page.url()).pathname;
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a photo" }).click();
  await (await choosing).setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("img", { name: "The photo that you’re about to send" })).toBeVisible();
}

/** Sends, and waits until the server has received. */
async function sending(page: Page, send: () => Promise<void>): Promise<void> {
  const answering = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/messages.php") && answer.status() === 201,
  );
  await send();
  await answering;
}

const widthOf = (image: ReturnType<Page["getByRole"]>) =>
  image.first().evaluate((element) => (element as HTMLImageElement).naturalWidth);
