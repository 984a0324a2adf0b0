import type { Money } from "~/app/domain/money";
import { type Codes, type Discount, publicCodes } from "~/app/domain/money/discounts/discounts";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import { withdrawalDaysOf } from "~/app/domain/site/law/law";
import type { OrderKind } from "~/db/tables";
import { derived } from "~/tenants/config/derived";
import type { Tenant } from "~/tenants/config/schema";
import { insertPrices, type PriceRow, pricesIn } from "./prices.queries";

export interface Offer extends Omit<Item, "prices"> {
  price: Money;
  /**
   * The lowest price of the 30 days before, if that is higher than the present price. No other price may be crossed
   * out.
   */
  before: Money | null;
  /** The price without the code, if a code is used and nothing is crossed out. */
  withoutCode: Money | null;
  /** The reduction in whole per cent. 0 if nothing is crossed out. */
  percent: number;
  /** The price of a message with these credits. Null if messages are free, and for premium. */
  perMessage: Money | null;
  discount: Discount | undefined;
}

export async function offersIn(site: Site, country: string | null, discount: Discount | undefined): Promise<Offer[]> {
  const priced = priceCountryOf(site.tenant, country);
  const items = itemsOf(site.tenant).filter(({ prices }) => prices[priced]);
  if (items.length === 0) return [];
  await skipWhileReadOnly(notePrices(site));
  const history = await site.db.read((conn) => pricesIn(conn, [priced]));
  return items.map((item) => offerOf(site, item, { list: item.prices[priced]!, discount, history }));
}

export function lowestPerMessage(tenant: Site["tenant"], country: string): Money | undefined {
  const all = itemsOf(tenant).flatMap((item) => {
    const list = item.prices[country];
    return (list && perMessageOf(tenant, item, list)) ?? [];
  });
  return all.sort((one, other) => one.amount - other.amount)[0];
}

const DAY = 24 * 60 * 60 * 1000;
const WINDOW = 30 * DAY;

interface Asked {
  list: Money;
  discount: Discount | undefined;
  history: PriceRow[];
}

function offerOf(site: Site, { prices: _, ...item }: Item, { list, discount, history }: Asked): Offer {
  const price = reduced(list, discount);
  const rows = history.filter((row) => row.kind === item.kind && row.item === item.id);
  const lowest = discount && lowestBefore(rows, list.currency, discount.since ?? site.now() + 1);
  const isLower = lowest !== undefined && price.amount < lowest;
  return {
    ...item,
    price,
    before: isLower ? { amount: lowest, currency: list.currency } : null,
    withoutCode: !isLower && price.amount < list.amount ? { amount: list.amount, currency: list.currency } : null,
    percent: isLower ? Math.floor(100 - (100 * price.amount) / lowest) : 0,
    perMessage: perMessageOf(site.tenant, item, price) ?? null,
    discount,
  };
}

/** Returns the lowest public price of the 30 days before `begin`; undefined if the item was not for sale. */
function lowestBefore(rows: PriceRow[], currency: string, begin: number): number | undefined {
  const held = rows.filter((row, index) => {
    const until = rows[index + 1]?.since ?? Number.POSITIVE_INFINITY;
    return row.currency === currency && row.since < begin && until > begin - WINDOW;
  });
  return held.length > 0 ? Math.min(...held.map(({ amount }) => amount)) : undefined;
}

function reduced({ amount, currency }: Money, discount: Discount | undefined): Money {
  if (!discount) return { amount, currency };
  return { amount: Math.max(1, Math.round((amount * (100 - discount.percent)) / 100)), currency };
}

function perMessageOf({ credits: config }: Site["tenant"], item: Pick<Item, "credits" | "bonus">, price: Money) {
  const all = item.credits + item.bonus;
  const each = config?.perMessage ?? 0;
  if (all === 0 || each === 0) return undefined;
  return { amount: Math.round((price.amount * each) / all), currency: price.currency };
}

async function notePrices(site: Site): Promise<void> {
  const state = JSON.stringify(publicCodes(site) satisfies Codes);
  const noted = notedFor(site.tenant);
  if (noted.codes === state) return;
  const now = site.now();
  const best = [publicCodes(site).normal, publicCodes(site).timeBonus].filter((each) => each !== undefined);
  const [lowest] = best.sort((one, other) => other.percent - one.percent);
  const current = itemsOf(site.tenant).flatMap((item) =>
    Object.entries(item.prices).map(([country, list]) => ({
      ...{ kind: item.kind, item: item.id, country, since: now, ...reduced(list!, lowest) },
      id: `${item.kind} ${item.id} ${country} ${now}`,
    })),
  );
  const known = await site.db.read((conn) => pricesIn(conn, pricedCountries(site.tenant)));
  const changed = current.filter((price) => {
    const last = known.findLast(
      ({ kind, item, country }) => kind === price.kind && item === price.item && country === price.country,
    );
    return last?.amount !== price.amount || last.currency !== price.currency;
  });
  if (changed.length > 0) await site.db.transact((tx) => insertPrices(tx, changed));
  noted.codes = state;
}

/** The codes that this process recorded last for a revision of the config. */
const notedFor = derived<{ codes?: string }>(() => ({}));

interface Item {
  kind: OrderKind;
  id: string;
  /** The number of credits; 0 for premium. */
  credits: number;
  bonus: number;
  /** The days of premium; 0 for credits. */
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
