import { useContext } from "react";
import type { PageTexts } from "~/app/locales/groups";
import { isRouteErrorResponse, RouterState, useLocation, useMatches } from "~/app/router/client";
import type { Layout } from "~/themes/template";
import { type Speech, useWords } from "~/themes/words";
import type { SiteData } from "./site-data";
import { useTexts } from "./texts";

/** The name of the route in the specification, which forms the page's class. */
export interface PageHandle<Data = unknown> {
  /** The route's name in the specification, for the page's class. */
  name: string;
  /** Distinguishes pages of one name: `service` makes the class `app-pages-service-page`. */
  part?: (data: Data) => string;
  /** The description for search engines and previews, in a sentence or two. `data` as for the title. */
  description?: (t: Speech["t"], data: Data | undefined) => string;
  /** The description as JSON-LD for search engines. Null if absent. */
  linked?: (data: Data) => object | null;
  /** The layout of the page. Left out: `default`. */
  layout?: Layout | ((data: Data) => Layout);
  /** Whether visitors see the page before they pass the adults-only notice, as the law requires for some pages. */
  beforeEntry?: boolean;
  /** The picture of a link preview (`request/drawing/social-cards.ts`). Default: the site's own picture. */
  card?: (data: Data) => string;
  indexed?: boolean;
  /** The path of the page that search engines should list instead of this unlisted one. */
  instead?: (data: Data) => string;
  /** Whether the page appears without the template's shell. Only developers' pages do, which no build contains. */
  bare?: boolean;
  /**
   * Returns the files of a page without the application's scripts. Undefined in development, where Vite adds styles by
   * scripts.
   */
  alone?: (data: Data) => OwnFiles | undefined;
  /** The groups of texts of this page, besides those of every page. A test checks them. */
  texts?: PageTexts;
  /** The page's part of the title, before the brand. `data` is undefined if the loader failed. */
  title?: (t: Speech["t"], data: Data | undefined) => string;
  /** Returns the address to which a browser continues, even without scripts. */
  onward?: (data: Data | undefined) => string | undefined;
}

export interface OwnFiles {
  styles: string[];
  /** The address of the page's script. Null if the page needs no script. */
  script: string | null;
}

export const page = <Data = unknown>(handle: PageHandle<Data>): PageHandle<Data> => handle;

/** Makes a title with a detail: "Your order · 60 credits". */
export const titled = (title: string, which: string | undefined) => (which ? `${title} · ${which}` : title);

export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle ?? { name: "error" };
}

export function usePageLayout(): Layout {
  const match = useMatches().at(-1);
  const layout = (match?.handle as PageHandle | undefined)?.layout ?? "default";
  return typeof layout === "function" ? (match?.data ? layout(match.data) : "default") : layout;
}

export function useEntryWarning({ warning }: Pick<SiteData, "warning">): boolean {
  const { beforeEntry = false } = usePageHandle();
  return warning && !beforeEntry;
}

/**
 * Returns the page's class: `index` on the front page, `app-{name}-page` on every other page, `app-{name}-{part}-page`
 * if several pages have one name.
 */
export function usePageClass(): string {
  const match = useMatches().at(-1);
  const { name, part } = usePageHandle();
  if (name === "index") return "index";
  return `app-${part && match?.data ? `${name}-${part(match.data)}` : name}-page`;
}

export function usePageDescription(): string {
  const match = useMatches().at(-1);
  const { t } = useWords();
  return (match?.handle as PageHandle | undefined)?.description?.(t, match?.data) ?? "";
}

/** Returns what the page derives from its data. Empty without data, as after a form with a wrong method. */
export function usePageFacts() {
  const match = useMatches().at(-1);
  const { alone, card, instead, linked } = (match?.handle ?? {}) as Partial<PageHandle>;
  const { data } = match ?? {};
  if (!data) return {};
  return { own: alone?.(data), card: card?.(data), instead: instead?.(data), linked: linked?.(data) };
}

/** Returns the page's JSON-LD, escaped so that no `<` can end the script element. */
export function usePageLinkedData(): string | null {
  const { linked } = usePageFacts();
  return linked ? inScript(linked) : null;
}

/** Returns the path from the front page to an inner page as JSON-LD. Null on the front page. */
export function usePageBreadcrumbs({ brand, origin }: Pick<SiteData, "brand" | "origin">): string | null {
  const { pathname } = useLocation();
  const name = usePageHeading();
  if (pathname === "/" || !name) return null;
  const steps = [
    { name: brand, item: `${origin}/` },
    { name, item: origin + pathname },
  ];
  return inScript({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  });
}

const inScript = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");

export function usePageTexts(): PageTexts {
  const { texts = NONE } = usePageHandle();
  useTexts(texts);
  return texts;
}

const NONE: PageTexts = [];

export function usePageOnward(): string | undefined {
  const match = useMatches().at(-1);
  return (match?.handle as PageHandle | undefined)?.onward?.(match?.data);
}

export function usePageHeading(): string {
  const match = useMatches().at(-1);
  const { t } = useWords();
  return (match?.handle as PageHandle | undefined)?.title?.(t, match?.data) ?? "";
}

export function usePageTitle(brand: string): string {
  const heading = usePageHeading();
  // Finds no heading on an error page, whose message names what is missing.
  const errors = Object.values(useContext(RouterState)?.errors ?? {});
  const missing = errors.find((error) => isRouteErrorResponse(error) && error.status === 404)?.data;
  const title = (typeof missing === "string" && missing) || heading;
  return title ? `${title} · ${brand}` : brand;
}
