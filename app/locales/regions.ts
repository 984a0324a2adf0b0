import type { Tenant } from "~/tenants/schema";
import type { Language } from "~/tenants/vocabulary";
import { REGION_TAGS } from "./names";

/** Where each language is at home, with clocks, dates and numbers of its own. */
const REGIONS: Record<Language, readonly string[]> = {
  en: ["US", "GB", "IE", "CA", "AU", "NZ", "ZA", "IN"],
  nl: ["NL", "BE"],
  de: ["DE", "AT", "CH"],
  it: ["IT", "CH"],
  fr: ["FR", "BE", "CH", "CA"],
  es: ["ES", "MX", "AR", "CL", "CO", "PE", "US"],
  pl: ["PL"],
};

/**
 * The tag that dates and numbers are written by, en-GB say: the region that the visitor's browser names with this language,
 * else the first of the site's countries where it is spoken. `wishes` is an Accept-Language header. English on a site for
 * other countries is British, because of their clock and calendar.
 */
export function localeOf(site: Partial<Pick<Tenant, "countries">>, language: Language, wishes?: string | null): string {
  const known = REGIONS[language];
  const region = regionWished(language, wishes) ?? site.countries?.find((country) => known.includes(country));
  if (region) return `${language}-${region}`;
  return language === "en" && site.countries ? "en-GB" : REGION_TAGS[language];
}

function regionWished(language: Language, wishes: string | null | undefined): string | undefined {
  if (!wishes) return undefined;
  // No browser sends more; what comes after is somebody trying.
  const regions = wishes
    .slice(0, 500)
    .split(",", 20)
    .map((wish) => {
      const [, spoken = "", region = ""] = /^\s*([a-z]{2})-(?:[a-z]{4}-)?([a-z]{2})\s*(?:;|$)/i.exec(wish) ?? [];
      return spoken.toLowerCase() === language ? region.toUpperCase() : "";
    });
  return regions.find((region) => REGIONS[language].includes(region));
}
