import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS } from "../chromium.mjs";
import type { Finding } from "./finding";
import { readingProblemIn } from "./reading";
import type { ViewToProve } from "./views";

/** A phone by day and a desktop by night. */
const LOOKS = [
  { scheme: "light", width: 390, height: 844 },
  { scheme: "dark", width: 1280, height: 900 },
] as const;

/** A template to look at. */
export interface Subject {
  name: string;
  styles: string;
  bodyClass: string;
  language: string;
  views: ViewToProve[];
  /** The contract: variables by role. */
  vars: object;
  /** Resolves an address within the styles, such as a font's, to a file. */
  fileOf(path: string): string;
}

/** Finds unreadable marks of the templates, and variables without a value. */
export async function proofFindings(executablePath: string, subjects: Subject[]): Promise<Finding[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const findings: Finding[] = [];
    for (const subject of subjects) {
      const page = await pageOf(browser, subject);
      findings.push(...(await variableFindings(page, subject)), ...(await markFindings(page, subject)));
      await page.context().close();
    }
    return findings;
  } finally {
    await browser.close();
  }
}

const ORIGIN = "http://theme.test";

/** Opens a page with only the template's styles. No server is needed, only fonts. */
async function pageOf(browser: Browser, { name, styles, bodyClass, language, fileOf }: Subject): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const html = `<!doctype html><html lang="${language}" data-template="${name}" data-niche="1"><head><style>${styles}</style><style>${STILL}</style></head><body class="${bodyClass}"></body></html>`;
    return route.fulfill(pathname === "/" ? { contentType: "text/html", body: html } : { path: fileOf(pathname) });
  });
  const page = await context.newPage();
  await page.goto(ORIGIN);
  return page;
}

/** Ends all animations. */
const STILL =
  "*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important; transition: none !important; }";

interface Unreadable {
  words: string;
  problem: string;
  /** Where the problem occurs, in the order of the looks. */
  places: { view: ViewToProve; look: (typeof LOOKS)[number] }[];
}

/** Reports each problem of a mark once, with all affected slots. */
async function markFindings(page: Page, subject: Subject): Promise<Finding[]> {
  const found = new Map<string, Unreadable>();
  for (const look of LOOKS) {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.scheme });
    for (const view of subject.views) {
      await page.evaluate(show, view.markup);
      for (const words of view.marks) {
        const problem = await readingProblemIn(page, words);
        if (!problem) continue;
        const known = found.get(`${words} ${problem}`) ?? { words, problem, places: [] };
        known.places.push({ view, look });
        found.set(`${words} ${problem}`, known);
      }
    }
  }
  return [...found.values()].map((each) => findingOf(each, subject));
}

function findingOf({ words, problem, places }: Unreadable, { name, language }: Subject): Finding {
  // The page with the least markup around the words best shows their origin.
  const plainest = places.reduce((one, other) => (other.view.markup.length < one.view.markup.length ? other : one));
  const { slot, state } = plainest.view;
  const slots = [...new Set(places.map(({ view }) => view.slot))].join(", ");
  const looks = [...new Set(places.map(({ look }) => `${look.scheme} at ${look.width} px`))].join(" and ");
  const view = `/_dev?slot=${slot}&state=${state}&template=${name}&lang=${language}&scheme=${plainest.look.scheme}&motion=still`;
  return {
    file: `themes/${name}/${slot}.tsx`,
    problem: `"${words}" ${problem} (${looks}, in ${slots})`,
    remedy: `Look at ${view}; the mark must be visible on a plain ground.`,
  };
}

async function show(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  scrollTo(0, 0);
  await document.fonts.ready;
}

/** Finds variables that theme.css.ts sets for no niche, or not for all. */
async function variableFindings(page: Page, { name, vars }: Subject): Promise<Finding[]> {
  const variable = (value: string) => value.replace(/^var\((--[^,)]+).*$/, "$1");
  const names = Object.fromEntries(leavesOf(vars).map(([role, value]) => [role, variable(value)]));
  const unset = await page.evaluate((wanted) => {
    const root = document.documentElement;
    const missing = [1, 2, 3, 4, 5, 6, 7].flatMap((niche) => {
      root.dataset.niche = String(niche);
      const style = getComputedStyle(root);
      return Object.entries(wanted).flatMap(([role, variable]) =>
        style.getPropertyValue(variable).trim() === "" ? `${role} in niche ${niche}` : [],
      );
    });
    root.dataset.niche = "1";
    return missing;
  }, names);
  if (unset.length === 0) return [];
  const problem = `gives no value to ${unset.slice(0, 5).join(", ")}${unset.length > 5 ? ` and ${unset.length - 5} more` : ""}`;
  const remedy = "It must set the whole contract for every niche, as themes/skeleton/theme.css.ts does.";
  return [{ file: `themes/${name}/theme.css.ts`, problem, remedy }];
}

function leavesOf(tree: object, before = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "object" ? leavesOf(value, `${before}${key}.`) : [[`${before}${key}`, String(value)]],
  );
}
