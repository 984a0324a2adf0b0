import { expect, type Page } from "@playwright/test";
import { plainStates } from "../support/all-page-states";
import { test } from "../support/browser-tests";
import { goTo, type PageState } from "../support/page-states";
import { demoMember, hydrated, member, passEntry, visitor } from "../support/people-in-browsers";
import { isChosen, shareOf } from "../support/share";

/** A site of each template. */
const SITES = ["tidelark", "vendemora", "noctambar"];

/** Where visitors see people. */
const WITH_PEOPLE = "tidelark";

/** Reports every page, not the first alone. */
const seen = expect.configure({ soft: true });

/** As Chromium measures it, for a whole page. What moves more than a line is above it. */
const UNSEEN = 0.005;

for (const slug of SITES)
  for (const as of ["visitor", "member"] as const)
    test(`nothing on the pages of a ${as} moves once it is shown, on ${slug}`, async ({ browser }) => {
      test.setTimeout(600_000);
      const { page } = await (as === "member" ? demoMember : visitor)(browser, slug, { phone: true });
      if (as === "visitor") {
        await page.goto("/login");
        await passEntry(page);
      }
      for (const state of plainStates.filter((each) => each.as === as && isDue(each, slug))) {
        await open(page, state);
        await expectStill(page, state.name);
      }
    });

test("nothing moves where somebody who has just joined is asked where they live, or has no photo yet", async ({
  browser,
}) => {
  const { page } = await member(browser, "tidelark", { name: "Novella" }, { phone: true });
  for (const path of ["/signup/location", "/signup/photos", "/home", "/profile"]) {
    await page.goto(path);
    await hydrated(page);
    await expectStill(page, path);
  }
});

/** Whose content stands in the middle of the window, or below a bar of links that share its width. */
const MOVABLE = ["/account-deleted", "/login", "/landers/collagelanding", "/nowhere"];

for (const slug of shareOf("a page that comes piece by piece", SITES))
  test(`nothing moves while a page comes piece by piece, on ${slug}`, async ({ browser }) => {
    const { page, context } = await visitor(browser, slug, { phone: true });
    await page.goto("/login");
    await passEntry(page);
    for (const path of MOVABLE) {
      await page.goto(path);
      await hydrated(page);
      const line = await context.newCDPSession(page);
      // Its files are in the browser's cache by now.
      await line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: 6_000,
        uploadThroughput: -1,
      });
      expect((await page.reload())?.status()).toBeLessThan(500);
      await hydrated(page);
      await expectStill(page, path);
      await line.detach();
    }
  });

function isDue({ name, pictured }: PageState, slug: string): boolean {
  if (pictured?.join() === "people") return slug === WITH_PEOPLE;
  return isChosen(name, SITES.indexOf(slug), SITES.length);
}

async function open(page: Page, { path }: PageState): Promise<void> {
  await goTo(page, path);
  await hydrated(page);
}

/** What a page asks for once its scripts run has come, too. */
async function expectStill(page: Page, name: string): Promise<void> {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const shifts = await page.evaluate(shiftsSoFar);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  seen(sum, `${name}: ${shifts.map(({ what }) => what).join(" ")}`).toBeLessThan(UNSEEN);
}

/** In the browser: what has moved since the page began without anybody's doing. */
async function shiftsSoFar(): Promise<{ value: number; what: string }[]> {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  await document.fonts.ready;
  await new Promise((done) => requestIdleCallback(done));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: "layout-shift", buffered: true });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
  return shifts.map(({ value, startTime, sources }) => {
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const name = (node instanceof Element ? node.outerHTML : "").slice(0, 150);
      return `${name} from ${box(previousRect)} to ${box(currentRect)}`;
    });
    return { value, what: `${Math.round(startTime)} ms: ${moved.join(" ")}` };
  });
}
