import { slugOf } from "~/app/locales/slugs";
import { pagePathOf } from "~/app/router/page-address";
import type { Stored } from "~/app/stored";
import type { Tenant } from "~/tenants/config/schema";
import type { Language } from "~/tenants/config/vocabulary";
import { cookieOf, type Headed, setCookie } from "./cookies";

export const LANGUAGE: Stored = {
  name: "language",
  place: "cookie",
  lasts: 365 * 24 * 60 * 60,
  consent: false,
  purpose: "language",
  keptBy: ({ languages }) => languages.length > 1,
};

/**
 * Returns the visitor's language: the chosen one, else the browser's, else the tenant's default. Always an offered
 * language.
 */
export function languageOf(tenant: Pick<Tenant, "language" | "languages">, request: Headed): Language {
  const offered = (tag: string) => tenant.languages.find((language) => language === tag);
  const chosen = offered(cookieOf(request, LANGUAGE) ?? "");
  if (chosen) return chosen;
  for (const tag of preferences(request.headers.get("accept-language"))) {
    const language = tag === "*" ? tenant.language : offered(tag);
    if (language) return language;
  }
  return tenant.language;
}

/** Returns an offered language in the address: of a campaign's lander, or of the sign-up that it begins. */
export function languageInAddress({ languages }: Pick<Tenant, "languages">, { pathname, searchParams }: URL) {
  if (pathname === "/signup") return languages.find((each) => each === searchParams.get("language"));
  // Accepts other spellings, because campaigns' addresses are typed by hand: "DE", and "en" instead of the slug "eng".
  const slug = LANDER.exec(pagePathOf(pathname))?.[2]?.toLowerCase();
  return languages.find((each) => slug === slugOf(each) || slug === each);
}

export function inLanguage(path: string, language: Language): string {
  return path.replace(LANDER, `$1${slugOf(language)}`);
}

const LANDER = /^(\/(?:landers\/[^/?#]+|members\/[^/?#]+\/landing[23])\/)([a-z]+)(?=[?#]|$)/i;

export function languageCookie(language: Language, secure: boolean): string {
  return setCookie(LANGUAGE, language, secure);
}

/**
 * Returns the languages of the header without regions, by preference. Not by remix-i18next, which prefers "en" to "nl"
 * for "nl-BE, en".
 */
function preferences(header: string | null): string[] {
  if (!header) return [];
  // Reads only the beginning, because no browser sends a longer header.
  const wishes = header.slice(0, 500).split(",", 20).map(wish);
  return wishes
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}

function wish(text: string): { language: string; quality: number } {
  const [tag = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { language: tag.split("-")[0]!, quality: quality === undefined ? 1 : Number(quality) || 0 };
}
