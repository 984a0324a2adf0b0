import { useContext } from "react";
import type { PageTexts } from "~/app/locales/groups";
import { isRouteErrorResponse, RouterState, useLocation, useMatches } from "~/app/router/client";
import type { Layout } from "~/themes/template";
import { type Speech, useWords } from "~/themes/words";
import type { SiteData } from "./site-data";
import { useTexts } from "./texts";

/**
 * A route's declaration of its page: `export const handle = page({ name: "chats", layout: "chat", title: (t) =>
 * t("chats.title") })`.
 */
export interface PageHandle<Data = unknown> {
  /** The route's name in the specification: the page's class is made of it. */
  name: string;
  /** Which of several pages under this name it is: `service` makes the class `app-pages-service-page`. */
  part?: (data: Data) => string;
  /** The description for search engines and previews, in a sentence or two. `data` as for the title. */
  description?: (t: Speech["t"], data: Data | undefined) => string;
  /** The same as JSON-LD for search engines; null where there is nothing to say. */
  linked?: (data: Data) => object | null;
  /** `default` where left out. */
  layout?: Layout | ((data: Data) => Layout);
  /** Shown before a visitor has passed the notice for adults: what the law wants everybody to reach. */
  beforeEntry?: boolean;
  /**
   * Which picture a preview of a link to it shows (`request/drawing/social-cards.ts`): for a page that people pass on. The site's
   * own, without a title, where left out.
   */
  card?: (data: Data) => string;
  /** Whether search engines may list it; otherwise it asks them not to. */
  indexed?: boolean;
  /** The path of the page that search engines should list in its place, where it asks them not to list it. */
  instead?: (data: Data) => string;
  /** Without the template's shell: only the developer's pages, which are not in a build. */
  bare?: boolean;
  /**
   * The files of a page that does without the application's scripts: it is HTML, and what moves is its own. Undefined in
   * development, where Vite brings styles by the scripts.
   */
  alone?: (data: Data) => OwnFiles | undefined;
  /** The groups of texts that it reads, besides those of every page. A test says which they are. */
  texts?: PageTexts;
  /** Stands before the brand in the window's title. `data` is the loader's, undefined where it failed. */
  title?: (t: Speech["t"], data: Data | undefined) => string;
  /** Where a browser goes on to by itself, without a script too. */
  onward?: (data: Data | undefined) => string | undefined;
}

/** Files that a page loads instead of the application. */
export interface OwnFiles {
  styles: string[];
  /** A module, or null where nothing needs one. */
  script: string | null;
}

export const page = <Data = unknown>(handle: PageHandle<Data>): PageHandle<Data> => handle;

/** A title that says which of several alike it is: "Your order · 60 credits". */
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

/** Whether the notice for adults replaces the page. */
export function useEntryWarning({ warning }: Pick<SiteData, "warning">): boolean {
  const { beforeEntry = false } = usePageHandle();
  return warning && !beforeEntry;
}

/** Undefined for a page that the application runs. */
export function useOwnFiles(): OwnFiles | undefined {
  const match = useMatches().at(-1);
  return match?.data ? (match.handle as PageHandle | undefined)?.alone?.(match.data) : undefined;
}

/** `index` on the front page, `app-{name}-page` on every other, `app-{name}-{part}-page` where a name has several. */
export function usePageClass(): string {
  const match = useMatches().at(-1);
  const { name, part } = usePageHandle();
  if (name === "index") return "index";
  return `app-${part && match?.data ? `${name}-${part(match.data)}` : name}-page`;
}

/** "" where the page says nothing of itself. */
export function usePageDescription(): string {
  const match = useMatches().at(-1);
  const { t } = useWords();
  return (match?.handle as PageHandle | undefined)?.description?.(t, match?.data) ?? "";
}

/** Undefined for a page whose previews show no picture of its own. */
export function usePageCard(): string | undefined {
  const match = useMatches().at(-1);
  // Null where the page was sent a form that it does not take.
  return match?.data ? (match.handle as PageHandle | undefined)?.card?.(match.data) : undefined;
}

/** Undefined where no other page stands for it. */
export function usePageInstead(): string | undefined {
  const match = useMatches().at(-1);
  return match?.data ? (match.handle as PageHandle | undefined)?.instead?.(match.data) : undefined;
}

/** Escaped for a script element: no `<` can end it. */
export function usePageLinkedData(): string | null {
  const match = useMatches().at(-1);
  const linked = match?.data ? (match.handle as PageHandle | undefined)?.linked?.(match.data) : null;
  return linked ? inScript(linked) : null;
}

/** The way to an inner page from the front page, as JSON-LD; null on the front page. */
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

/** The page's groups of texts, which are there when this returns. */
export function usePageTexts(): PageTexts {
  const { texts = NONE } = usePageHandle();
  useTexts(texts);
  return texts;
}

const NONE: PageTexts = [];

/** Undefined for a page that one stays on. */
export function usePageOnward(): string | undefined {
  const match = useMatches().at(-1);
  return (match?.handle as PageHandle | undefined)?.onward?.(match?.data);
}

/** "" where the page has none of its own. */
export function usePageHeading(): string {
  const match = useMatches().at(-1);
  const { t } = useWords();
  return (match?.handle as PageHandle | undefined)?.title?.(t, match?.data) ?? "";
}

export function usePageTitle(brand: string): string {
  const heading = usePageHeading();
  // The page of an error has no heading of its own: its message names what is missing.
  const errors = Object.values(useContext(RouterState)?.errors ?? {});
  const missing = errors.find((error) => isRouteErrorResponse(error) && error.status === 404)?.data;
  const title = (typeof missing === "string" && missing) || heading;
  return title ? `${title} · ${brand}` : brand;
}
