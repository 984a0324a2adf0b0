import type { Page } from "@playwright/test";

/** The states of a page, and who looks: `<page>.states.ts` declares them beside a route. */
export type PageStates = (PageState | Journey)[];

export interface PageState {
  /** The name of its pictures, after the site's: `npm test -- --pictures login` makes them anew. */
  name: string;
  /** The address, or how one gets to it on a site. */
  path: string | ((page: Page) => Promise<string>);
  as: "visitor" | "member";
  /** Where pictures of it are taken: one site of each template, unless said otherwise. Nowhere: it is looked at without. */
  pictured?: Stage[];
  /** Further steps before the picture. */
  act?(page: Page): Promise<void>;
  /** Steps on a phone alone; there is no other picture of it. */
  phone?(page: Page): Promise<void>;
  /** Shows the foot of the page; otherwise its head. */
  end?: boolean;
  /** By night: left out where it always is. */
  dark?: boolean;
  /** Looked at after all others, because it changes what they show. */
  last?: boolean;
}

/** Of a page that takes a story to get to: the test that tells it, and looks at the page on the way. */
interface Journey {
  journey: `tests/e2e/${string}.test.ts`;
}

/**
 * `templates`: one site of each template. `fronts`: every other demo site. `people`: those of them whose people visitors
 * see. `private`: those of the first whose sign-up tells nobody which addresses have an account. `broken`: sites that ask at
 * the door and whose members cannot be read.
 */
export type Stage = "templates" | "fronts" | "people" | "private" | "broken";

export const EVERYBODY = "/members?gender=&age=all&country=";

/** Goes to a page. A search is remembered, and the one before may have found nobody: everybody is asked for on the way. */
export async function goTo(page: Page, path: PageState["path"]): Promise<void> {
  await page.goto(await pathOn(page, path));
}

/** The address of a state on the site of the page. */
export async function pathOn(page: Page, path: PageState["path"]): Promise<string> {
  if (typeof path === "string") return path;
  await read(page, EVERYBODY);
  return path(page);
}

/** The address of a link to something below `to` that stands on a page; a negative `nth` counts from the end. */
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

/** A page as the server sends it to whoever has this one open: showing it takes several times as long. */
async function read(page: Page, path: string): Promise<string> {
  if (!page.url().startsWith("http")) await page.goto("/login");
  return page.evaluate(async (path) => (await fetch(path)).text(), path);
}
