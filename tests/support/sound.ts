import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { markupProblems, markupProblemsIn } from "./markup";
import { hydrated } from "./people-in-browsers";

/** Its short form: each page reads all of it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Rules that axe leaves out unless asked: WCAG 2.5.3, the words that are seen are in the name. */
const EXPERIMENTAL = { "label-content-name-mismatch": { enabled: true } };

/**
 * Expects valid markup, no violation that axe finds and nothing that scrolls sideways, once the page's scripts run. `markup` is
 * the page as the server sent it; if left out, the page is requested again.
 */
export async function expectSound(page: Page, what: string, markup?: string): Promise<void> {
  await hydrated(page);
  expect(await (markup === undefined ? markupProblems(page) : markupProblemsIn(markup)), what).toEqual([]);
  const showDrawings = await hideDrawings(page);
  const violations = await violationsIn(page);
  await showDrawings();
  expect(violations.map((violation) => `${what}: ${violation}`)).toEqual([]);
  expect(await misnamed(page), `${what}: a name begins with the words that are seen`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * What axe finds, each with the first element that it is about. Axe runs in the page itself and tells of nothing that is right:
 * its own package for Playwright opens a second page for the sums, and takes five times as long.
 */
export async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      rules,
      resultTypes: ["violations"],
      // Without the style sheets, which only a rule reads that is off: it fetches and parses them, for a third of the time.
      preload: { assets: ["media"] },
    });
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  }, EXPERIMENTAL);
}

/** Of words with a drawing behind them axe says nothing. What is drawn has no name, and is not what it looks at. */
async function hideDrawings(page: Page): Promise<() => Promise<void>> {
  const sheets = await page.evaluateHandle(() => {
    const before = document.adoptedStyleSheets;
    const hidden = new CSSStyleSheet();
    hidden.replaceSync("svg[aria-hidden=true] { visibility: hidden !important }");
    document.adoptedStyleSheets = [...before, hidden];
    return [...before];
  });
  return () =>
    sheets.evaluate((before) => {
      document.adoptedStyleSheets = before;
    });
}

/** Controls whose accessible name begins otherwise than the words they show. */
function misnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
    const wordsOf = (element: HTMLElement) => {
      const copy = element.cloneNode(true) as HTMLElement;
      // The initials that stand for a photo are no words.
      for (const drawing of copy.querySelectorAll("[aria-hidden=true]")) drawing.remove();
      return copy.textContent;
    };
    return [...document.querySelectorAll<HTMLElement>("[aria-label]:is(a, button, summary)")]
      .map((element) => ({ name: element.ariaLabel ?? "", words: wordsOf(element) }))
      .filter(({ name, words }) => !plain(name).startsWith(plain(words)))
      .map(({ name, words }) => `${words}: ${name}`);
  });
}
