import type { Money } from "~/app/domain/money";
import { withdrawalDaysOf } from "~/app/domain/site/law/law";
import type { OrderKind } from "~/db/tables";
import type { Tenant } from "~/tenants/config/schema";

/** An item for sale: a package of credits, or a term of premium. */
export interface Item {
  kind: OrderKind;
  id: string;
  /** 0 for premium. */
  credits: number;
  bonus: number;
  /** 0 for credits. */
  days: number;
  prices: Readonly<Partial<Record<string, Money>>>;
}

export function itemsOf({ credits, premium }: Pick<Tenant, "credits" | "premium">): Item[] {
  const packages = (credits?.packages ?? []).map((each) => ({ ...each, kind: "credits" as const, days: 0 }));
  const terms = premium.terms.map((each) => ({ ...each, kind: "premium" as const, credits: 0, bonus: 0 }));
  return [...packages, ...terms];
}

export function sells(tenant: Pick<Tenant, "credits" | "premium">, kind?: OrderKind): boolean {
  return itemsOf(tenant).some((item) => kind === undefined || item.kind === kind);
}

export function pricedCountries(tenant: Pick<Tenant, "credits" | "premium" | "countries">): string[] {
  const priced = new Set(itemsOf(tenant).flatMap(({ prices }) => Object.keys(prices)));
  const own = tenant.countries.filter((country) => priced.has(country));
  return [...own, ...[...priced].filter((country) => !own.includes(country)).sort()];
}

export function withdrawableEverywhere(tenant: Pick<Tenant, "credits" | "premium" | "countries">): boolean {
  return pricedCountries(tenant).every((country) => withdrawalDaysOf(country) > 0);
}

/** Returns the country whose prices apply to a resident of `country`: its own, else the first country's. */
export function priceCountryOf(tenant: Tenant, country: string | null): string {
  const priced = pricedCountries(tenant);
  return country !== null && priced.includes(country) ? country : (priced[0] ?? tenant.countries[0]!);
}
