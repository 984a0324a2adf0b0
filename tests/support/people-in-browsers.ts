import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { confirmAddress } from "./activation";
import { ApiClient, someAddress } from "./api-client";
import { mailTo } from "./mailbox";
import { linkIn } from "./opened-mail";
import type { Joined, TestServer } from "./server";

/** An ordinary user agent, because headless Chromium's declares a bot, and bots see less. */
export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

export const PASSWORD = "correct horse battery";

export function origin(slug: string, port = process.env.BOUQUET_TEST_PORT): string {
  return `http://${slug}.localhost:${port}`;
}

interface Visitor {
  locale?: string;
  javaScriptEnabled?: boolean;
  phone?: boolean;
  /** The width in px of a phone with a touch screen. */
  touch?: number;
  /** Whether the site's service worker may run. `page.route` then misses some requests. */
  worker?: boolean;
  /** The port of a line to the server that the test may cut. */
  port?: string;
  /** The first page that a member opens. Undefined opens none, because a test's first page is most of its cost. */
  at?: string;
  /** Geographic position and network address. */
  position?: { latitude: number; longitude: number };
  address?: string;
}

/** Opens a browser on one site. Paths are that site's. */
export async function visitor(
  browser: Browser,
  slug: string,
  {
    locale = "en-US",
    javaScriptEnabled = true,
    phone = false,
    touch,
    worker = false,
    port,
    position,
    address = someAddress(),
  }: Visitor = {},
) {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin(slug, port),
    locale,
    javaScriptEnabled,
    userAgent: USER_AGENT,
    reducedMotion: "reduce",
    serviceWorkers: worker ? "allow" : "block",
    extraHTTPHeaders: { "X-Forwarded-For": address },
    ...(position && { geolocation: position, permissions: ["geolocation"] }),
    ...(touch && { hasTouch: true, isMobile: true }),
    viewport: phone || touch ? { width: touch ?? 390, height: 844 } : { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  return { context, page, errors: complaintsOf(page) };
}

/** Opens a browser of a member who joined at the test's own server. */
export async function joined(
  browser: Browser,
  slug: string,
  { port }: Pick<TestServer, "port">,
  { cookie }: Pick<Joined, "cookie">,
  options: Visitor = {},
) {
  const who = await visitor(browser, slug, { ...options, port: `${port}` });
  const [name = "", value = ""] = cookie.split(";")[0]!.split("=");
  await who.context.addCookies([{ name, value, url: origin(slug, `${port}`) }]);
  return who;
}

/** Expected refusals, and Chromium's message about push in test windows. */
const EXPECTED = /status of 4\d\d|does not support the Push API in incognito/;

/** Collects a page's errors: scripts, hydration, content policy. A 404 is not included. */
function complaintsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

let people = 0;

/** Returns an unused email address. */
export function newAddress(name: string): string {
  return `${name.toLowerCase()}.${process.pid}.${Date.now()}.${people++}@example.com`;
}

interface Newcomer {
  name: string;
  email?: string;
  /** The first address. Some sites require a partner's link. */
  from?: string;
}

/** Opens the sign-up, fills it in and submits it. */
export async function signUp(
  page: Page,
  { name, email = newAddress(name), from = "/signup" }: Newcomer,
): Promise<{ email: string }> {
  await page.goto(from);
  await fillInAccount(page, { email, name });
  await sendForm(page, "signup");
  return { email };
}

/** Fills in step 0 if the page shows it. */
export async function fillInAccount(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=name]").fill(name);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("[name=birth_day]").selectOption("29");
  await page.locator("[name=birth_month]").selectOption("2");
  await page.locator("[name=birth_year]").selectOption("1992");
  await page.locator("[name=consent_terms]").check();
  await page.locator("[name=consent_sensitive_data]").check();
}

export function sendForm(page: Page, name: "signup" | "login"): Promise<void> {
  return page.locator(`form[data-form=${name}] button[type=submit]`).last().click();
}

/**
 * Creates a member with a confirmed address. Uses API calls, which take a tenth of a form's time, or the form if the
 * person comes `from` a partner's link. Only after API calls, `client` is logged in too.
 */
export async function member(browser: Browser, slug: string, person: Newcomer, options: Visitor = {}) {
  const who = await visitor(browser, slug, options);
  const client = new ApiClient(`${slug}.localhost`, options.locale);
  const { name, email = newAddress(name), from } = person;
  let id: string;
  if (from) {
    await signUp(who.page, { name, email, from });
    await expect(who.page).toHaveURL(/\/signup\/photos$/);
    // Follows the link in this browser, because in any other browser the link shows a button.
    await confirmAddress(process.env.BOUQUET_TEST_MAILBOX ?? "", email, async (path) => {
      await who.page.goto(path);
      return new URL(who.page.url()).pathname;
    });
    id = await who.page.evaluate(async () => (await (await fetch("/api/user.php")).json()).user.profile.id);
  } else {
    id = await createMember(client, email, name);
    await who.context.addCookies([{ name: "session", value: client.cookie("session"), url: origin(slug) }]);
  }
  if (options.at !== undefined) await who.page.goto(options.at);
  return { ...who, email, id, client };
}

/** Creates a member without a browser, who acts by API calls, because pages are most of a member's cost. */
export async function absentMember(slug: string, name: string) {
  const client = new ApiClient(`${slug}.localhost`);
  const email = newAddress(name);
  return { id: await createMember(client, email, name), email, client };
}

/** Creates a member with a confirmed address. Returns the id of the profile. */
async function createMember(client: ApiClient, email: string, name: string): Promise<string> {
  const { status, body } = await client.join(email, { name });
  expect(status).toBe(201);
  return body.user.profile.id;
}

/** Opens a browser of a site's demo member, who has likes, conversations and a profile. */
export async function demoMember(browser: Browser, slug: string, options: Visitor = {}) {
  const who = await visitor(browser, slug, options);
  await who.context.addCookies(await demoCookies(browser, slug));
  if (options.at !== undefined) {
    await who.page.goto(options.at);
    await expect(who.page).not.toHaveURL(/\/login/);
  }
  return who;
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Returns the cookies of the demo member, who logs in once per run and site. No test may end that session. */
async function demoCookies(browser: Browser, slug: string): Promise<Cookies> {
  const kept = join(test.info().project.outputDir, `demo-${slug}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  const { context, page } = await visitor(browser, slug);
  await page.goto("/login");
  await passEntry(page);
  await fillInLogin(page, demoLogin(slug));
  await expect(page).toHaveURL(/\/home$/);
  const cookies = await context.cookies();
  await context.close();
  const draft = `${kept}.${process.pid}`;
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(draft, JSON.stringify(cookies));
  renameSync(draft, kept); // atomically, for other processes
  return cookies;
}

/** Fills in the login form on the page and submits it. */
export async function fillInLogin(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const form = page.locator("form[data-form=login]");
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=password]").fill(password);
  await sendForm(page, "login");
}

export function demoLogin(slug: string) {
  return { email: `demo@${slug}.example`, password: "bouquet-demo" };
}

/** Confirms the age if the site asks. */
export async function passEntry(page: Page): Promise<void> {
  const entry = page.locator("form[action='/entry'] button");
  if ((await entry.count()) === 0) return;
  await entry.click();
  await expect(entry).toHaveCount(0);
}

/** Waits for hydration. A page without the application's script is complete once loaded. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { texts, interactive } = document.documentElement.dataset;
    return texts === undefined ? document.readyState === "complete" : interactive !== undefined;
  });
}

/** Waits for a site's email to an address, optionally by subject. Returns the path of its link. */
export async function mailedPath(slug: string, email: string, subject?: string): Promise<string> {
  const { pathname, search } = linkIn(await mailTo(join(process.env.BOUQUET_TEST_MAILBOX ?? "", slug), email, subject));
  return pathname + search;
}
