import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { parse } from "jsonc-parser";
import { type DemoServer, startDemoServer } from "../support/demo-server";
import { demoLogin, fillInLogin, hydrated, USER_AGENT } from "../support/people-in-browsers";
import { openPictureBook, type PictureBook } from "../support/picture-book";
import { spoilDatabase } from "../support/place";
import { BROKEN, MEMBERS, OTHER_SITES, type Pictured, PUBLIC, SITES } from "./pictures.pages";

/** A Friday evening, when people are about. */
const NOW = Date.UTC(2026, 10, 20, 19, 30);
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const LARGER = { width: 1300, height: 840 };
/** How many pages are loaded at once. */
const LANES = 4;

/** Somebody's pages on one site, one after the other in a browser of their own. */
interface Walk {
  slug: string;
  locale: string;
  as: "visitor" | "member" | "stranger";
  /** What the names of its pictures begin with. */
  title: string;
  pages: Pictured[];
}

// One test, not one a page: a test that fails ends its process, and server and browser would start anew for the next.
test("every page looks as its picture does", async ({ browser }) => {
  test.setTimeout(900_000);
  const { outputDir } = test.info().project;
  const book = await openPictureBook(browser, join(outputDir, "pictures"), process.env.BOUQUET_PICTURES === "make");
  if (book.obstacle) console.warn(`\n${book.obstacle}\n`);
  test.skip(book.obstacle !== undefined, book.obstacle);

  const server = await startDemoServer({ workers: 1, members: 48, at: NOW, prepare: addBrokenSites });
  try {
    const problems: string[] = [];
    const walks = allWalks();
    const lane = async () => {
      for (let walk = walks.shift(); walk; walk = walks.shift())
        problems.push(...(await follow(walk, browser, server, book)));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(problems).toEqual([]);
    expect(book.close(), "pictures that no page was compared with; npm test -- --pictures makes them anew").toEqual([]);
  } finally {
    await server.stop();
  }
});

function allWalks(): Walk[] {
  return [
    ...SITES.flatMap(({ template: title, slug, locale, always }): Walk[] => [
      { title, slug, locale, as: "member", pages: once(MEMBERS, always) },
      { title, slug, locale, as: "visitor", pages: once(PUBLIC, always) },
      { title, slug: brokenSlug(title), locale, as: "stranger", pages: BROKEN },
    ]),
    ...OTHER_SITES.map((site): Walk => ({ ...site, title: site.slug, as: "visitor" })),
  ];
}

function once(pages: Pictured[], always?: string): Pictured[] {
  return always ? pages.filter(({ dark }) => !dark) : pages;
}

async function follow(walk: Walk, browser: Browser, server: DemoServer, book: PictureBook): Promise<string[]> {
  const origin = `http://${walk.slug}.localhost:${server.port}`;
  const storageState = await keysOf(walk, browser, origin);
  const context = await browser.newContext({
    ...lookOf(walk, origin),
    storageState,
    // A page fetched ahead is the page itself, but marks nothing as seen: no picture depends on which came before.
    extraHTTPHeaders: { "Sec-Purpose": "prefetch" },
  });
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  const problems: (string | undefined)[] = [];
  for (const pictured of walk.pages) {
    const name = `${walk.title}-${pictured.name}`;
    const photographed = visit(page, pictured).then(async () =>
      problems.push(...(await inEverySize(page, name, pictured, book))),
    );
    await photographed.catch((error: Error) => problems.push(`${name}: ${error.message}`));
  }
  await context.close();
  return problems.filter((problem) => problem !== undefined);
}

/**
 * Loaded once, by somebody with a larger window, and made smaller: half of the time goes into loading. A window of a new
 * size is also drawn all at once; one that was drawn in parts, as they came, differs in a pixel here and there.
 */
async function inEverySize(page: Page, name: string, { phone, end = false }: Pictured, book: PictureBook) {
  const problems: (string | undefined)[] = [];
  for (const size of phone ? (["phone"] as const) : (["desktop", "phone"] as const)) {
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
  return problems;
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

/** The cookies to come with: a member's session, a visitor's word that they are an adult, nothing of a stranger. */
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
  const context = await browser.newContext({
    ...lookOf(walk, origin),
    storageState: { cookies: [adult], origins: [] },
  });
  const page = await context.newPage();
  await page.goto("/login");
  await fillInLogin(page, demoLogin(walk.slug));
  await page.waitForURL("**/home");
  const state = await context.storageState();
  await context.close();
  return state;
}

async function visit(page: Page, { path, act, dark }: Pictured): Promise<void> {
  await page.setViewportSize(LARGER);
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  await page.goto(typeof path === "string" ? path : await path(page));
  await hydrated(page);
  await act?.(page);
}

/** Hides the caret, waits for letters and pictures, and goes to the page's head or foot. */
function stillPage(page: Page, end: boolean): Promise<void> {
  return page.evaluate(async (end) => {
    const still = new CSSStyleSheet();
    still.replaceSync(`
      * { caret-color: transparent !important; transition: none !important }
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

const brokenSlug = (template: string) => `broken-${template}`;

/** A site of each template whose database is none, and which asks at the door. */
function addBrokenSites({ tenants, dataDir }: { tenants: string; dataDir: string }): void {
  for (const { template, slug } of SITES) {
    const broken = brokenSlug(template);
    cpSync(join(tenants, slug), join(tenants, broken), { recursive: true });
    const file = join(tenants, broken, "tenant.json");
    const { loggedOutSearch: _, ...config } = parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...config, hosts: [`${broken}.localhost`], siteEntryWarning: true }));
    void spoilDatabase({ url: undefined, dataDir }, broken);
  }
}
