import { expect, type Page } from "@playwright/test";
import { startPostgresServer } from "~/scripts/postgres-server";
import { test } from "../support/browser-tests";
import { hydrated, joined } from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";
import { startStore } from "../support/s3-server";
import { startServer, type TestServer } from "../support/server";
import { shareOf } from "../support/share";

const HOST = "velvet.localhost";
const SITES = { velvet: { hosts: [HOST], credits: { perMessage: 0 } } };

/** Generous, for a busy machine. */
const SOON = { timeout: 30_000 };

interface Serving {
  here: TestServer;
  there: TestServer;
  stop(): Promise<void>;
}

const WAYS: Record<string, () => Promise<Serving>> = {
  "two workers": async () => {
    const server = await startServer(SITES, { WORKERS: "2" });
    return { here: server, there: server, stop: server.stop };
  },
  "two servers on one PostgreSQL": async () => {
    const [database, store] = await Promise.all([startPostgresServer(), startStore()]);
    const shared = {
      DATABASE_URL: database.url,
      MEDIA_URL: store.url,
      SECRET: "the same on all servers of these sites",
    };
    const here = await startServer(SITES, shared);
    const there = await startServer({}, { ...shared, TENANTS_DIR: here.settings.TENANTS_DIR! });
    const stop = async () => {
      for (const each of [there, here, database, store]) await each.stop();
    };
    return { here, there, stop };
  },
};

for (const [way, start] of shareOf("a talk across processes", Object.entries(WAYS))) {
  test(`typing, read marks, photos and deletions reach the other member across ${way}`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { here, there, stop } = await start();
    try {
      const [anna, bert] = [await here.join(HOST, "Anna"), await here.join(HOST, "Bert")];
      const { page: hers } = await joined(browser, "velvet", here, anna);
      const { page: his } = await joined(browser, "velvet", there, bert);
      const [herLog, hisLog] = [hers.getByRole("log"), his.getByRole("log")];
      const took: Record<string, number> = {};
      /** Waits until the other member sees the change. */
      const seen = async (what: string, look: () => Promise<void>) => {
        const since = performance.now();
        await look();
        took[what] = Math.round(performance.now() - since);
      };

      await listening(his, "/home");
      await listening(hers, `/members/${bert.id}/chat`);
      const conversation = new URL(hers.url()).pathname;
      await say(hers, "Are you there?");
      const first = herLog.getByRole("listitem").filter({ hasText: "Are you there?" });
      await seen("delivered", () => expect(first.getByText(/Delivered/)).toBeVisible(SOON));
      await listening(his, conversation);
      await seen("read", () => expect(first.getByText(/Read/)).toBeVisible(SOON));

      await his.getByRole("textbox", { name: "Your message" }).press("Y");
      await seen("typing", () => expect(hers.getByText("Bert is typing...")).toBeVisible(SOON));
      await say(his, "Yes");
      await seen("message", () => expect(herLog.getByText("Yes", { exact: true })).toBeVisible(SOON));

      // She can send a photo only because he has written.
      await listening(hers, conversation);
      const choosing = hers.waitForEvent("filechooser");
      await hers.getByRole("button", { name: "Add a photo" }).click();
      await (await choosing).setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: await jpeg(900, 600) });
      await say(hers, "");
      const blurred = hisLog.getByRole("img", { name: "Blurred photo from Anna" });
      await seen("photo", () => expect.poll(() => widthOf(blurred), SOON).toBe(32));
      await his.getByRole("button", { name: "Show Anna’s photos" }).click();
      const sharp = hisLog.getByRole("img", { name: "Photo from Anna", exact: true });
      await expect.poll(() => widthOf(sharp), SOON).toBe(800);

      await herLog.getByRole("listitem").last().getByRole("button", { name: "Message options" }).click();
      const takenBack = hers.waitForResponse((answer) => answer.request().method() === "DELETE");
      await hers.getByRole("menuitem", { name: "Take back" }).click();
      expect((await takenBack).status()).toBe(200);
      await seen("taking back", () => expect(hisLog.getByText("This message was taken back.")).toBeVisible(SOON));
      await expect(hisLog.getByRole("img")).toHaveCount(0);
      test.info().annotations.push({ type: "seen after, in ms", description: JSON.stringify(took) });
    } finally {
      await stop();
    }
  });
}

/** Opens a page and waits for its event stream. */
async function listening(page: Page, path: string): Promise<void> {
  const open = page.waitForResponse((answer) => answer.url().includes("/api/events.php") && answer.status() === 200);
  await page.goto(path);
  await hydrated(page);
  await open;
}

/** Sends a message and waits until the server has it. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  const answering = page.waitForResponse((answer) => answer.url().endsWith("/api/messages.php"));
  await page.getByRole("button", { name: "Send", exact: true }).click();
  expect((await answering).status()).toBe(201);
}

const widthOf = (image: ReturnType<Page["getByRole"]>) =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
