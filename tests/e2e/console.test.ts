import { type Browser, expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import type { Role } from "~/app/domain/desk/permissions/permissions";
import { test } from "../support/browser-tests";
import { consoleBrowser, type Look, looksFor } from "../support/console-browser";
import { type ConsoleDriver, consoleDriver } from "../support/console-driver";
import { markupProblemsIn } from "../support/markup";
import { violationsIn } from "../support/sound";

const HOST = "desk.localhost";

let desk: ConsoleDriver;
let origin: string;
let anna: string;

test.beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" }, onyx: { name: "Onyx" } }, HOST);
  origin = `http://${HOST}:${desk.server.port}`;
  anna = (await desk.server.join("velvet.example", "Anna")).id;
});

test.afterAll(() => desk?.stop());

/** Opens a browser with an operator who joined with a passkey. */
async function joined(browser: Browser, name: string, role: Role, look: Look = {}) {
  const own = await consoleBrowser(browser, look);
  await own.page.goto(origin + (await desk.add(name, role)).link);
  await own.page.getByLabel("Name of the passkey").fill("Laptop");
  await own.page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(own.page.getByRole("heading", { name: "Brands" })).toBeVisible();
  return own;
}

async function assertSound(page: Page, path: string): Promise<void> {
  const answer = await page.goto(origin + path);
  expect(await markupProblemsIn(await answer!.text()), path).toEqual([]);
  expect(await violationsIn(page), path).toEqual([]);
}

for (const look of looksFor("the console's pages")) {
  test(`the console pages pass the markup and accessibility checks, ${look.scheme}`, async ({ browser }) => {
    const { page: visitors } = await consoleBrowser(browser, look);
    for (const path of ["/sign-in", "/nothing", (await desk.add(`Ada-${look.scheme}`, "auditor")).link]) {
      await assertSound(visitors, path);
    }
    const { page, complaints } = await joined(browser, `Owner-${look.scheme}`, "owner", look);
    for (const path of [
      "/",
      "/you",
      "/operators",
      "/people",
      "/people?q=ann",
      `/brands/velvet/members/${anna}`,
      `/brands/velvet/actions/members.suspend?on=${anna}`,
      "/audit",
      "/audit?brand=velvet",
      "/payments",
      "/settings",
      "/doctor",
      "/questions",
      "/figures/queues",
      "/actions/goals.change",
      "/brands/velvet/law",
      "/brands/velvet/transparency",
      "/brands/velvet/actions/authorities.record",
      `/brands/velvet/actions/members.legal_hold?on=${anna}`,
      `/brands/velvet/compare?one=${anna}&other=${anna}`,
      "/actions/operators.add",
      "/actions/self.add_key",
      "/brands/velvet/actions/x",
    ]) {
      await assertSound(page, path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    expect(complaints.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
  });
}

test("an operator joins with a passkey, signs out and signs in again", async ({ browser }) => {
  const { page } = await joined(browser, "Mia", "moderator");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.goto(`${origin}/you`);
  await expect(page).toHaveURL(/sign-in/);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await expect(page.getByText("Laptop")).toBeVisible();
  await expect(page.getByRole("link", { name: "Operators" })).toHaveCount(0);
});

test("an action form survives the end of the operator's session", async ({ browser }) => {
  const { page } = await joined(browser, "Ida", "owner");
  await page.goto(`${origin}/actions/operators.add`);
  await page.getByLabel("Name").fill("Newcomer & Son");
  await page.getByLabel("Role").selectOption({ label: "Support" });
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Your session has ended")).toBeVisible();
  expect(await violationsIn(page), "the sign-in, with a form").toEqual([]);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("What you filled in is still here.")).toBeVisible();
  expect(await violationsIn(page), "signed in, with a form").toEqual([]);
  await page.getByRole("button", { name: "Back to the form" }).click();
  await expect(page).toHaveURL(`${origin}/actions/operators.add`);
  await expect(page.getByLabel("Name")).toHaveValue("Newcomer & Son");
  await expect(page.getByLabel("Role")).toHaveValue("support");
});

test("an owner adds an operator by keyboard and signs with the passkey", async ({ browser }) => {
  const { page, verify } = await joined(browser, "Olga", "owner");
  await page.goto(`${origin}/actions/operators.add`);
  await page.getByLabel("E-mail address").focus();
  await page.keyboard.type("new@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Newcomer");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Support");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Onyx");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("definition").filter({ hasText: "Support" })).toBeVisible();
  await verify(false);
  await page.getByRole("button", { name: "Sign and do it" }).click();
  await expect(page.getByRole("alert")).toContainText("No passkey answered");
  await verify(true);
  await page.getByRole("button", { name: "Sign and do it" }).click();
  await expect(page.getByText("Give them this link")).toBeVisible();
  await page.getByRole("link", { name: "Back to the page" }).click();
  await expect(page.getByRole("row", { name: /Newcomer/ })).toContainText("Support, Onyx");
});

test("the shortcut keys lead through the search, an action form and its confirmation", { tag: "@full" }, async ({
  browser,
}) => {
  const { page } = await joined(browser, "Kim", "support");
  await page.goto(`${origin}/people`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Name, e-mail")).toBeFocused();
  await page.goto(`${origin}/people`);
  await page.keyboard.press("/");
  await expect(page.getByLabel("Name, e-mail")).toBeFocused();
  await page.keyboard.type("Anna");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Anna", exact: true })).toBeVisible();
  await page.goto(`${origin}/brands/velvet/members/${anna}`);
  await page.keyboard.press("w");
  await expect(page.getByRole("heading", { name: "Write a note: Anna" })).toBeVisible();
  await page.goto(`${origin}/brands/velvet/actions/members.note?on=${anna}`);
  await expect(page.getByLabel("Note", { exact: true })).toBeFocused();
  await page.keyboard.type("Called us");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("definition").filter({ hasText: "Called us" })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Called us");
  // The key works from the focused field, without tabs through the other fields.
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("definition").filter({ hasText: "Called us" })).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  // Simulates a held key: each further `down` is a repeat.
  for (let held = 0; held < 3; held++) await page.keyboard.down("y");
  await page.keyboard.up("y");
  await expect(page.getByText("Done: Write a note.")).toBeVisible();
  expect(sent).toHaveLength(1);
  // The list of keys closes at a second press.
  for (let held = 0; held < 2; held++) await page.keyboard.down("?");
  await page.keyboard.up("?");
  await expect(page.locator("dialog[data-key-list]")).toBeVisible();
});

test("an action form is sent once when its key is pressed twice", { tag: "@full" }, async ({ browser }) => {
  const { page } = await joined(browser, "Dolly", "owner");
  await page.goto(`${origin}/actions/operators.add`);
  await page.getByLabel("E-mail address").fill("twice@example.com");
  await page.getByLabel("Name").fill("Pressed Twice");
  await page.getByLabel("Role").selectOption({ label: "Support" });
  await page.getByLabel("Brand").selectOption({ label: "Onyx" });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Sign and do it" })).toBeVisible();
  let sent = 0;
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/actions/**", async (route) => {
    sent++;
    await pressed;
    await route.continue();
  });
  await page.keyboard.press("y");
  await expect.poll(() => sent).toBe(1);
  await page.keyboard.press("y");
  // A lost link can't be shown again.
  answer();
  await expect(page.getByText("Give them this link")).toBeVisible();
  expect(sent).toBe(1);
});

test("a table names each cell's column on a phone, and a device code leads to its members", { tag: "@full" }, async ({
  browser,
}) => {
  const { page } = await joined(browser, "Pat", "support", { phone: true });
  await page.goto(`${origin}/brands/velvet/members/${anna}`);
  await page.getByRole("link", { name: /^d-[0-9a-f]{16}$/ }).click();
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Anna" }) });
  const state = row.getByRole("cell").filter({ hasText: "Active" });
  expect(await state.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain("State");
  await expect(row.getByRole("cell").filter({ hasText: /^device$/ })).toBeVisible();
  const isWide = await page
    .getByRole("region", { name: "People" })
    .evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(isWide).toBe(false);
  const { id } = await desk.server.join("velvet.example", "Maximiliane-Friederike");
  await page.goto(`${origin}/brands/velvet/actions/members.note?on=${id}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("an operator adds a passkey and cannot remove the last one", { tag: "@full" }, async ({ browser }) => {
  const { page } = await joined(browser, "Petra", "support");
  await page.goto(`${origin}/you`);
  await page.getByRole("link", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Sign and do it" }).click();
  await expect(page.getByRole("alert")).toContainText("only way to sign in");
  await page.goto(`${origin}/you`);
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "Sign and do it" }).click();
  await expect(page.getByRole("heading", { name: "Add a passkey" })).toBeVisible();
  await expect(page.getByText("A password and an app")).toHaveCount(0);
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("This device keeps a passkey of yours already.");
});

test("an operator joins and signs in with a password and an app code without a script", async ({ browser }) => {
  const { page } = await consoleBrowser(browser, { javaScriptEnabled: false });
  await page.goto(origin + (await desk.add("Quentin", "owner")).link);
  const key = /: ([A-Z2-7 ]+)$/.exec((await page.getByText("Key for the app:").textContent())!)![1]!;
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  // The sign-up used the current code. The next code is one step ahead of the clock, which the server accepts.
  const codes = [app.generate(), app.generate({ timestamp: Date.now() + 30_000 })];
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Code from your app").fill("000000");
  await page.getByRole("button", { name: "Use this password" }).click();
  await expect(page.getByText("Use at least 12 characters.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("a long enough one");
  await page.getByLabel("Code from your app").fill(codes[0]!);
  await page.getByRole("button", { name: "Use this password" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("E-mail address").fill("quentin@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a long enough one");
  await page.getByLabel("Code from your app").fill(codes[1]!);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Brands" })).toBeVisible();
});
