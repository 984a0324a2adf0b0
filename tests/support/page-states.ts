import type { Page } from "@playwright/test";

/** The states of a page, each with its viewer. `<page>.states.ts` beside the route declares them. */
export type PageStates = (PageState | Journey)[];

export interface PageState {
  /** The name of the state's pictures, after the site's name: `npm test -- --pictures login` makes them again. */
  name: string;
  /** The address, or a function that finds the address on a site. */
  path: string | ((page: Page) => Promise<string>);
  as: "visitor" | "member";
  /**
   * The sites whose pictures are taken. Default: one site of each template. Empty: the page is checked without
   * pictures.
   */
  pictured?: Stage[];
  /** Further steps before the picture. */
  act?(page: Page): Promise<void>;
  /** Steps for a picture on a phone only. */
  phone?(page: Page): Promise<void>;
  /** Whether the picture shows the end of the page instead of its start. */
  end?: boolean;
  /** Whether the picture uses the dark scheme. Undefined for sites that are always dark. */
  dark?: boolean;
  /** Whether the state comes after all others, because it changes the data of their pages. */
  last?: boolean;
}

/** A page that needs several steps, with the test that takes these steps and checks the page. */
interface Journey {
  journey: `tests/e2e/${string}.test.ts`;
}

/**
 * The sites of a picture. `templates`: a site of each template. `fronts`: every other demo site. `people`: sites that
 * show people to visitors. `private`: of the first ones, those whose sign-up hides which addresses have an account.
 * `broken`: sites with an age question and unreadable members.
 */
export type Stage = "templates" | "fronts" | "people" | "private" | "broken";

export const EVERYBODY = "/members?gender=&age=all&country=";

/**
 * Opens a page. Searches for all members first, because the site remembers searches, and the last one may have no
 * results.
 */
export async function goTo(page: Page, path: PageState["path"]): Promise<void> {
  await page.goto(await pathOn(page, path));
}

/** Returns the address of a state on the site of the page. */
export async function pathOn(page: Page, path: PageState["path"]): Promise<string> {
  if (typeof path === "string") return path;
  await read(page, EVERYBODY);
  return path(page);
}

/** Returns the address of a page's link below `to`; a negative `nth` counts from the end. */
export async function linkOn(page: Page, from: string, to: string, nth = 0): Promise<string> {
  const html = await read(page, from);
  const hrefs = await page.evaluate((html) => {
    const links = new DOMParser().parseFromString(html, "text/html").querySelectorAll("main a[href]");
    return [...links].map((link) => link.getAttribute("href") ?? "");
  }, html);
  const paths = hrefs.filter((href) => href.startsWith(to)).map((href) => /^\/[^/?#]*\/[^/?#]*/.exec(href)?.[0]);
  const path = [...new Set(paths)].at(nth);
  if (!path) throw new Error(`${from} leads to nothing below ${to}`);
  return path;
}

/** Returns a page's markup for the same viewer. Showing the page takes several times as long. */
async function read(page: Page, path: string): Promise<string> {
  if (!page.url().startsWith("http")) await page.goto("/login");
  return page.evaluate(async (path) => (await fetch(path)).text(), path);
}
