import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS } from "../chromium.mjs";
import type { Finding } from "./finding";
import { readingProblem } from "./reading";
import type { ViewToProve } from "./views";

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
/** Milliseconds until a view is there, and how often it is tried. */
const PATIENCE = 30_000;
const ATTEMPTS = 5;

/** What cannot be read of a template's marks, by day on a phone and by night on a desktop, and variables without a value. */
export async function proofFindings(
  executablePath: string,
  origin: string,
  name: string,
  views: ViewToProve[],
  vars: object,
): Promise<Finding[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    // The variables first: that page waits until Vite has everything ready.
    const unset = await variableFindings(await contextOf(browser, "desktop"), origin, name, vars);
    const phone = await markFindings(await contextOf(browser, "phone"), { origin, name, scheme: "light" }, views);
    const desktop = await markFindings(await contextOf(browser, "desktop"), { origin, name, scheme: "dark" }, views);
    return [...unset, ...phone, ...desktop];
  } finally {
    await browser.close();
  }
}

interface Look {
  origin: string;
  /** The template's. */
  name: string;
  scheme: "light" | "dark";
}

async function markFindings(context: BrowserContext, look: Look, views: ViewToProve[]): Promise<Finding[]> {
  const page = await context.newPage();
  const findings: Finding[] = [];
  for (const view of views) {
    const { slot, state, language, marks } = view;
    const query = `slot=${slot}&state=${state}&template=${look.name}&lang=${language}&scheme=${look.scheme}&motion=still`;
    await show(page, look.origin, query, `${slot} ${state}`);
    for (const words of marks) {
      const problem = await page.evaluate(readingProblem, words);
      if (!problem) continue;
      findings.push({
        file: `themes/${look.name}/${slot}.tsx`,
        problem: `${slot}, state "${state}", ${look.scheme}, ${page.viewportSize()!.width} px: "${words}" ${problem}`,
        remedy: `Look at /_dev?${query}; whatever shows it has to be in sight, on a plain ground.`,
      });
    }
  }
  await context.close();
  return findings;
}

/** A variable that theme.css.ts sets for no niche, or not for all of them. */
async function variableFindings(
  context: BrowserContext,
  origin: string,
  name: string,
  vars: object,
): Promise<Finding[]> {
  const variable = (value: string) => value.replace(/^var\((--[^,)]+).*$/, "$1");
  const names = Object.fromEntries(leavesOf(vars).map(([role, value]) => [role, variable(value)]));
  const page = await context.newPage();
  await show(page, origin, `slot=FictionalMark&state=full&template=${name}`, "FictionalMark full");
  const unset = await page.evaluate((wanted) => {
    const root = document.documentElement;
    return [1, 2, 3, 4, 5, 6, 7].flatMap((niche) => {
      root.dataset.niche = String(niche);
      const style = getComputedStyle(root);
      return Object.entries(wanted).flatMap(([role, variable]) =>
        style.getPropertyValue(variable).trim() === "" ? `${role} in niche ${niche}` : [],
      );
    });
  }, names);
  await context.close();
  if (unset.length === 0) return [];
  const problem = `gives no value to ${unset.slice(0, 5).join(", ")}${unset.length > 5 ? ` and ${unset.length - 5} more` : ""}`;
  const remedy = `It has to set the whole contract for every niche, as themes/skeleton/theme.css.ts does.`;
  return [{ file: `themes/${name}/theme.css.ts`, problem, remedy }];
}

function contextOf(browser: Browser, device: keyof typeof WIDTHS): Promise<BrowserContext> {
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
  return browser.newContext({ viewport: WIDTHS[device], userAgent, reducedMotion: "reduce" });
}

/** Loads the first view; goes to the next ones within the page, as a visitor does, which is many times as fast. */
async function show(page: Page, origin: string, query: string, view: string): Promise<void> {
  const path = `/_dev/show?${query}`;
  const ready = () => page.waitForSelector(`html[data-ready="${view}"]`, { timeout: PATIENCE });
  if (page.url() !== "about:blank") {
    await page.evaluate(followLink, path);
    await ready();
    return;
  }
  // Vite prepares the packages as they are asked for, and a page that came too early has to be loaded anew.
  for (let attempt = 1; ; attempt++) {
    const failed = await page
      .goto(`${origin}${path}`, { timeout: PATIENCE })
      .then(ready)
      .then(
        () => null,
        (error: Error) => error,
      );
    if (!failed) return;
    if (attempt === ATTEMPTS) throw failed;
  }
}

function followLink(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}

function leavesOf(tree: object, before = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "object" ? leavesOf(value, `${before}${key}.`) : [[`${before}${key}`, String(value)]],
  );
}
