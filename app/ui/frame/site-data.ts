import type { Language } from "~/app/locales/names";
import { useRouteLoaderData } from "~/app/router/client";
import type { PageName } from "~/tenants/config/vocabulary";

export interface SiteData {
  brand: string;
  origin: string;
  /** Whether the brand is a logo. Otherwise its name is written. */
  drawn: boolean;
  template: string;
  niche: number;
  demo: boolean;
  company: string;
  language: Language;
  languages: { code: Language; name: string }[];
  messages: string;
  /** The background colours of pages, scheme by scheme, for the browser's own bars. */
  pageColors: { scheme: "light" | "dark"; color: string }[];
  assets: { styles: string[]; fonts: string[]; modules: string[] };
  bot: boolean;
  warning: boolean;
  progressDots: boolean;
  /** Whether fictional profiles have a picture beside their mark. */
  fictionalIcon: boolean;
  /**
   * The state of consent. `asked`: not yet answered, with a source to remember. `open`: not yet answered, without one.
   * Null if nothing needs consent.
   */
  consent: "asked" | "open" | "granted" | "refused" | null;
  /** The visitor's traffic source, signed, for forms. Null if it is remembered, refused or unknown. */
  source: string | null;
  /** The remembered source for the browser's storage, with its end (UTC ms). Null if nothing is remembered. */
  remembered: { source: string; until: number } | null;
  sells: boolean;
  withdraw: string;
  pages: readonly PageName[];
  ownPages: { href: string; label: string }[];
  processorLinks: { href: string; label: string }[];
  /** Whether this browser gave a birth date under 18 in the last 24 hours, which closes the sign-up. */
  ageRefused: boolean;
  mayJoin: boolean;
  member: {
    id: string;
    name: string;
    photo: string | null;
    /** The number of conversations with unread messages. */
    unread: number;
    newLikes: number;
    /** The key for push subscriptions. Null if the site sends no push notifications. */
    pushKey: string | null;
    /** The app whose name and icon the installed site shows. Null for the site's own. */
    disguise: "notes" | "calendar" | null;
    /** The id of the newest event before the page's data were read. */
    eventsUpTo: string;
  } | null;
}

/** Returns the site's data. Undefined only if the root's loader failed. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData("root") as SiteData | undefined;
}
