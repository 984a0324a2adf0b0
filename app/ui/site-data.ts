import { useRouteLoaderData } from "@remix-run/react";
import type { Language } from "~/app/locales/names";

/** What every page knows: the site, the visitor's language, and the member if there is one. */
export interface SiteData {
  brand: string;
  /** The operator's drawing as checked SVG markup, or null: then the brand's name stands in words. */
  logo: string | null;
  template: string;
  niche: number;
  demo: boolean;
  /** Whether the tenant has an icon of its own. */
  icon: boolean;
  /** Who runs it, in a line. */
  company: string;
  language: Language;
  languages: { code: Language; name: string }[];
  /** Where the browser fetches the texts. */
  messages: string;
  /** The template's files. */
  assets: { styles: string[]; fonts: string[]; modules: string[] };
  bot: boolean;
  /** Whether the adults-only notice stands in place of the page. */
  warning: boolean;
  /** Whether the sign-up shows its dots. */
  progressDots: boolean;
  /** What the visitor said to being remembered, or that they have yet to say; null where nothing needs their consent. */
  consent: "asked" | "granted" | "refused" | null;
  /** Whether this visitor may sign up. */
  mayJoin: boolean;
  member: { id: string; name: string; photo: string | null; unread: number; newLikes: number } | null;
}

/** Undefined only where the root's own loader failed. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData("root") as SiteData | undefined;
}
