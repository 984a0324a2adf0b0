import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { markupProblems, markupProblemsIn } from "./markup";
import { hydrated } from "./people-in-browsers";

/** The minified axe, because each page parses the whole source. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Rules that axe omits by default: WCAG 2.5.3, visible text is part of the name. */
const EXPERIMENTAL = { "label-content-name-mismatch": { enabled: true } };

/**
 * Expects valid markup, no axe violation and no sideways scrolling, once the page's scripts run. `markup` is the page
 * as the server sent it; if left out, the page is requested again.
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
 * Returns axe's violations, each with its first element. Runs axe in the page and only for violations: its own
 * Playwright package opens a second page, and takes five times as long.
 */
export async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      rules,
      resultTypes: ["violations"],
      // Loads no style sheets, which only a disabled rule reads: fetching and parsing them takes a third of the time.
      preload: { assets: ["media"] },
    });
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  }, EXPERIMENTAL);
}

/**
 * Hides drawings behind text, because axe cannot measure the contrast there. Drawings have no name and are not tested
 * here.
 */
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

/** Returns controls whose accessible name begins differently from their visible text. */
function misnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
    const wordsOf = (element: HTMLElement) => {
      const copy = element.cloneNode(true) as HTMLElement;
      // Removes initials in place of a photo, which are no text of the page.
      for (const drawing of copy.querySelectorAll("[aria-hidden=true]")) drawing.remove();
      return copy.textContent;
    };
    return [...document.querySelectorAll<HTMLElement>("[aria-label]:is(a, button, summary)")]
      .map((element) => ({ name: element.ariaLabel ?? "", words: wordsOf(element) }))
      .filter(({ name, words }) => !plain(name).startsWith(plain(words)))
      .map(({ name, words }) => `${words}: ${name}`);
  });
}
