import type { Tenant } from "~/tenants/config/schema";
import type { Language } from "~/tenants/config/vocabulary";
import { LANGUAGE_FACTS, tagOf } from "./language";

/**
 * Returns the locale for dates and numbers, e.g. en-GB: the region of this language in the visitor's browser, else the
 * first of the site's countries where the language is spoken. `wishes` is an Accept-Language header. English on a site
 * for other countries is British, because those countries share the British clock and calendar.
 */
export function localeOf(site: Partial<Pick<Tenant, "countries">>, language: Language, wishes?: string | null): string {
  const known = LANGUAGE_FACTS[language].regions;
  const region = regionWished(language, wishes) ?? site.countries?.find((country) => known.includes(country));
  if (region) return `${language}-${region}`;
  return language === "en" && site.countries ? "en-GB" : tagOf(language);
}

function regionWished(language: Language, wishes: string | null | undefined): string | undefined {
  if (!wishes) return undefined;
  // No browser sends a longer header. A longer one is an attack.
  const regions = wishes
    .slice(0, 500)
    .split(",", 20)
    .map((wish) => {
      const [, spoken = "", region = ""] = /^\s*([a-z]{2})-(?:[a-z]{4}-)?([a-z]{2})\s*(?:;|$)/i.exec(wish) ?? [];
      return spoken.toLowerCase() === language ? region.toUpperCase() : "";
    });
  return regions.find((region) => LANGUAGE_FACTS[language].regions.includes(region));
}
