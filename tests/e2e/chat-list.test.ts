import { type Browser, expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { hydrated, joined } from "../support/people-in-browsers";
import { type Joined, startServer, type TestServer } from "../support/server";
import { expectSound } from "../support/sound";

const HOST = "velvet.localhost";
/** Generous, for a busy machine. */
const SOON = { timeout: 30_000 };

let server: TestServer;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.beforeAll(async () => {
      server = await startServer({ velvet: { hosts: [HOST], credits: { perMessage: 0 }, chats: { requests: true } } });
    });

    test.afterAll(() => server?.stop());

    test("a first message is a request that the recipient accepts or declines", {
      tag: javaScriptEnabled ? [] : "@full",
    }, async ({ browser }) => {
      const [anna, bert, carl, dora] = await people("Anna", "Bert", "Carl", "Dora");
      await call(anna, "POST", "/api/likes.php", { profile: dora.id });
      for (const who of [bert, carl, dora]) expect(await say(who, anna)).toBe(201);
      const { page, open, list } = await pageOf(browser, anna, javaScriptEnabled);
      await open("/chats");
      await expect(list.getByRole("link", { name: /Dora/ })).toBeVisible();
      await expect(list.getByRole("link", { name: /Bert|Carl/ })).toHaveCount(0);
      await page.getByRole("link", { name: "Requests (2)" }).click();
      await expect(list.getByRole("link", { name: /Bert/ })).toBeVisible();
      if (javaScriptEnabled) await expectSound(page, "requests");
      await list.getByRole("link", { name: /Bert/ }).click();
      await expect(page.getByText(/Bert is writing to you for the first time/)).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Your message" })).toHaveCount(0);
      await page.getByRole("button", { name: "Accept" }).click();
      await expect(page.getByRole("textbox", { name: "Your message" })).toBeVisible(SOON);

      await open("/chats?filter=requests");
      await list.getByRole("link", { name: /Carl/ }).click();
      await page.getByRole("button", { name: "Decline" }).click();
      await expect(page).toHaveURL(/\/chats$/);
      await expect(list.getByRole("link", { name: /Bert|Dora/ })).toHaveCount(2);
      await expect(list.getByRole("link", { name: /Carl/ })).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Requests", exact: true })).toBeVisible();
      expect([await say(bert, anna, "2"), await say(carl, anna, "2")]).toEqual([201, 403]);
    });

    test("conversations are searched, filtered, pinned, muted and archived", {
      tag: javaScriptEnabled ? [] : "@full",
    }, async ({ browser }) => {
      const [emma, finn, gina, hugo] = await people("Emma", "Finn", "Gina", "Hugo");
      for (const who of [finn, gina, hugo]) {
        await call(emma, "POST", "/api/likes.php", { profile: who.id });
        expect(await say(who, emma)).toBe(201);
      }
      await call(hugo, "POST", "/api/likes.php", { profile: emma.id });
      const { page, open, list } = await pageOf(browser, emma, javaScriptEnabled);
      const names = () => list.getByRole("link", { name: /Finn|Gina|Hugo/ }).allInnerTexts();
      const shown = (...wanted: string[]) =>
        expect.poll(async () => (await names()).map((text) => /Finn|Gina|Hugo/.exec(text)?.[0]), SOON).toEqual(wanted);
      const choose = async (name: string) => {
        if (javaScriptEnabled) {
          await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
          await page.getByRole("menuitem", { name, exact: true }).click();
        } else {
          await page.locator("main summary").first().click();
          await page.getByRole("button", { name, exact: true }).click();
        }
      };
      await open("/chats");
      await shown("Hugo", "Gina", "Finn");
      await page.getByRole("searchbox", { name: "Search by name" }).fill("in");
      await page.getByRole("searchbox", { name: "Search by name" }).press("Enter");
      await shown("Gina", "Finn");
      await open("/chats");
      await page.getByRole("link", { name: "Matches", exact: true }).click();
      await shown("Hugo");
      await open("/chats");
      await list.getByRole("link", { name: /Finn/ }).click();
      await expect(page.getByRole("log")).toBeVisible();
      if (javaScriptEnabled) await hydrated(page);
      await choose("Pin to the top");
      await shown("Finn", "Hugo", "Gina");
      await choose("Mute");
      await expect(list.getByRole("link", { name: /Finn/ })).toContainText("Pinned · Muted", SOON);
      await open("/chats?filter=unread");
      await shown("Hugo", "Gina");
      await list.getByRole("link", { name: /Gina/ }).click();
      await expect(page.getByRole("log")).toBeVisible();
      if (javaScriptEnabled) await hydrated(page);
      await choose("Archive");
      await expect(page).toHaveURL(/\/chats$/);
      await shown("Finn", "Hugo");
      await page.getByRole("link", { name: "Archive", exact: true }).click();
      await shown("Gina");
      // A new message brings it back.
      expect(await say(gina, emma, "2")).toBe(201);
      await open("/chats");
      await shown("Finn", "Gina", "Hugo");
    });
  });
}

async function people<Names extends string[]>(...names: Names): Promise<{ [Name in keyof Names]: Joined }> {
  const all: Joined[] = [];
  for (const name of names) all.push(await server.join(HOST, name));
  return all as { [Name in keyof Names]: Joined };
}

function call({ cookie }: Joined, method: string, path: string, json?: object) {
  return server.ask({ host: HOST, method, path, json, headers: { Cookie: cookie } });
}

/** Sends a message. Returns the status. */
async function say(from: Joined, to: Joined, key = "1"): Promise<number> {
  const { id: conversation } = (await call(from, "GET", `/api/chat.php?profile=${to.id}`)).json();
  return (await call(from, "POST", "/api/messages.php", { conversation, text: `Hello ${key}`, key: `${to.id} ${key}` }))
    .status;
}

async function pageOf(browser: Browser, who: Joined, javaScriptEnabled: boolean) {
  const { page } = await joined(browser, "velvet", server, who, { javaScriptEnabled });
  const open = async (path: string) => {
    await page.goto(path);
    if (javaScriptEnabled) await hydrated(page);
  };
  return { page, open, list: page.getByRole("navigation", { name: "Your conversations" }) };
}
