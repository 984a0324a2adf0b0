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

export interface Buyer {
  member: Member | null;
  /** The country of residence that the buyer just stated; undefined otherwise. */
  country: string | undefined;
  ip: string;
  code: string | undefined;
}

export interface PriceList extends Applied {
  country: string;
  countries: string[];
  offers: Offer[];
}

export async function priceListFor(site: Site, buyer: Buyer): Promise<PriceList> {
  const applied = await discountFor(site, buyer.member, buyer.code);
  const country = residenceOf(site, buyer);
  const countries = [...new Set([country, ...pricedCountries(site.tenant)])];
  return { ...applied, country, countries, offers: await offersIn(site, country, applied.discount) };
}

/** One item with everything that its buyer must see before the order. */
export interface Checkout extends Applied {
  offer: Offer;
  country: string;
  vat: Pick<Vat, "rate" | "minor" | "netMinor">;
  /** Days of the right of withdrawal; 0 if no law grants one. */
  withdrawalDays: number;
  /** Countries to choose from if the evidence about the buyer conflicts; otherwise []. */
  disputed: string[];
  /** The provider's names of payment methods. If empty, the buyer chooses a method on the provider's page. */
  methods: readonly string[];
}

export interface Wanted {
  kind: OrderKind;
  item: string;
}

/** Returns the checkout of one item for a buyer. Throws `checkout.not_for_sale`. */
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

export interface OrderDraft {
  key: string;
  /** The price on the button, in minor units. */
  price: number;
  method: string | undefined;
  lives: string | undefined;
  /** Whether the buyer ticked the box that requests the service at once. */
  begin: boolean;
  conversation?: string | undefined;
}

export interface OrderWords {
  title: string;
  begin: string;
}

/**
 * Orders an item at the shown price. Throws `checkout.not_for_sale`, `checkout.price_changed`,
 * `checkout.begin_required`, `checkout.country_required`, `checkout.too_many`, and errors of `startOrder`.
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

/** The limit of orders, far above the number that one person places. */
const PACE = { max: 30, windowMs: 60 * 60 * 1000 };

function residenceOf({ tenant }: Site, { member, country, ip }: Buyer): string {
  const known = [country, member?.country, countryOfAddress(ip)].find((each) => each);
  return known ?? tenant.countries[0]!;
}

/**
 * Returns the evidence of the buyer's country: two pieces before payment, and later the card's country (Implementing
 * Regulation 282/2011, art. 24f).
 */
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
