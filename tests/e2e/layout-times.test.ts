import { appendFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { plainStates } from "../support/all-page-states";
import { test } from "../support/browser-tests";
import { goTo, type PageState } from "../support/page-states";
import { demoMember, hydrated, passEntry, visitor } from "../support/people-in-browsers";

/** Output file of `npm run bench -- --only layouts`, a line of JSON per page. Without it nothing is measured. */
const file = process.env.BOUQUET_LAYOUT_TIMES;

/** A site of each template. */
const SITES = ["tidelark", "vendemora", "noctambar"];
/** Site where visitors see people. */
const WITH_PEOPLE = "tidelark";

/** Slowdown of the phone relative to this machine. */
const SLOWER = 4;
/** Loads of each page; the fastest counts. */
const LOADS = 2;

/** As many elements as a page of results, in system fonts: the cost of any page. */
const REFERENCE = `<!DOCTYPE html><main style="font: 16px/1.5 sans-serif">${'<section style="padding: 8px"><p>Words <b>and</b> words</p></section>'.repeat(150)}</main>`;

for (const slug of file ? SITES : [])
  for (const as of ["visitor", "member"] as const)
    test(`what a ${as}'s pages of ${slug} cost to lay out`, async ({ browser }) => {
      test.setTimeout(900_000);
      const { page, context } = await (as === "member" ? demoMember : visitor)(browser, slug, { phone: true });
      if (as === "visitor") {
        await page.goto("/login");
        await passEntry(page);
      }
      const cost = await meterOf(await context.newCDPSession(page));
      const plain = () => page.setContent(REFERENCE);
      for (const state of plainStates.filter((each) => each.as === as && isThere(each, slug))) {
        const reference = await cost(plain);
        const ms = await quickest(() => cost(() => open(page, state)));
        appendFileSync(file!, `${JSON.stringify({ slug, page: state.name, ms, reference })}\n`);
      }
    });

function isThere({ pictured }: PageState, slug: string): boolean {
  return pictured?.join() !== "people" || slug === WITH_PEOPLE;
}

async function open(page: Page, { path }: PageState): Promise<void> {
  await goTo(page, path);
  await hydrated(page);
}

async function quickest(measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let load = 0; load < LOADS; load++) all.push(await measure());
  return Math.min(...all);
}

/** Measures the ms spent on styles and layout until a page is idle. */
async function meterOf(session: CDPSession): Promise<(show: () => Promise<void>) => Promise<number>> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await session.send("Performance.enable");
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (of("LayoutDuration") + of("RecalcStyleDuration")) * 1000;
  };
  return async (show) => {
    const before = await spent();
    await show();
    await session.send("Runtime.evaluate", { expression: AT_REST, awaitPromise: true });
    const after = await spent();
    // A new renderer process restarts the counter.
    return after >= before ? after - before : after;
  };
}

const AT_REST =
  "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))";
