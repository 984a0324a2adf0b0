import type { Site } from "~/app/domain/site";
import { hashOf, type Language, wordsFor } from "~/app/locales";
import { derived } from "~/tenants/config/derived";
import type { Tenant } from "~/tenants/config/schema";
import { LANGUAGES, NICHES, TEMPLATES, type TemplateName } from "~/tenants/config/vocabulary";
import { cookieOf, forgetCookie, setCookie } from "./cookies";

// Development only: no build imports this; the server loads it through Vite.

const DESIGN = { name: "dev-design", lasts: "browser" } as const;
const PANEL = { name: "dev-panel", lasts: "browser" } as const;

/** Returns the site in the design that the developer chose, by the page's address or the developer's panel. */
export function previewed(site: Site, request: Request): Site {
  const { pathname, searchParams } = new URL(request.url);
  if (/^\/_dev(\/|\.|$)/.test(pathname)) return inDesign(site, searchParams);
  if (pathname.startsWith("/_i18n/")) return speaking(site, pathname, searchParams.get("v") ?? "");
  return inDesign(site, new URLSearchParams({ template: cookieOf(request, DESIGN) ?? "" }));
}

export function designCookie(template: TemplateName, secure: boolean): string {
  return setCookie(DESIGN, template, secure);
}

/** Returns whether the developer's panel is open. The panel must not appear in pictures of the gallery. */
export function showsPanel(request: Request): boolean {
  return cookieOf(request, PANEL) === "open" && !new URL(request.url).pathname.startsWith("/_dev/show");
}

export function panelCookie(open: boolean, secure: boolean): string {
  return open ? setCookie(PANEL, "open", secure) : forgetCookie(PANEL, secure);
}

const previewsOf = derived(() => new Map<string, Site>());

function inDesign(site: Site, asked: URLSearchParams): Site {
  const template = TEMPLATES.find((each) => each === asked.get("template"));
  const niche = NICHES.find(({ number }) => String(number) === asked.get("niche"));
  const language = LANGUAGES.find((each) => each === asked.get("lang"));
  if (!template && !niche && !language) return site;
  const previews = previewsOf(site.tenant);
  const key = [template, niche?.number, language].join();
  const known = previews.get(key);
  if (known) return known;
  const tenant: Tenant = {
    ...site.tenant,
    ...(template && { template }),
    ...(niche && { niche }),
    ...(language && { language, languages: [language] }),
  };
  const preview: Site = { ...site, tenant, words: (spoken, locale) => wordsFor(tenant, spoken, locale) };
  previews.set(key, preview);
  return preview;
}

/**
 * Returns the preview whose texts have this hash, or the site itself. Needed because browsers request texts by the hash
 * alone.
 */
function speaking(site: Site, pathname: string, hash: string): Site {
  const language = pathname.split("/")[2] as Language;
  const previews = [...previewsOf(site.tenant).values()];
  return (
    previews.find(({ tenant }) => tenant.languages.includes(language) && hashOf(tenant, language) === hash) ?? site
  );
}
