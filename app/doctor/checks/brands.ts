import { createECDH } from "node:crypto";
import { isUnderDsa, wantsImprint } from "~/app/domain/site/law/law";
import { depthOf } from "~/app/domain/site/outbox/outbox";
import { LANGUAGES } from "~/app/locales/names";
import type { Tenant } from "~/tenants/config/schema";
import type { DoctorContext } from "../context";
import { type Found, fine, orFine, warning, wrong } from "../findings";
import type { Brand, Check } from "./check";
import { readOf } from "./storage";

/** Summarises `npx bouquet tenant check` in one line. The command has the file, line and remedy of each problem. */
export const config: Check<Brand> = {
  name: "config",
  run(context, { slug }) {
    const { errors, warnings, denied, kept } = problemsOf(context, slug);
    const others = warnings.filter((key) => !isPrice(key) && !isProcessor(key));
    return orFine([
      errors.length > 0 && wrong("config_errors", { slug, keys: listed(errors) }),
      kept !== undefined && warning("config_kept", { at: new Date(kept).toISOString() }),
      ...denied.map(({ host, holder }) => wrong("config_host", { host, holder: holder ?? "OPERATOR_HOST" })),
      others.length > 0 && warning("config_warnings", { slug, keys: listed(others) }),
    ]);
  },
};

/** Checks that the environment has the passwords and keys that the config names. */
export const secrets: Check<Brand> = {
  name: "secrets",
  run(context, { slug }) {
    const { unset } = problemsOf(context, slug);
    return orFine([unset.length > 0 && wrong("unset", { names: listed(unset) })]);
  },
};

/** Checks that prices are consistent, and that each country has prices. */
export const prices: Check<Brand> = {
  name: "prices",
  run(context, { slug }) {
    const keys = problemsOf(context, slug).warnings.filter(isPrice);
    return orFine([keys.length > 0 && warning("prices_disagree", { slug, keys: listed(keys) })]);
  },
};

/** Checks that the agreement with the payment processor is recorded and fits the site. */
export const processor: Check<Brand> = {
  name: "processor",
  run(context, { slug }) {
    const keys = problemsOf(context, slug).warnings.filter(isProcessor);
    return orFine([keys.length > 0 && warning("processor_unsaid", { slug, keys: listed(keys) })]);
  },
};

function isPrice(key: string): boolean {
  return /^minimumMessageCosts\b|^(credits\.packages|premium\.terms)\[\d+\]\.prices$/.test(key);
}

function isProcessor(key: string): boolean {
  return /^payments(\.|$)/.test(key);
}

function problemsOf({ configs }: DoctorContext, slug: string) {
  return configs.get(slug) ?? { errors: [], warnings: [], unset: [], denied: [], kept: undefined };
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].join(", ");
}

/**
 * Reports the brand's texts that a language lacks. Pages show these texts in the site's main language or the engine's
 * wording.
 */
export const languages: Check<Brand> = {
  name: "languages",
  run(_, { tenant }) {
    if (!tenant) return [];
    const { overrides, ...settings } = tenant;
    const { language: main } = tenant;
    const lacking = (language: Tenant["language"]) => [
      ...untranslated(settings, main, language),
      ...without(overrides.pages, main, language).map((name) => `pages/${language}/${name}.md`),
      ...without(overrides.ownPages, main, language).map((name) => `pages/${language}/${name}.md`),
      ...without(overrides.words, main, language).map((name) => `words/${language}.json ${name}`),
    ];
    return orFine(
      tenant.languages.flatMap((language) => {
        const texts = language === main ? [] : lacking(language);
        return texts.length > 0 ? [warning("texts_missing", { language, texts: listed(texts) })] : [];
      }),
      tenant.languages.join(", "),
    );
  },
};

type ByLanguage = Readonly<Partial<Record<string, object>>>;

function without(texts: ByLanguage, main: string, language: string): string[] {
  const there = texts[language] ?? {};
  return Object.keys(texts[main] ?? {}).filter((name) => !Object.hasOwn(there, name));
}

/** Returns the paths of texts that lack this language. */
function untranslated(value: unknown, main: string, language: string, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Object.keys(value);
  const isText = keys.includes(main) && keys.every((key) => (LANGUAGES as readonly string[]).includes(key));
  if (isText) return keys.includes(language) ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    untranslated(inner, main, language, path === "" ? key : `${path}.${key}`),
  );
}

/**
 * Checks the legal data that the law of the company's country and of the site's countries requires: directive 2000/31
 * article 5, Digital Services Act articles 11 and 12, DDG section 5, ECG section 5, LCEN article 1-1. An engineer's
 * summary of the law, not legal advice.
 */
export const legal: Check<Brand> = {
  name: "legal",
  run(_, { tenant }) {
    if (!tenant || tenant.demo) return [fine()];
    const { company, countries } = tenant;
    const places = [company.country, ...countries];
    const wanted: [key: keyof Tenant["company"], isWanted: boolean][] = [
      ["supportEmail", places.some((place) => wantsImprint(place) || isUnderDsa(place))],
      ["vatNumbers", isUnderDsa(company.country)],
      ["register", isUnderDsa(company.country) && !company.kvk],
      ["representative", places.some((place) => ["AT", "DE"].includes(place))],
      ["host", places.includes("FR")],
      ["supportPhone", places.includes("FR")],
    ];
    const missing = wanted
      .filter(([key, isWanted]) => isWanted && isEmpty(company[key]))
      .map(([key]) => `company.${key}`);
    return orFine([missing.length > 0 && wrong("legal_missing", { keys: listed(missing) })]);
  },
};

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Reports jobs that the outbox gave up: emails, refunds, postbacks, pushes. */
export const outbox: Check<Brand> = {
  name: "outbox",
  async run(context, { slug }) {
    const depth = await readOf(context, slug, (db) => depthOf({ db }));
    const count = depth?.dead ?? 0;
    return orFine([count > 0 && warning("effects_dead", { count, slug })]);
  },
};

/** Checks that the push keys are a pair, and that the subject is an address that push services accept. */
export const push: Check<Brand> = {
  name: "push",
  async run({ secret }, { tenant }) {
    if (!tenant) return [];
    const found: (Found | false)[] = [];
    const { push: keys, origin, hosts, demo } = tenant;
    // Passes without the private key, because the check of secrets reports a missing key.
    const privateKey = keys && secret(keys.privateKey.env);
    if (keys && privateKey !== undefined) found.push(publicKeyOf(privateKey) !== keys.publicKey && wrong("push_keys"));
    const subject = origin.startsWith("https:") ? origin : `https://${hosts[0]}`;
    found.push(!demo && isLocal(new URL(subject).hostname) && wrong("push_subject", { subject }));
    return orFine(found);
  },
};

function publicKeyOf(privateKey: string): string | undefined {
  try {
    const curve = createECDH("prime256v1");
    curve.setPrivateKey(privateKey, "base64url");
    return curve.getPublicKey("base64url");
  } catch {
    return undefined;
  }
}

/** Returns whether only this machine knows a host. */
export function isLocal(host: string): boolean {
  return /(^|\.)localhost$/.test(host);
}
