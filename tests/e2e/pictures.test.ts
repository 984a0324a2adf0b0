import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { plainStates } from "../support/all-page-states";
import { test } from "../support/browser-tests";
import { expectOneLayout } from "../support/one-layout";
import type { PageState } from "../support/page-states";
import { demoLogin, fillInLogin, hydrated, USER_AGENT } from "../support/people-in-browsers";
import { openPictureBook } from "../support/picture-book";
import { NOW, picturedServer } from "../support/pictured-server";
import { expectSound } from "../support/sound";
import { expectStill } from "../support/still";
import { isInShare, isSoundHere, isWanted, nameOf, sizesCompared, sizesOf, WALKS, type Walk } from "./pictures.walks";

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const LARGER = { width: 1300, height: 840 };
/** Start of the trace id that failed pages show. */
const TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

const making = process.env.BOUQUET_PICTURES === "make";
const differences = fileURLToPath(new URL("../../node_modules/.cache/playwright/pictures", import.meta.url));
const book = openPictureBook(process.env.BOUQUET_PICTURE_SET ?? "", differences, making);

// Walks run in parallel, the pages of each in order.
test.describe.configure({ mode: "parallel" });

for (const walk of WALKS) {
  const wanted = walk.pages.filter((pictured) => isWanted(walk, pictured) && isInShare(walk, pictured));
  if (wanted.length === 0) continue;

  test.describe(`${walk.as} on ${walk.slug}`, () => {
    test.describe.configure({ mode: "default" });
    let context: BrowserContext | undefined;
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      const origin = `http://${walk.slug}.localhost:${await picturedServer()}`;
      context = await browser.newContext({
        ...lookOf(walk, origin),
        storageState: await keysOf(walk, browser, origin),
        serviceWorkers: "block",
        // A prefetch gets the same content and marks no news as seen, so no picture depends on earlier pictures.
        extraHTTPHeaders: { "Sec-Purpose": "prefetch", traceparent: TRACE },
      });
      // An open conversation would report that it was read.
      await context.addInitScript(answerReads);
      await context.clock.setFixedTime(NOW);
      page = await context.newPage();
    });
    test.afterAll(() => context?.close());

    for (const pictured of wanted) {
      const name = nameOf(walk, pictured);
      const sizes = book.open ? sizesCompared(walk, pictured) : [];
      const judged = !making && isSoundHere(walk, pictured);
      const claim = sizes.length > 0 ? "matches its picture" : "passes the markup and accessibility checks";
      if (sizes.length > 0 || judged)
        test(`${name} ${claim}`, async () => {
          const markup = await visit(page, pictured, { judged, larger: sizes.length > 0 });
          if (sizes.length > 0)
            await test.step("matches its picture", async () => {
              expect(await comparedIn(page, name, pictured, sizes)).toEqual([]);
            });
          if (!judged) return;
          if (!sizes.includes("phone")) await showOnPhone(page, pictured);
          await test.step("passes the checks", () => expectSound(page, name, markup));
        });
    }
  });
}

if (!making && book.open)
  test("every picture belongs to a page", () => {
    const compared = WALKS.flatMap((walk) =>
      walk.pages.flatMap((pictured) => sizesOf(pictured).map((size) => `${nameOf(walk, pictured)}-${size}`)),
    );
    expect(book.names().filter((name) => !compared.includes(name))).toEqual([]);
  });

/**
 * Loads each page once in the larger window and shrinks it, because loading takes half of the time. A new window's size
 * is also drawn at once; partial drawing differs in some pixels.
 */
async function comparedIn(
  page: Page,
  name: string,
  pictured: PageState,
  sizes: (keyof typeof SIZES)[],
): Promise<string[]> {
  const problems: (string | undefined)[] = [];
  for (const size of sizes) {
    const { end = false, phone } = pictured;
    await page.setViewportSize(SIZES[size]);
    if (size === "phone") await phone?.(page);
    await stillPage(page, end);
    const drawAnew = async () => {
      const { width, height } = SIZES[size];
      await page.setViewportSize({ width: width + 24, height: height + 24 });
      await page.setViewportSize({ width, height });
      await stillPage(page, end);
    };
    problems.push(await book.check(page, `${name}-${size}`, drawAnew));
  }
  return problems.filter((problem) => problem !== undefined);
}

function lookOf({ locale }: Walk, baseURL: string) {
  return {
    baseURL,
    locale,
    viewport: LARGER,
    userAgent: USER_AGENT,
    reducedMotion: "reduce",
    timezoneId: "Europe/Amsterdam",
  } as const;
}

/** Returns the cookies of a viewer: a member's session, a visitor's age confirmation, none for a new visitor. */
async function keysOf(
  walk: Walk,
  browser: Browser,
  origin: string,
): Promise<Awaited<ReturnType<BrowserContext["storageState"]>>> {
  const domain = new URL(origin).hostname;
  const adult = {
    name: "skipped-site-entry-warning",
    value: "1",
    domain,
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Lax",
  } as const;
  if (walk.as !== "member") return { cookies: walk.as === "visitor" ? [adult] : [], origins: [] };
  // Once per run, even if a failed test restarts its process, because each login shows in a picture.
  const kept = join(test.info().project.outputDir, `login-${walk.slug}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  const context = await browser.newContext({
    ...lookOf(walk, origin),
    storageState: { cookies: [adult], origins: [] },
  });
  const page = await context.newPage();
  await page.goto("/login");
  await fillInLogin(page, demoLogin(walk.slug));
  await page.waitForURL("**/home");
  const state = await context.storageState({ path: kept });
  await context.close();
  return state;
}

interface Visit {
  /** Whether the page is checked: nothing may move while it loads on a phone. */
  judged: boolean;
  /** Whether the page is shown in the larger window before its pictures are taken. */
  larger: boolean;
}

/**
 * Loads a plain page on a phone if it is judged, and every other page in the larger window that its steps need. Returns
 * the page's markup unless the steps changed the page.
 */
async function visit(page: Page, state: PageState, { judged, larger }: Visit): Promise<string | undefined> {
  const { name, path, act, dark } = state;
  const watched = judged && plainStates.includes(state);
  await page.setViewportSize(watched ? SIZES.phone : LARGER);
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  const answer = await page.goto(typeof path === "string" ? path : await path(page));
  await hydrated(page);
  if (watched) {
    await test.step("nothing moves", () => expectStill(page, name));
    if (isFront(state)) await test.step("is laid out at once", () => expectOneLayout(page, name));
    if (larger) {
      await page.setViewportSize(LARGER);
      await drawn(page);
    }
  }
  if (!act) return answer?.text();
  await act(page);
  return undefined;
}

async function showOnPhone(page: Page, { phone }: PageState): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  await phone?.(page);
  await drawn(page);
}

/** Returns whether it is a visitor's first page of a site. */
function isFront({ path, as }: PageState): boolean {
  return as === "visitor" && typeof path === "string" && /^\/($|pricing$|login$|signup$|landers\/)/.test(path);
}

/** Waits: photos load a larger file in a larger window, a moment later. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** In the browser, because a route of Playwright's would disable the cache of each page's files. */
function answerReads(): void {
  const send = window.fetch;
  window.fetch = (input, options) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname === "/api/read.php" ? Promise.resolve(Response.json({ status: "done" })) : send(input, options);
  };
}

/** Hides the caret, waits for fonts, pictures and the progress bar, and scrolls to the page's start or end. */
async function stillPage(page: Page, end: boolean): Promise<void> {
  await expect(page.locator(":is([data-state=loading], [data-state=done], [data-state=fading])")).toHaveCount(0);
  await page.evaluate(async (end) => {
    const still = new CSSStyleSheet();
    still.replaceSync(`
      * { caret-color: transparent !important; transition: none !important }
      /* A picture scaled while it loads is drawn at either size, by chance. */
      img { scale: none !important }
      /* A phone's scroll bar takes no room. */
      @media (max-width: 30rem) { html { scrollbar-gutter: auto !important } }
    `);
    document.adoptedStyleSheets = [still];
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
    window.scrollTo(0, end ? document.documentElement.scrollHeight : 0);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, end);
}
