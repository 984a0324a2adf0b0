import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { plainStates } from "../support/all-page-states";
import { test } from "../support/browser-tests";
import { goTo, type PageState, pathOn } from "../support/page-states";
import { demoMember, hydrated, member, passEntry, visitor } from "../support/people-in-browsers";
import { isChosen, shareOf } from "../support/share";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** A site of each template, each in another language. */
const SITES = [
  { slug: "tidelark", locale: "en-US", size: DESKTOP },
  { slug: "ondelle", locale: "nl-NL", size: PHONE },
  { slug: "samtknoten", locale: "de-DE", size: DESKTOP },
];

const full = process.env.BOUQUET_FULL === "1";

/** Reports every problem, not only the first. */
const seen = expect.configure({ soft: true });

/** Ways in which a submission fails. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort("connectionrefused"),
  reset: (route) => route.abort("connectionreset"),
  "a bare 500": (route) => route.fulfill({ status: 500, body: "" }),
  "a proxy's 502": (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  "a proxy's 503": (route) => route.fulfill({ status: 503, contentType: "text/plain", body: "upstream" }),
  "a page instead of data": (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Welcome to this wifi</h1>" }),
};

/** Forms of a page that send something, except logging out (own test) and the composer (`conversations.test.ts`). */
const FORMS = "form[method=post]:not([action='/logout']):not([action^='/_dev']):not(:has(#composer-text))";

/** A form may be hidden on one page and visible on the next. */
const ATTEMPTS = 2;

/** Shown beside the form, or briefly at the page's edge. */
const ALERTS = "[role=alert], li[data-state=open]";

for (const as of ["visitor", "member"] as const)
  test(`the forms of a ${as} survive a failed request and name their invalid fields`, async ({ browser }) => {
    test.setTimeout(600_000);
    const sent = new Set<string>();
    const refused = new Set<string>();
    const sought = new Map<string, number>();
    // Skips pages that contain only tested kinds of forms: reading the markup takes a tenth of the time of showing the
    // page.
    const isDue = async (page: Page, state: PageState) => {
      const kinds = await kindsAt(page, await pathOn(page, state.path));
      const due = kinds.filter((kind) => !sent.has(kind) && !refused.has(kind) && (sought.get(kind) ?? 0) < ATTEMPTS);
      for (const kind of due) sought.set(kind, (sought.get(kind) ?? 0) + 1);
      return due.length > 0;
    };
    for (const site of shareOf(`the forms of a ${as}`, SITES)) {
      const { page, context } = await open(browser, site, as);
      await page.setViewportSize(site.size);
      for (const state of dueOn(site, as)) {
        if (!full && !(await isDue(page, state))) continue;
        await visit(page, state);
        seen(await page.locator("form:not([novalidate])").count(), state.name).toBe(0);
        const incomplete = newOnes(await kindsOf(lacking(page)), refused);
        const complete = newOnes(await sendable(page), sent);
        for (const n of complete) await expectKept(page, state, n);
        for (const n of incomplete) {
          // A submitted form no longer has its initial state.
          if (complete.length > 0 || n !== incomplete[0]) await visit(page, state);
          await expectRefusedInWords(page, state, n);
        }
      }
      await context.close();
    }
  });

for (const slug of shareOf("a log-out that fails", ["tidelark", "vendemora"]))
  for (const [kind, fail] of shareOf(`a log-out on ${slug}`, Object.entries(FAILURES)))
    test(`a log-out that fails (${kind}) leads to the log-in and ends the session, on ${slug}`, {
      tag: "@full",
    }, async ({ browser }) => {
      const { page } = await member(browser, slug, { name: "Leaving" });
      const failing = (route: Route) => (route.request().method() === "GET" ? route.fallback() : fail(route));
      const logOut = async () => {
        await page.locator("header button[aria-haspopup=menu]").last().click();
        await page.locator("[role=menuitem]").last().click();
      };
      await page.goto("/home");
      await hydrated(page);
      await page.route("**/logout*", failing);
      await logOut();
      if (/refused|reset/.test(kind)) {
        // The network is down, so the login page does not load either.
        await expect(page.locator("li[data-state=open]").filter({ hasText: /\S/ }).last()).toBeVisible();
        await page.locator("li[data-state=open] button").last().click();
        await page.unroute("**/logout*", failing);
        await logOut();
      }
      await expect(page).toHaveURL(/\/login\?bye$/);
      await page.goto("/home");
      await expect(page).toHaveURL(/\/login\?next/);
    });

test("forms name their invalid fields without a script", async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark", { javaScriptEnabled: false });
  await page.goto("/login");
  const refused = new Set<string>();
  const onEverySite = plainStates.filter(({ as, pictured }) => as === "visitor" && pictured?.join() !== "people");
  for (const state of onEverySite.filter(({ name }) => isChosen(name, 0, 3))) {
    const path = typeof state.path === "string" ? state.path : await state.path(page);
    // Most pages have only forms of tested kinds. Reading a page's markup takes a tenth of the time of showing the
    // page.
    const kinds = full ? undefined : await kindsLacking(page, path);
    if (kinds?.every((kind) => refused.has(kind))) continue;
    await page.goto(path);
    const [first] = newOnes(await kindsOf(lacking(page)), refused);
    if (first !== undefined) await expectRefusedInWords(page, state, first, false);
  }
});

/** Returns each state on one of the sites. Without --full a third of the pages. */
function dueOn(site: (typeof SITES)[number], as: string): PageState[] {
  return plainStates.filter(
    (state) => state.as === as && isChosen(state.name, SITES.indexOf(site), SITES.length) && isOn(state, site.slug),
  );
}

/** Returns whether the state exists on a site: some sites show visitors no people. */
function isOn({ pictured }: PageState, slug: string): boolean {
  return pictured?.join() !== "people" || slug === "tidelark";
}

async function open(browser: Parameters<typeof visitor>[0], { slug, locale }: (typeof SITES)[number], as: string) {
  const who = await (as === "member" ? demoMember : visitor)(browser, slug, { locale, phone: true, at: "/home" });
  if (as === "visitor") {
    await who.page.goto("/login");
    await passEntry(who.page);
  }
  return who;
}

async function visit(page: Page, { path }: PageState): Promise<void> {
  await goTo(page, path);
  await hydrated(page);
}

/** Returns the kinds of the forms that can be sent. */
async function sendable(page: Page): Promise<string[]> {
  // A landing page has no script of the application.
  if ((await page.locator("html[data-texts]").count()) === 0) return [];
  return kindsOf(page.locator(FORMS).filter({ has: page.locator("[type=submit]:visible:not([disabled])") }));
}

function kindsOf(forms: Locator): Promise<string[]> {
  return forms.evaluateAll(kindsAmong, new URL(forms.page().url()).pathname);
}

/** Returns the kinds of all forms, visible or not, in a page's markup. */
async function kindsAt(page: Page, path: string): Promise<string[]> {
  const forms = await page.evaluateHandle(
    async ([path, selector]) => {
      const html = await (await fetch(path)).text();
      return [...new DOMParser().parseFromString(html, "text/html").querySelectorAll(selector)];
    },
    [path, FORMS] as const,
  );
  return forms.evaluate(kindsAmong, path.split("?")[0]!);
}

/**
 * Returns the kinds of all forms with a required field, visible or not, in a page's markup. Undefined if the address
 * redirects.
 */
async function kindsLacking(page: Page, path: string): Promise<string[] | undefined> {
  // Node resolves no names below `localhost`.
  const { host, port } = new URL(page.url());
  const answer = await page.request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { Host: host },
    maxRedirects: 0,
  });
  if (answer.status() >= 300 && answer.status() < 400) return undefined;
  const forms = await page.evaluateHandle(
    ([html, selector]) => {
      const found = new DOMParser().parseFromString(html, "text/html").querySelectorAll(selector);
      return [...found].filter((form) => form.querySelector("[required]") !== null);
    },
    [await answer.text(), FORMS] as const,
  );
  return forms.evaluate(kindsAmong, new URL(answer.url()).pathname);
}

/** In the browser: describes what forms send and where, without ids, so that all cards of a list are alike. */
function kindsAmong(forms: Element[], pathname: string): string[] {
  return forms.map((form) => {
    const path = (form.getAttribute("action") ?? pathname).replace(/[0-9a-f]{8}[0-9a-f-]{4,}/g, ":id");
    return [path, ...[...form.querySelectorAll("[name]")].map((field) => field.getAttribute("name"))].join(" ");
  });
}

/** Returns the indexes of forms to test: `npm test` takes each kind once, --full every form. */
function newOnes(kinds: string[], seenKinds: Set<string>): number[] {
  return [...kinds.keys()].filter((n) => {
    const isNew = !seenKinds.has(kinds[n]!);
    seenKinds.add(kinds[n]!);
    return isNew || full;
  });
}

async function expectKept(page: Page, state: PageState, n: number): Promise<void> {
  const form = page
    .locator(FORMS)
    .filter({ has: page.locator("[type=submit]:visible:not([disabled])") })
    .nth(n);
  const kinds = Object.keys(FAILURES);
  const kind = kinds[(state.name.length + n) % kinds.length]!;
  const which = `${state.name}: ${await form.getAttribute("action")} with ${kind}`;
  await form.evaluate(fill);
  const before = { filled: await form.evaluate(filled), url: page.url() };
  const fail = (route: Route) => (route.request().method() === "GET" ? route.fallback() : FAILURES[kind]!(route));
  await page.route("**", fail);
  await form.evaluate((node) => node.setAttribute("data-sent", ""));
  await form.locator("[type=submit]:visible:not([disabled])").first().click();
  const sent = page.locator("[data-sent]");
  const alert = page.locator(ALERTS).filter({ hasText: /\S/ });
  await seen(alert.first(), which).toBeVisible();
  await seen(sent, which).toHaveCount(1);
  await seen(sent.locator("[aria-busy=true]"), which).toHaveCount(0);
  seen({ filled: await sent.evaluate(filled), url: page.url() }, which).toEqual(before);
  if ((await sent.locator("[data-undelivered]").count()) > 0)
    await seen(sent.locator("[data-undelivered]"), which).toBeFocused();
  await page.unroute("**", fail);
  await sent.evaluate((node) => node.removeAttribute("data-sent"));
}

/** In the browser: fills every field. */
function fill(form: Element): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
    if (!field.isConnected || field.readOnly) continue;
    if (field.type === "checkbox" && !field.checked) field.click();
    else if (["text", "email", "password", "textarea", "search"].includes(field.type)) {
      setter?.call(field, "Ada");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

/** In the browser: returns the filled values. */
function filled(form: Element): string[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea")];
  return fields.map((field) => (/checkbox|radio/.test(field.type) ? `${field.checked}` : field.value));
}

/** Finds forms with a required field. */
function lacking(page: Page) {
  const sendable = page.locator("[type=submit]:visible:not([disabled])");
  return page
    .locator(FORMS)
    .filter({ has: page.locator("[required]:visible") })
    .filter({ has: sendable });
}

async function expectRefusedInWords(page: Page, state: PageState, n: number, scripted = true): Promise<void> {
  await lacking(page)
    .nth(n)
    .evaluate((node) => node.setAttribute("data-sent", ""));
  const form = page.locator("[data-sent]");
  const which = `${state.name}: ${await form.getAttribute("action")}`;
  await form.evaluate((node) => {
    for (const field of node.querySelectorAll<HTMLInputElement>("[required]")) {
      if (field.type === "checkbox") field.checked && field.click();
      else if (field.type !== "radio" && field.type !== "file") {
        const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
        setter?.call(field, "");
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
      }
    }
  });
  const button = form.locator("[type=submit]:visible").first();
  // Step 3 of the sign-up disables its button until a country is chosen.
  if (await button.isDisabled()) return;
  await button.click();
  const wrong = page.locator("main [aria-invalid=true]").first();
  await seen(wrong, which).toBeVisible();
  if (scripted) await seen(wrong, which).toBeFocused();
  const ids = (await wrong.getAttribute("aria-describedby"))?.split(" ") ?? [];
  const words = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
  seen(words.join("").trim(), which).not.toBe("");
}
