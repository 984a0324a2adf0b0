import { pageStates } from "../support/all-page-states";
import type { PageState, Stage } from "../support/page-states";
import { isChosen } from "../support/share";
import { brokenSlug, OTHER_SITES, SITES } from "./pictures.sites";

/** Somebody's pages on one site, one after the other in a browser of their own. */
export interface Walk {
  slug: string;
  locale: string;
  as: "visitor" | "member" | "stranger";
  /** The prefix of its pictures' names. */
  title: string;
  pages: PageState[];
}

/** The prefixes of the pictures' names, by template. */
const TITLES = SITES.map(({ template }) => template);

export const WALKS: Walk[] = [
  ...SITES.flatMap(({ template: title, slug, locale, always, stages = [] }): Walk[] => [
    { title, slug, locale, as: "member", pages: once(statesOn(["templates", ...stages], "member"), always) },
    { title, slug, locale, as: "visitor", pages: once(statesOn(["templates", ...stages], "visitor"), always) },
    { title, slug: brokenSlug(title), locale, as: "stranger", pages: statesOn(["broken"], "visitor") },
  ]),
  ...OTHER_SITES.map(({ slug, locale, stages }): Walk => {
    return { title: slug, slug, locale, as: "visitor", pages: statesOn(stages, "visitor") };
  }),
];

export function nameOf({ title }: Walk, { name }: PageState): string {
  return `${title}-${name}`;
}

export function sizesOf({ phone }: PageState): ("desktop" | "phone")[] {
  return phone ? ["phone"] : ["desktop", "phone"];
}

/** Whether this run is about the page: `login` names it on every site, `classic-login` on that template's alone. */
export function isWanted(walk: Walk, state: PageState): boolean {
  const named = process.env.BOUQUET_PICTURED?.split(",").filter(Boolean) ?? [];
  return named.length === 0 || named.includes(state.name) || named.includes(nameOf(walk, state));
}

/**
 * Whether `npm test` looks at the page on this site: at each in one template, chosen by its name, and at all fronts. With
 * --full, where pictures are made and where pages are named, it is every one.
 */
export function isInShare(walk: Walk, state: PageState): boolean {
  if (process.env.BOUQUET_PICTURES === "make" || process.env.BOUQUET_PICTURED || !TITLES.includes(walk.title))
    return true;
  return isSoundHere(walk, state);
}

/** Whether the page is tested for valid markup and accessibility on this site: in one template, with --full in each. */
export function isSoundHere(walk: Walk, state: PageState): boolean {
  const titles = WALKS.filter(({ title, pages }) => TITLES.includes(title) && pages.includes(state)).map(
    ({ title }) => title,
  );
  return isChosen(state.name, titles.indexOf(walk.title), titles.length);
}

/** The states of a site of these kinds, as somebody sees them. */
function statesOn(stages: Stage[], who: PageState["as"]): PageState[] {
  return pageStates.filter(
    ({ as, pictured = ["templates"] }) => as === who && pictured.some((each) => stages.includes(each)),
  );
}

function once(pages: PageState[], always?: string): PageState[] {
  return always ? pages.filter(({ dark }) => !dark) : pages;
}
