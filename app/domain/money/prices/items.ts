import type { Money } from "~/app/domain/money";
import { withdrawalDaysOf } from "~/app/domain/site/law/law";
import type { OrderKind } from "~/db/tables";
import type { Tenant } from "~/tenants/config/schema";

/** Something that is for sale: a package of credits, or a term of premium. */
export interface Item {
  kind: OrderKind;
  id: string;
  /** 0 of premium. */
  credits: number;
  bonus: number;
  /** 0 of credits. */
  days: number;
  prices: Readonly<Partial<Record<string, Money>>>;
}

/** All that the tenant sells, in the order of its config. */
export function itemsOf({ credits, premium }: Pick<Tenant, "credits" | "premium">): Item[] {
  const packages = (credits?.packages ?? []).map((each) => ({ ...each, kind: "credits" as const, days: 0 }));
  const terms = premium.terms.map((each) => ({ ...each, kind: "premium" as const, credits: 0, bonus: 0 }));
  return [...packages, ...terms];
}

export function sells(tenant: Pick<Tenant, "credits" | "premium">, kind?: OrderKind): boolean {
  return itemsOf(tenant).some((item) => kind === undefined || item.kind === kind);
}

/** The countries with prices of their own, those of the tenant first. */
export function pricedCountries(tenant: Pick<Tenant, "credits" | "premium" | "countries">): string[] {
  const priced = new Set(itemsOf(tenant).flatMap(({ prices }) => Object.keys(prices)));
  const own = tenant.countries.filter((country) => priced.has(country));
  return [...own, ...[...priced].filter((country) => !own.includes(country)).sort()];
}

/** Whether everybody for whom there are prices may withdraw from what they buy. */
export function withdrawableEverywhere(tenant: Pick<Tenant, "credits" | "premium" | "countries">): boolean {
  return pricedCountries(tenant).every((country) => withdrawalDaysOf(country) > 0);
}

/** Whose prices hold for somebody who lives in `country`: those of the first country where that one has none. */
export function priceCountryOf(tenant: Tenant, country: string | null): string {
  const priced = pricedCountries(tenant);
  return country !== null && priced.includes(country) ? country : (priced[0] ?? tenant.countries[0]!);
}
