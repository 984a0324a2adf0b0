import { z } from "zod";
import { experiment, judgeExperiments } from "./experiments";
import { cdnPrefix, country, distinct, host, line, origin, timeZone } from "./formats";
import { genders, judgeGenders } from "./genders";
import type { PartnerOffers } from "./offers.schema";
import { judgeOwnFields, judgeSearchFields } from "./own-fields";
import { judgePayments, type Payments, payments, premium } from "./payments";
import { postbacks } from "./postbacks";
import { discounts } from "./prices";
import {
  chats,
  company,
  credits,
  law,
  mail,
  memberResell,
  messageCost,
  photos,
  preset,
  profile,
  push,
  pushService,
  redirect,
} from "./sections";
import type { IconName, Language, Niche, PageName } from "./vocabulary";
import { DISCOVERY_POLICIES, LANGUAGES, NICHES, SEARCH_POLICIES, SIGNUP_POLICIES, TEMPLATES } from "./vocabulary";

export type { SecretReference } from "./formats";

const language = z.enum(LANGUAGES);

/** One `tenant.json`. Editors show the descriptions, through tenant.schema.json. */
export const tenantConfig = z
  .strictObject({
    $schema: z.string().optional().describe('Tells an editor where these explanations are: "../tenant.schema.json".'),
    name: line(60)
      .describe("The brand, as people read it.")
      .meta({ examples: ["Velvet"] }),
    hosts: distinct(host)
      .min(1, "is empty")
      .describe("The host names that the site answers on, without scheme or port. The first one is in its links.")
      .meta({ examples: [["example.com", "www.example.com"]] }),
    niche: z
      .literal(NICHES.map(({ number }) => number))
      .describe(
        `${NICHES.map(({ number, name }) => `${number} ${name}`).join(", ")}: palette, imagery, and the words that they replace.`,
      )
      .meta({ examples: [1] }),
    template: z
      .enum(TEMPLATES)
      .describe("The design, by the name of its folder in themes/.")
      .meta({ examples: ["social"] }),
    language: language.describe("The language for visitors whose own is not offered.").meta({ examples: ["en"] }),
    languages: distinct(language)
      .min(1, "is empty")
      .default([...LANGUAGES])
      .describe("The languages offered. All by default."),
    countries: distinct(country)
      .min(1, "is empty")
      .describe("The countries that the site is for, the main one first.")
      .meta({ examples: [["NL", "BE"]] }),
    timeZone: timeZone
      .optional()
      .describe("IANA name; decides when a day begins. By default that of the first country."),
    signups: z
      .enum(SIGNUP_POLICIES)
      .default("all")
      .describe("Who may sign up: everyone, only visitors from a traffic source, or nobody."),
    loggedOutSearch: z
      .enum(SEARCH_POLICIES)
      .default("all")
      .describe("Whether visitors may search members and open profiles."),
    loggedOutSearchTrafficsource: z
      .enum(SEARCH_POLICIES)
      .default("all")
      .describe("The same for visitors from a traffic source, who need both keys to be all."),
    company: company.describe("Who runs the site; shown in the footer and on the legal pages."),
    law: law.prefault({}).describe("Which laws on the moderation of content hold for the site."),
    minimumMessageCosts: z
      .partialRecord(country, messageCost)
      .default({})
      .describe("By country, the least that a message costs in money. Only shown, never charged."),
    profile: profile.prefault({}).describe("What a profile consists of on this site."),
    photos: photos.prefault({}).describe("What happens to the photos that members upload."),
    genders: genders
      .default(["female", "male"])
      .describe("The genders that people may have and look for, in this order: female, male, and others with words.")
      .meta({
        examples: [
          ["female", "male", { id: "nonbinary", label: { en: "Non-binary" }, plural: { en: "Non-binary people" } }],
        ],
      }),
    preset: preset.optional().describe("Gender of a new member and genders sought. By default the niche decides."),
    memberResell: memberResell.prefault({}).describe("Offers of partners to members who have not paid."),
    redirects: z
      .array(redirect)
      .default([])
      .describe("Paths that lead elsewhere. Nothing else ever redirects to another site."),
    cdnPrefix: cdnPrefix
      .default("")
      .describe("Stands before the path of each picture. Empty: the site serves them itself."),
    showProgressDots: z.boolean().default(false).describe("Show the four dots over the sign-up's steps."),
    fictionalIcon: z
      .boolean()
      .default(true)
      .describe("Show a picture beside the words that mark a fictional profile. The words always stand there."),
    offerPushAtSignup: z
      .boolean()
      .default(false)
      .describe("Offer push notifications in the sign-up, to browsers that can show them."),
    autoSkipSignup: z.boolean().default(false).describe("Skip sign-up steps that are answered already."),
    origin: origin.optional().describe("The beginning of every absolute link. By default https:// and the first host."),
    hstsIncludeSubDomains: z
      .boolean()
      .default(false)
      .describe(
        "Tell browsers for a year that every subdomain of the hosts is reached by HTTPS alone. True only where each one has a certificate.",
      ),
    demo: z
      .boolean()
      .default(false)
      .describe("A site of invented people, which says so on every page. Only such a site can be seeded."),
    siteEntryWarning: z.boolean().default(false).describe("Show an adults-only notice before anything else."),
    accountDiscovery: z
      .enum(DISCOVERY_POLICIES)
      .default("open")
      .describe("private: the sign-up does not tell whether an address has an account; its owner gets a mail instead."),
    confirmBeforeWriting: z
      .boolean()
      .default(true)
      .describe("Members confirm their e-mail address before they write to anybody."),
    termsChanges: z
      .array(
        z.strictObject({
          since: z.iso.date("must be a day, e.g. 2026-12-01").describe("The day from which the terms hold as changed."),
          says: z.partialRecord(language, line(600)).describe("What changed, in plain words, by language."),
        }),
      )
      .default([])
      .describe(
        "Changes of meaning in the site's own terms. Members who agreed before are asked again, once, in these words. List the site's language for each.",
      )
      .meta({ examples: [[{ since: "2026-12-01", says: { en: "Messages to new members are free." } }]] }),
    rememberTrafficSource: z
      .boolean()
      .default(false)
      .describe(
        "Remember for thirty days which network sent a visitor, and keep it with the account. Visitors are asked first; only who says yes is remembered. Where signups or the search depend on it, it is known until the browser closes anyway.",
      ),
    deletionGraceDays: z
      .int()
      .min(1)
      .max(30)
      .default(7)
      .describe("Days in which a deleted account can come back. Then everything personal is erased."),
    chats: chats.prefault({}).describe("How members talk to each other."),
    credits: credits.optional().describe("Prices in credits. Without this key everything is free."),
    discounts: discounts.prefault({}).describe("Codes that make credits and premium cheaper."),
    payments: payments
      .optional()
      .describe(
        "How credits and premium are paid for. A demo site sells on a page of the engine itself, where no money moves; any other that sells names a provider.",
      ),
    premium: premium.prefault({}).describe("What premium members have, and for how much."),
    mail: mail.optional().describe("How the site sends mail."),
    push: push.optional().describe("The site's own push keys. By default they are made from the site's secret."),
    pushServices: z
      .array(pushService)
      .default(["fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com"])
      .describe(
        "The push services that notifications may be sent to, by host. Browsers name theirs when they subscribe.",
      ),
    postbacks: postbacks.default([]).describe("Partners that receive postbacks about the visitors they sent."),
    experiments: z
      .array(experiment)
      .default([])
      .describe("Landing pages that are compared. Visitors enter at /go/<id>; npm run campaigns reports."),
  })
  .superRefine((config, context) => {
    const complain = (at: (string | number)[], message: string, remedy: string) =>
      context.addIssue({ code: "custom", path: at, message, params: { remedy } });
    for (const [index, { says }] of config.termsChanges.entries()) {
      if (!says[config.language]) complain(["termsChanges", index, "says"], `lacks "${config.language}"`, "Add it");
    }
    if (!config.languages.includes(config.language)) {
      complain(["language"], `"${config.language}" is not among languages`, `Add "${config.language}" to languages`);
    }
    if (config.origin && URL.canParse(config.origin) && !config.hosts.includes(new URL(config.origin).hostname)) {
      complain(["origin"], "is on a host that is not among hosts", "Add its host to hosts, or its links lead nowhere");
    }
    const sells = (config.credits?.packages.length ?? 0) + config.premium.terms.length > 0;
    if (sells && !config.payments && !config.demo) {
      const remedy = 'Name a provider, such as { "provider": "verotel", ... }, or remove packages and terms';
      complain(["payments"], "is missing, and the site sells credits or premium", remedy);
    }
    if (config.mail?.dkim?.keyFile && !isOwnDomain(config.mail.from.split("@").at(-1)!, config.hosts)) {
      const remedy = "Let mail.from end with a host of the site, or remove keyFile: the mail server signs then";
      complain(["mail", "dkim", "keyFile"], "would sign mails of a domain that is not the site's", remedy);
    }
    judgeOwnFields(config.profile.ownFields, config.language, complain);
    judgeSearchFields(config.profile, complain);
    judgeGenders(config, complain);
    judgePayments(config.payments, complain);
    judgeExperiments(config.experiments, complain);
    const targets = new Map<string, string>();
    for (const [index, { from, to }] of config.redirects.entries()) {
      if (targets.has(from)) complain(["redirects", index, "from"], `"${from}" is listed twice`, "Remove one");
      else targets.set(from, to);
      if (leadsBack(from, targets)) {
        complain(
          ["redirects", index, "to"],
          `"${from}" leads back to itself`,
          "Send it to a path that is not redirected",
        );
      }
    }
  })
  .describe("A tenant: an object with at least name, hosts, niche, template, language, countries and company.");

/** A parsed config, with the defaults filled in. */
export type TenantConfig = z.output<typeof tenantConfig>;

type Resolved = Omit<TenantConfig, "$schema" | "niche" | "origin" | "timeZone" | "preset" | "payments" | "profile">;

/** A tenant for all other code: config, defaults and override files in one frozen object. */
export type Tenant = Frozen<
  Resolved & {
    slug: string;
    /** Absolute path of its folder. */
    folder: string;
    /** Changes with every change to the config, an override file or the served hosts. Suitable for cache keys. */
    revision: string;
    niche: Niche;
    /** Scheme, host and port, without a slash at the end. */
    origin: string;
    timeZone: string;
    payments: Payments;
    /** `searchFields` contains all filters if the config names none. */
    profile: TenantConfig["profile"] & { searchFields: string[] };
    /** Ids of genders. */
    preset: { own: string | null; seeking: string[] };
    overrides: Overrides;
  }
>;

export interface Overrides {
  /** The texts that replace the engine's, by message key. */
  words: Partial<Record<Language, Record<string, string>>>;
  /** Markdown. */
  pages: Partial<Record<Language, Partial<Record<PageName, string>>>>;
  /** The tenant's own pages, by the last part of their address. Each exists in the tenant's language. */
  ownPages: Partial<Record<Language, Record<string, OwnPage>>>;
  /** Absolute path of logo.svg. */
  logo: string | null;
  /** The markup of logo.svg for inlining, checked to hold no script and no style. */
  logoMarkup: string | null;
  /** Absolute paths. */
  icons: Partial<Record<IconName, string>>;
  /** The offers of offers.json. */
  offers: PartnerOffers | null;
}

export interface OwnPage {
  /** Markdown that begins with a heading of the first rank: the page's title. */
  text: string;
  /** The label of its link in the footer. True for the title, null for no link. */
  footer: string | true | null;
}

type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** Returns whether an email domain is a host of the site, or above or below one. */
function isOwnDomain(domain: string, hosts: readonly string[]): boolean {
  const name = domain.toLowerCase();
  return hosts.some((host) => host === name || host.endsWith(`.${name}`) || name.endsWith(`.${host}`));
}

/** Returns whether a redirect leads back to its own path. Visits each path at most once. */
function leadsBack(from: string, targets: ReadonlyMap<string, string>): boolean {
  const passed = new Set<string>();
  for (let at = targets.get(from); at !== undefined && !passed.has(at); at = targets.get(at)) {
    if (at === from) return true;
    passed.add(at);
  }
  return false;
}
