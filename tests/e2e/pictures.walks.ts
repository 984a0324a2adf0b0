import { pageStates } from "../support/all-page-states";
import type { PageState, Stage } from "../support/page-states";
import { isChosen } from "../support/share";
import { brokenSlug, OTHER_SITES, SITES } from "./pictures.sites";

/** A viewer's pages on one site, in sequence in one browser. */
export interface Walk {
  slug: string;
  locale: string;
  as: "visitor" | "member" | "stranger";
  /** Prefix of the pictures' names. */
  title: string;
  pages: PageState[];
}

const full = process.env.BOUQUET_FULL === "1";
const making = process.env.BOUQUET_PICTURES === "make";

/** Pages that the run was asked for by name. Empty means all. */
const NAMED = process.env.BOUQUET_PICTURED?.split(",").filter(Boolean) ?? [];

/**
 * The pictures that `npm test` compares: every kind of page, both sizes, both schemes, every template and the sites of
 * their own. The full tier compares all.
 */
const COMPARED = [
  "classic-home-desktop",
  "classic-index-dark-desktop",
  "classic-likes-phone",
  "classic-login-phone",
  "classic-own-profile-desktop",
  "classic-profile-fictional-desktop",
  "classic-search-dark-phone",
  "lavish-chats-desktop",
  "lavish-conversation-phone",
  "lavish-index-phone",
  "lavish-lander-gallery-desktop",
  "lavish-profile-desktop",
  "lavish-search-phone",
  "noctambar-member-landing-phone",
  "noctambar-search-visitor-desktop",
  "social-account-phone",
  "social-credits-desktop",
  "social-error-phone",
  "social-match-finder-phone",
  "social-pricing-desktop",
  "social-search-visitor-desktop",
  "social-signup-phone",
  "tidelark-index-phone",
  "vendemora-index-end-phone",
];

/** Prefixes of the pictures' names, by template. */
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

/** Returns whether the run includes the page: `login` names all sites', `classic-login` that template's only. */
export function isWanted(walk: Walk, state: PageState): boolean {
  return NAMED.length === 0 || NAMED.includes(state.name) || NAMED.includes(nameOf(walk, state));
}

/** Whether this run visits the page on this site, to compare it or to check it. */
export function isInShare(walk: Walk, state: PageState): boolean {
  return isSoundHere(walk, state) || sizesCompared(walk, state).length > 0;
}

/** Whether the page is tested for valid markup and accessibility on this site: in one template, with --full in each. */
export function isSoundHere(walk: Walk, state: PageState): boolean {
  const titles = WALKS.filter(({ title, pages }) => TITLES.includes(title) && pages.includes(state)).map(
    ({ title }) => title,
  );
  return isChosen(state.name, titles.indexOf(walk.title), titles.length);
}

/** The sizes in which this run compares the page with its pictures: all of them with --full and while they are made. */
export function sizesCompared(walk: Walk, state: PageState): ("desktop" | "phone")[] {
  const isNamed = NAMED.length > 0 && (isSoundHere(walk, state) || !TITLES.includes(walk.title));
  if (full || making || isNamed) return sizesOf(state);
  return sizesOf(state).filter((size) => COMPARED.includes(`${nameOf(walk, state)}-${size}`));
}

/** Returns the states of a site of these kinds, for a viewer. */
function statesOn(stages: Stage[], who: PageState["as"]): PageState[] {
  return pageStates.filter(
    ({ as, pictured = ["templates"] }) => as === who && pictured.some((each) => stages.includes(each)),
  );
}

function once(pages: PageState[], always?: string): PageState[] {
  return always ? pages.filter(({ dark }) => !dark) : pages;
}
