import type { Member } from "~/app/domain/member";
import { type Applied, discountFor } from "~/app/domain/money/discounts/discounts";
import { type StartedOrder, startOrder, type Vat } from "~/app/domain/money/orders/orders";
import { type Offer, offersIn, priceCountryOf, pricedCountries } from "~/app/domain/money/prices/prices";
import type { Site } from "~/app/domain/site";
import { vatRateOf, vatWithin, withdrawalDaysOf } from "~/app/domain/site/law/law";
import { limit } from "~/app/domain/site/limits/limits";
import { countryOfAddress } from "~/app/domain/site/places/address-country";
import type { OrderKind, VatEvidence } from "~/db/tables";
import { beginRequired, countryRequired, notForSale, priceChanged, tooManyOrders } from "./checkout.errors";

/** Who buys, as far as prices and taxes depend on it. */
export interface Buyer {
  member: Member | null;
  /** Where they said just now that they live; undefined where they said nothing. */
  country: string | undefined;
  /** The client's network address. */
  ip: string;
  /** A discount code, as typed. */
  code: string | undefined;
}

/** Everything for sale, for one buyer at one moment. */
export interface PriceList extends Applied {
  /** Where the buyer lives. */
  country: string;
  /** Those whose prices one may ask for. */
  countries: string[];
  offers: Offer[];
}

/** The price list that a buyer sees, before and after logging in alike. */
export async function priceListFor(site: Site, buyer: Buyer): Promise<PriceList> {
  const applied = await discountFor(site, buyer.member, buyer.code);
  const country = residenceOf(site, buyer);
  const countries = [...new Set([country, ...pricedCountries(site.tenant)])];
  return { ...applied, country, countries, offers: await offersIn(site, country, applied.discount) };
}

/** One thing, as somebody about to buy it has to see it. */
export interface Checkout extends Applied {
  offer: Offer;
  /** Where the buyer lives. */
  country: string;
  vat: Pick<Vat, "rate" | "minor" | "netMinor">;
  /** Days in which the buyer may withdraw; 0 where no law says so. */
  withdrawalDays: number;
  /** Countries to choose from, where what we know of the buyer disagrees. Else empty. */
  disputed: string[];
  /** The provider's names of ways to pay. Empty: the buyer chooses there. */
  methods: readonly string[];
}

export interface Wanted {
  kind: OrderKind;
  item: string;
}

/** Throws `checkout.not_for_sale`. */
export async function checkoutOf(site: Site, buyer: Buyer, { kind, item }: Wanted): Promise<Checkout> {
  const { country, offers, discount, refused } = await priceListFor(site, buyer);
  const offer = offers.find((each) => each.kind === kind && each.id === item);
  if (!offer) throw notForSale();
  const rate = vatRateOf(country, site.now());
  const { vat, net } = vatWithin(offer.price.amount, rate);
  const suggested = countryOfAddress(buyer.ip);
  return {
    ...{ offer, country, discount, refused },
    vat: { rate, minor: vat, netMinor: net },
    withdrawalDays: withdrawalDaysOf(country),
    disputed: suggested !== null && suggested !== country ? [country, suggested] : [],
    methods: site.tenant.payments.methods,
  };
}

/** The input of the order form. */
export interface OrderDraft {
  key: string;
  /** The price that the button showed, in minor units. */
  price: number;
  method: string | undefined;
  /** Where the buyer says that they live, where that was asked. */
  lives: string | undefined;
  /** Whether the box was ticked that asks for the service to begin at once. */
  begin: boolean;
  /** The conversation that the buyer came from. */
  conversation?: string | undefined;
}

/** The order's description and the text of the box, in the buyer's language. */
export interface OrderWords {
  title: string;
  begin: string;
}

/**
 * Orders something at the price that was shown. Throws `checkout.not_for_sale`, `checkout.price_changed`,
 * `checkout.begin_required`, `checkout.country_required`, `checkout.too_many`, and what `startOrder` throws.
 */
export async function placeOrder(
  site: Site,
  buyer: Buyer & { member: Member },
  wanted: Wanted,
  draft: OrderDraft,
  wordsFor: (offer: Offer) => OrderWords,
): Promise<StartedOrder> {
  const checkout = await checkoutOf(site, buyer, wanted);
  const { offer, country, vat, withdrawalDays, disputed, methods, discount } = checkout;
  if (draft.price !== offer.price.amount) throw priceChanged();
  if (disputed.length > 0 && draft.lives !== country) {
    throw countryRequired({ fields: { lives: [{ key: "checkout.country_required" }] } });
  }
  if (withdrawalDays > 0 && !draft.begin) {
    throw beginRequired({ fields: { begin: [{ key: "checkout.begin_required" }] } });
  }
  if (draft.method !== undefined && !methods.includes(draft.method)) throw notForSale();
  await limit(site, "orders", buyer.member.id, PACE, tooManyOrders);
  const words = wordsFor(offer);
  const { kind, id: item, credits, bonus, days, price } = offer;
  return startOrder(site, buyer.member, {
    ...{ key: draft.key, kind, item, credits, bonus, days, price, withdrawalDays },
    country: priceCountryOf(site.tenant, country),
    title: words.title,
    vat: {
      ...vat,
      country,
      collectedBy: site.tenant.payments.vatCollectedBy,
      evidence: evidenceOf(site, buyer, draft),
    },
    beginAtOnce: draft.begin ? words.begin : undefined,
    discountCode: discount?.code,
    codeOnce: discount?.once ?? false,
    method: draft.method,
    conversation: draft.conversation,
  });
}

/** Far above what a person buys. */
const PACE = { max: 30, windowMs: 60 * 60 * 1000 };

/**
 * Where the buyer lives: what they said just now, what the profile says, what the address suggests, or where the site
 * is at home.
 */
function residenceOf({ tenant }: Site, { member, country, ip }: Buyer): string {
  const known = [country, member?.country, countryOfAddress(ip)].find((each) => each);
  return known ?? tenant.countries[0]!;
}

/** Two pieces, with the card's country when it is paid (Implementing Regulation 282/2011, art. 24f). */
function evidenceOf(site: Site, { country, member, ip }: Buyer, { lives }: OrderDraft): VatEvidence[] {
  const at = site.now();
  const said = lives ?? country;
  const declared = said ?? member?.country;
  const suggested = countryOfAddress(ip);
  return [
    ...(declared ? [{ kind: "declared" as const, country: declared, source: said ? "order" : "profile", at }] : []),
    ...(suggested ? [{ kind: "ip" as const, country: suggested, source: "address registries", at }] : []),
  ];
}
