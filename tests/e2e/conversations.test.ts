import { expect, type Locator, type Page } from "@playwright/test";
import en from "~/app/locales/en/chats";
import es from "~/app/locales/es/chats";
import it from "~/app/locales/it/chats";
import { test } from "../support/browser-tests";
import { answered, openChat, say } from "../support/conversations-in-browsers";
import { giveCredits } from "../support/credits-in-browsers";
import { absentMember, hydrated, member } from "../support/people-in-browsers";
import { shareOf } from "../support/share";
import { expectSound } from "../support/sound";

/** Generous, for a busy machine. */
const SOON = { timeout: 30_000 };

test("the online mark is visible until the member hides it", async ({ browser }) => {
  const vera = await member(browser, "tidelark", { name: "Verabel" }, { at: "/home" });
  const wim = await member(browser, "tidelark", { name: "Wimmer" }, { javaScriptEnabled: false });
  const client = await member(browser, "tidelark", { name: "Xander" });
  await wim.page.goto(`/members/${vera.id}/chat`);
  await expect(wim.page.getByText("Online")).not.toHaveCount(0);
  await wim.page.goto("/account");
  await wim.page.getByRole("link", { name: "What others notice" }).click();
  await wim.page.getByRole("checkbox", { name: /When I’m online/ }).uncheck();
  await wim.page.getByRole("button", { name: "Save" }).click();
  await expect(wim.page.getByRole("status")).toContainText("Saved");
  await expect(wim.page.getByRole("checkbox", { name: /When I’m online/ })).not.toBeChecked();
  await wim.page.goto(`/members/${vera.id}/chat`);
  await expect(wim.page.getByRole("heading", { name: /Verabel/ })).toBeVisible();
  await expect(wim.page.getByText("Online")).toHaveCount(0);
  await openChat(client.page, vera.id);
  await expect(client.page.getByText("Online").first()).toBeVisible(SOON);
  expect([...vera.errors, ...client.errors]).toEqual([]);
});

test("a long conversation opens at the new messages, loads older ones without a jump and is searched", async ({
  browser,
}) => {
  const yara = await member(browser, "tidelark", { name: "Yarabel" });
  const zeno = await absentMember("tidelark", "Zenobio");
  for (const { email } of [yara, zeno]) await giveCredits("tidelark", email, 20);
  const conversation = await say(yara.client, zeno.id, "Yara");
  await zeno.client.call("POST", "/api/read.php", { conversation });
  await say(zeno.client, yara.id, "Zeno");

  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await yara.page.route(/messages\.php\?.*before=/, async (route) => {
    await released;
    await route.continue();
  });
  await yara.page.goto(`/chats/${conversation}`);
  await hydrated(yara.page);
  const log = yara.page.getByRole("log");
  await expect(log.getByText("New messages", { exact: true })).toBeInViewport();
  await expect(log.getByText("Zeno 1.", { exact: true })).toBeInViewport();

  const early = log.getByText("Yara 11.", { exact: true });
  const top = async () => (await early.boundingBox())?.y;
  await log.evaluate((scroller) => scroller.scrollTo({ top: -scroller.scrollHeight }));
  await expect(early).toBeInViewport();
  const before = await top();
  release();
  await log.getByRole("link", { name: "Older messages" }).waitFor({ state: "detached" });
  await expect.poll(top).toBe(before);
  await expect(log.getByText("Yara 1.", { exact: true })).toBeAttached();

  await yara.page.goto(`/chats/${conversation}/search`);
  await yara.page.getByRole("searchbox", { name: "Words to look for" }).fill("yara 2.");
  await yara.page.keyboard.press("Enter");
  await expect(yara.page.getByRole("link", { name: /Yara 2\./ })).toBeVisible(SOON);
  await expectSound(yara.page, "messages found");
  await yara.page.getByRole("link", { name: /Yara 2\./ }).click();
  await expect(log.getByText("Yara 2.", { exact: true })).toBeInViewport(SOON);
  expect(yara.errors).toEqual([]);
});

const LOGS = [
  { slug: "tidelark", locale: "en-US", words: en },
  { slug: "vendemora", locale: "it-IT", words: it },
];

for (const { slug, locale, words } of shareOf("messages in a live log", LOGS))
  test(`on ${slug} a live log gets each message once, without its actions`, { tag: "@full" }, async ({ browser }) => {
    const wanda = await member(browser, slug, { name: "Wandabel" }, { locale });
    const yorick = await absentMember(slug, "Yorickson");
    for (const { email } of [wanda, yorick]) await giveCredits(slug, email, 20);
    const conversation = await say(wanda.client, yorick.id, "Wanda", 1);
    const { page } = wanda;
    await page.goto(`/chats/${conversation}`);
    await hydrated(page);
    const log = page.getByRole("log");
    const additions = await followAdditions(log);

    const own = await sendFrom(page);
    const options = await own.getByRole("button").getAttribute("aria-label", SOON);
    await say(yorick.client, wanda.id, "Yorick", 1);
    await expect(log.getByText("Yorick 1.", { exact: true })).toBeVisible(SOON);

    await yorick.client.call("POST", "/api/read.php", { conversation });
    await expect(own).toContainText(words["chats.read"], SOON);

    const said = await additions();
    for (const text of ["Sent from this page", "Yorick 1."]) expect(said.split(text)).toHaveLength(2);
    expect(said).not.toContain(options);
    expect(said).not.toContain(words["chats.read"]);
    expect(wanda.errors).toEqual([]);
  });

test("on noctambar a live log gets a message once, and not that it was sent and read", { tag: "@full" }, async ({
  browser,
}) => {
  const from = "/signup?network=demo";
  const options = { locale: "es-ES" };
  const wanda = await member(browser, "noctambar", { name: "Wandabel", from }, options);
  const yorick = await member(browser, "noctambar", { name: "Yorickson", from }, options);
  for (const { email } of [wanda, yorick]) await giveCredits("noctambar", email, 20);
  const { page } = wanda;
  await openChat(page, yorick.id);
  const log = page.getByRole("log");
  const additions = await followAdditions(log);
  const own = await sendFrom(page);
  await expect(own).toContainText(es["chats.sent"], SOON);
  await yorick.page.goto(page.url());
  await hydrated(yorick.page);
  await expect(own).toContainText(es["chats.read"], SOON);
  const said = await additions();
  expect(said.split("Sent from this page")).toHaveLength(2);
  for (const state of ["chats.sent", "chats.read"] as const) expect(said).not.toContain(es[state]);
  expect(wanda.errors).toEqual([]);
});

/** Sends a message on the page of a conversation. Returns its item in the log. */
async function sendFrom(page: Page): Promise<Locator> {
  const sent = answered(page, "POST");
  await page.locator("[name=text]").fill("Sent from this page");
  await page.keyboard.press("Enter");
  expect((await sent).status()).toBe(201);
  return page.getByRole("log").getByRole("listitem").filter({ hasText: "Sent from this page" });
}

/** Records additions and changes in a live log like a screen reader. Returns a function with the text so far. */
async function followAdditions(log: Locator): Promise<() => Promise<string>> {
  const additions = await log.evaluateHandle((live) => {
    const said: string[] = [];
    const wordsIn = (node: Node): string[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element) || node.getAttribute("aria-live") === "off") return [];
      return [node.ariaLabel ?? "", ...[...node.childNodes].flatMap(wordsIn)];
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const within = target instanceof Element ? target : target.parentElement;
        if (within?.closest("[aria-live]")?.getAttribute("aria-live") === "off") continue;
        for (const node of target instanceof Text ? [target] : addedNodes) said.push(...wordsIn(node));
      }
    }).observe(live, { childList: true, subtree: true, characterData: true });
    return said;
  });
  return () => additions.evaluate((said) => said.join("\n"));
}

test("a deleted conversation disappears at once and can be restored", async ({ browser }) => {
  const ulla = await member(browser, "tidelark", { name: "Ullabel" });
  const theo = await absentMember("tidelark", "Theobald");
  const conversation = await say(ulla.client, theo.id, "Ulla", 1);
  const { page } = ulla;
  const list = page.getByRole("navigation", { name: "Your conversations" });
  const remove = async () => {
    await page.goto(`/chats/${conversation}`);
    await hydrated(page);
    await page.getByRole("button", { name: "More", exact: true }).first().click();
    await page.getByRole("menuitem", { name: "Delete conversation" }).click();
  };

  await remove();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible(SOON);
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByRole("link", { name: /Theobald/ })).toHaveCount(0);
  await undo.click();
  await expect(page.getByRole("log").getByText("Ulla 1.", { exact: true })).toBeVisible(SOON);

  await page.route("**/api/chat.php", (route) => route.fulfill({ status: 500, body: "" }));
  await remove();
  await expect(page.getByText("The conversation could not be deleted.").first()).toBeVisible(SOON);
  await expect(list.getByRole("link", { name: /Theobald/ })).toBeVisible(SOON);
});

test("a message is sent, reacted to, answered and deleted, with a script and without", async ({ browser }) => {
  const ines = await member(browser, "tidelark", { name: "Inesita" });
  // Without a script, forms and a separate page offer the same actions.
  const jory = await member(browser, "tidelark", { name: "Jorytal" }, { javaScriptEnabled: false });
  const [hers, his] = [ines.page.getByRole("log"), jory.page.getByRole("log")];
  await jory.page.goto(`/members/${ines.id}/chat`);
  const ideas = jory.page.getByRole("region", { name: /Not sure how to begin/ }).getByRole("link");
  await expect(ideas).toHaveCount(3);
  const idea = await ideas.last().textContent();
  await ideas.last().click();
  await expect(jory.page.getByRole("textbox", { name: "Your message" })).toHaveValue(idea!);
  await jory.page.getByRole("textbox", { name: "Your message" }).fill("Something silly");
  await jory.page.getByRole("button", { name: "Send" }).click();
  await expect(his.getByText("Something silly")).toBeVisible();
  const { pathname } = new URL(jory.page.url());

  await ines.page.goto(pathname);
  await hydrated(ines.page);
  const options = { name: "Message options" };
  const silly = hers.getByRole("listitem").filter({ hasText: "Something silly" });
  await silly.getByRole("button", options).focus();
  // Arrow keys move through the row of six reactions; the second reaction is the laugh.
  await ines.page.keyboard.press("Enter");
  await expect(ines.page.getByRole("menuitem", { name: "Love" })).toBeFocused(SOON);
  await ines.page.keyboard.press("ArrowRight");
  const laughed = answered(ines.page, "PATCH");
  await ines.page.keyboard.press("Enter");
  await expect(silly.getByText("You: Haha")).toBeAttached(SOON);
  await silly.getByRole("button", options).click();
  await ines.page.getByRole("menuitem", { name: "Reply" }).click();
  await expect(ines.page.getByRole("textbox", { name: "Your message" })).toBeFocused();
  await ines.page.keyboard.type("So it is");
  const replied = answered(ines.page, "POST");
  await ines.page.keyboard.press("Enter");
  const own = hers.getByRole("listitem").filter({ hasText: "So it is" });
  await expect(own.getByRole("link", { name: /Jorytal\s*Something silly/ })).toBeVisible(SOON);
  await Promise.all([laughed, replied]);

  await jory.page.reload();
  await expect(his.getByText("Inesita: Haha")).toBeAttached();
  await his.getByRole("listitem").filter({ hasText: "So it is" }).getByRole("link", options).click();
  await jory.page.getByRole("button", { name: "Love" }).click();
  await expect(own.getByText("Jorytal: Love")).toBeAttached(SOON);

  await own.getByRole("button", options).click(SOON);
  const takenBack = answered(ines.page, "DELETE");
  await ines.page.getByRole("menuitem", { name: "Take back" }).click();
  await expect(hers.getByText("You took this message back.")).toBeVisible(SOON);
  await takenBack;

  await jory.page.reload();
  await expect(his.getByText("This message was taken back.")).toBeVisible();
  await his.getByRole("listitem").filter({ hasText: "Something silly" }).getByRole("link", options).click();
  const { pathname: message } = new URL(jory.page.url());
  await jory.page.getByRole("button", { name: "Take back" }).click();
  await expect(his.getByText("You took this message back.")).toBeVisible();
  await expect(hers.getByText("This message was taken back.")).toBeVisible(SOON);

  // A number must not be the first message to a new contact, and needs text.
  await ines.page.getByRole("textbox", { name: "Your message" }).fill("Call me: 06 1234 5678");
  await ines.page.keyboard.press("Enter");
  await expect(ines.page.getByText(/That looks like a phone number/)).toBeVisible();
  await expect(hers.getByText("Call me")).toHaveCount(0);
  await ines.page.getByRole("button", { name: "Send it all the same" }).click();
  await expect(hers.getByText("Call me: 06 1234 5678")).toBeVisible();
  await jory.page.getByRole("textbox", { name: "Your message" }).fill("And me: 06 8765 4321");
  await jory.page.getByRole("button", { name: "Send", exact: true }).click();
  await jory.page.getByRole("button", { name: "Send it all the same" }).click();
  await expect(his.getByText("And me: 06 8765 4321")).toBeVisible();
  await expect(his.getByText(/keep chatting here until you trust them/)).toBeVisible();

  // An emoji is inserted at the cursor.
  await ines.page.getByRole("textbox", { name: "Your message" }).fill("Off we go ");
  await ines.page.getByRole("button", { name: "Choose an emoji" }).click();
  await ines.page.getByRole("searchbox", { name: "Search for an emoji" }).fill("pizza");
  await expect(ines.page.getByRole("gridcell")).toHaveCount(1);
  await ines.page.keyboard.press("Enter");
  await expect(ines.page.getByRole("textbox", { name: "Your message" })).toHaveValue("Off we go 🍕");
  await expect(ines.page.getByRole("textbox", { name: "Your message" })).toBeFocused();

  const kept = ines.page.waitForResponse(
    (answer) =>
      answer.url().includes("/api/draft.php") && answer.request().postData()?.includes("Half a thou") === true,
  );
  await ines.page.getByRole("textbox", { name: "Your message" }).fill("Half a thou");
  expect((await kept).status()).toBe(200);
  await ines.page.goto("/chats");
  await expect(ines.page.getByRole("link", { name: /Draft: Half a thou/ })).toBeVisible();
  await ines.page.goto(pathname);
  await expect(ines.page.getByRole("textbox", { name: "Your message" })).toHaveValue("Half a thou");

  await ines.page.goto(message);
  await expectSound(ines.page, "a message");
  expect([...ines.errors, ...jory.errors]).toEqual([]);
});

test("the credit balance beside the composer follows each message", { tag: "@full" }, async ({ browser }) => {
  const { page, errors } = await member(browser, "tidelark", { name: "Walburga" });
  const other = await absentMember("tidelark", "Ximenes");
  await openChat(page, other.id);
  const balance = (count: number) => page.getByText(`You have ${count} credits`).first();
  await expect(balance(10)).toBeAttached(SOON);
  for (const left of [9, 8]) {
    await page.getByRole("textbox", { name: "Your message" }).fill(`${left} are left`);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(balance(left)).toBeAttached(SOON);
  }
  expect(errors).toEqual([]);
});
