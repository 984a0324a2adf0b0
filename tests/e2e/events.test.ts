import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { say as sayByApi } from "../support/conversations-in-browsers";
import { absentMember, hydrated, member } from "../support/people-in-browsers";

/** Generous, for a busy machine. */
const SOON = { timeout: 30_000 };

/** Waits until the page has its stream. Before that, events arrive by the next poll. */
async function listening(page: Page, go: () => Promise<unknown>): Promise<void> {
  const open = page.waitForResponse((answer) => answer.url().includes("/api/events.php") && answer.status() === 200);
  await go();
  await hydrated(page);
  await open;
}

test("a message, typing and read marks appear on the other member's page without a reload", async ({ browser }) => {
  const nora = await member(browser, "tidelark", { name: "Nora" });
  const otto = await member(browser, "tidelark", { name: "Ottokar" });
  await listening(otto.page, () => otto.page.goto("/home"));
  await nora.page.goto(`/members/${otto.id}`);
  await hydrated(nora.page);
  await nora.page.getByRole("link", { name: "Send a message" }).first().click();
  const say = async (text: string) => {
    await nora.page.getByRole("textbox", { name: "Your message" }).fill(text);
    const sent = nora.page.waitForResponse((answer) => answer.url().includes("/api/messages.php"));
    await nora.page.getByRole("button", { name: "Send", exact: true }).click();
    expect((await sent).status()).toBe(201);
    await expect(nora.page.getByRole("log").getByText(text)).toBeVisible();
  };

  await say("Are you there?");
  await expect(otto.page.getByRole("link", { name: "1 unread chat", exact: true })).toBeVisible(SOON);

  await listening(otto.page, () => otto.page.goto("/chats"));
  const list = otto.page.getByRole("navigation", { name: "Your conversations" });
  await list.getByRole("link", { name: /Nora/ }).click();
  const log = otto.page.getByRole("log");
  await expect(log.getByText("Are you there?")).toBeVisible();
  const asked: string[] = [];
  otto.page.on("request", (request) => {
    // A page loads the code of its toasts when the browser is idle, on a busy machine only at this moment.
    if (request.resourceType() !== "script") asked.push(new URL(request.url()).pathname);
  });
  const typing = nora.page.getByRole("textbox", { name: "Your message" }).pressSequentially("Well");
  await expect(otto.page.getByText("Nora is typing...")).toBeVisible(SOON);
  await typing;
  // The stream announces the message before its response arrives. The page shows the message once.
  await nora.page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      const answer = await fetch(...call);
      await new Promise((done) => Object.assign(window, { answer: done }));
      return answer;
    };
  });
  await say("Then come to the harbour.");
  await expect(log.getByText("Then come to the harbour.")).toBeVisible(SOON);
  await expect(list.getByText("Then come to the harbour.")).toBeVisible();
  const ofNora = nora.page.getByRole("log").getByRole("listitem").filter({ hasText: "Then come to the harbour." });
  await expect(ofNora.getByText(/Read$/)).toBeVisible(SOON);
  await expect(ofNora).toHaveCount(1);
  await nora.page.evaluate("answer()");
  await expect(ofNora).toHaveCount(1);
  expect(asked).toEqual(["/api/read.php"]);
  expect([...nora.errors, ...otto.errors]).toEqual([]);
});

test("a hidden page closes its event stream and reopens it when shown", { tag: "@full" }, async ({ browser }) => {
  const { page, errors } = await member(browser, "tidelark", { name: "Petra" });
  await listening(page, () => page.goto("/home"));
  const closed = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/events.php"));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await closed;
  await listening(page, () =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }),
  );
  await page.goto("/likes", { waitUntil: "networkidle" });
  expect(errors).toEqual([]);
});

test("the pages of a browser share one event stream, which the next page takes over", async ({ browser }) => {
  const rosa = await member(browser, "tidelark", { name: "Rosalind" });
  const first = rosa.page;
  const write = async (name: string) => {
    const { client } = await absentMember("tidelark", name);
    await sayByApi(client, rosa.id, "Hello", 1);
  };
  const streams: Page[] = [];
  rosa.context.on("request", (request) => {
    if (request.url().includes("/api/events.php")) streams.push(request.frame().page());
  });
  await listening(first, () => first.goto("/home"));
  const second = await rosa.context.newPage();
  await second.goto("/home");
  await hydrated(second);
  await write("Siegbert");
  for (const page of [first, second]) {
    await expect(page.getByRole("link", { name: "1 unread chat", exact: true })).toBeVisible(SOON);
  }
  expect(streams).toEqual([first]);

  await first.close();
  await write("Theodora");
  await expect(second.getByRole("link", { name: "2 unread chats", exact: true })).toBeVisible(SOON);
  expect(streams).toEqual([first, second]);
  expect(rosa.errors).toEqual([]);
});

test("a failed start of a conversation opens a dialog and keeps the page", { tag: "@full" }, async ({ browser }) => {
  const { page } = await member(browser, "tidelark", { name: "Ursulina" }, { at: "/members?gender=&age=all&country=" });
  await hydrated(page);
  const url = page.url();
  await page.route("**/api/chat.php?*", (route) => route.abort());
  await page
    .getByRole("link", { name: /^Send a message/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Error" });
  await expect(dialog).toContainText("Cannot start chat, try again later or contact customer support.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(url);
});
