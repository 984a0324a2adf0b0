import { sells } from "~/app/domain/money/prices/prices";
import type { Site } from "~/app/domain/site";
import { companyLine } from "~/app/domain/site/company/company";
import { legalLabels } from "~/app/domain/site/law/law";
import { footerPages, ownFooterLinks } from "~/app/domain/site/legal/legal";
import { hashOf, type Words } from "~/app/locales";
import { LANGUAGE_NAMES } from "~/app/locales/names";
import { assetsOf } from "~/app/request/assets";
import { reportLinks } from "~/app/request/transparency";
import { derived } from "~/tenants/config/derived";
import { pageColors } from "~/themes/mail/look";
import type { SiteData } from "./site-data";

/** The properties of a page's data that depend on the visitor. All others are the same for all readers. */
type OfVisit = "bot" | "warning" | "consent" | "source" | "remembered" | "ageRefused" | "mayJoin" | "member";
type SiteFacts = Omit<SiteData, OfVisit>;

/** Caches by the texts' object, because each language and region has its own. A changed config makes a new tenant. */
const factsOf = derived(() => new WeakMap<Words, Promise<SiteFacts>>());

/** Computes the shared data once for all readers of a site in the same language. Tries again after a failure. */
export function siteFacts(site: Site, words: Words): Promise<SiteFacts> {
  const kept = factsOf(site.tenant);
  const known = kept.get(words);
  if (known) return known;
  const facts = gathered(site, words);
  kept.set(words, facts);
  facts.catch(() => kept.delete(words));
  return facts;
}

async function gathered(site: Site, words: Words): Promise<SiteFacts> {
  const { tenant } = site;
  const { language } = words;
  return {
    brand: tenant.name,
    origin: tenant.origin,
    drawn: tenant.overrides.logoMarkup !== null,
    template: tenant.template,
    niche: tenant.niche.number,
    demo: tenant.demo,
    company: companyLine(tenant, words),
    language,
    languages: tenant.languages.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
    messages: `/_i18n/${language}/messages.json?v=${hashOf(tenant, language)}`,
    pageColors: await pageColors(tenant.template, tenant.niche.number),
    assets: assetsOf(tenant.template, language),
    progressDots: tenant.showProgressDots,
    fictionalIcon: tenant.fictionalIcon,
    sells: sells(tenant),
    withdraw: legalLabels(language).withdraw,
    pages: footerPages(tenant),
    ownPages: [...ownFooterLinks(site, words), ...reportLinks(site, words)],
    processorLinks: (tenant.payments.processorProfile?.footerLinks ?? []).map(({ label, to }) => ({ label, href: to })),
  };
}
