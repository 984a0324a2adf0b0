import type { Language } from "~/app/locales/names";
import { useRouteLoaderData } from "~/app/router/client";
import type { PageName } from "~/tenants/config/vocabulary";

/** Data that every page has: the site, the visitor's language, and the member if there is one. */
export interface SiteData {
  brand: string;
  /** Begins every absolute link. */
  origin: string;
  /** Whether the brand is a drawing of the operator's; otherwise its name is written out. */
  drawn: boolean;
  template: string;
  niche: number;
  demo: boolean;
  /** Who runs it, in a line. */
  company: string;
  language: Language;
  languages: { code: Language; name: string }[];
  /** Where the browser fetches the texts. */
  messages: string;
  /** The template's files. */
  /** The background colours of pages, scheme by scheme, for the browser's own bars. */
  pageColors: { scheme: "light" | "dark"; color: string }[];
  assets: { styles: string[]; fonts: string[]; modules: string[] };
  bot: boolean;
  /** Whether the adults-only notice replaces the page. */
  warning: boolean;
  /** Whether the sign-up shows its dots. */
  progressDots: boolean;
  /** Whether a picture stands beside the words that mark a fictional profile. */
  fictionalIcon: boolean;
  /**
   * The visitor's answer to being remembered. `asked`: it is outstanding, and there is something to remember; `open`: there is
   * nothing. Null where nothing needs their consent.
   */
  consent: "asked" | "open" | "granted" | "refused" | null;
  /** Who sent this visitor, signed, for the forms that it matters to; null where it is remembered, refused or unknown. */
  source: string | null;
  /** The same for the browser of somebody who agreed to keep, until when (UTC ms); null where nothing is remembered. */
  remembered: { source: string; until: number } | null;
  /** Whether there is anything to buy. */
  sells: boolean;
  /** What the law calls the way out of a contract, letter for letter. */
  withdraw: string;
  /** The engine's pages in the footer. */
  pages: readonly PageName[];
  /** Pages of the site's own that belong in the footer. */
  ownPages: { href: string; label: string }[];
  /** Links that the site's payment processor wants in the footer of each page. */
  processorLinks: { href: string; label: string }[];
  /** Whether this browser gave a birth date under 18 within the last 24 hours: then the sign-up is closed to it. */
  ageRefused: boolean;
  /** Whether this visitor may sign up. */
  mayJoin: boolean;
  member: {
    id: string;
    name: string;
    photo: string | null;
    /** Conversations with something unread. */
    unread: number;
    newLikes: number;
    /** The key that browsers subscribe to push notifications with; null where the site can send none. */
    pushKey: string | null;
    /** The app that the installed site passes for; null where it shows its own name and icon. */
    disguise: "notes" | "calendar" | null;
    /** The id of the newest event before the page's data were read. */
    eventsUpTo: string;
  } | null;
}

/** Undefined only where the root's own loader failed. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData("root") as SiteData | undefined;
}
