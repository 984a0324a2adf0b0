import { moneyInWords } from "~/app/domain/money";
import type { PriceList } from "~/app/domain/money/checkout/checkout";
import type { Offer } from "~/app/domain/money/prices/prices";
import type { Site } from "~/app/domain/site";
import { countryName } from "~/app/domain/site/places/places";
import type { Words } from "~/app/locales";
import { dayAndTime } from "~/app/ui/frame/times";
import type { OrderKind } from "~/db/tables";

export interface ShownOffer {
  kind: OrderKind;
  id: string;
  title: string;
  price: string;
  /** The lowest price of the 30 days before, if this one is lower. */
  before: string | null;
  /** The price without the code, if no price is crossed out. */
  withoutCode: string | null;
  percent: number;
  perMessage: string | null;
  best: boolean;
}

export interface ShownPrices {
  packages: ShownOffer[];
  terms: ShownOffer[];
  country: string;
  countries: { value: string; label: string }[];
  code: string | null;
  codeRefused: boolean;
  crossedOut: boolean;
  codeUntil: string | null;
  /** The time until the discount ends, in ms by the server's clock. */
  endsIn: number | null;
}

export function shownPrices(site: Site, words: Words, list: PriceList, timeZone: string): ShownPrices {
  const { country, countries, offers, discount, refused } = list;
  const best = Math.min(...offers.flatMap(({ perMessage }) => perMessage?.amount ?? []));
  const several = offers.filter(({ kind }) => kind === "credits").length > 1;
  const shown = offers.map((offer) => {
    return { ...shownOffer(words, offer), best: several && offer.perMessage?.amount === best };
  });
  const expiresAt = discount?.expiresAt ?? null;
  return {
    packages: shown.filter(({ kind }) => kind === "credits"),
    terms: shown.filter(({ kind }) => kind === "premium"),
    country,
    countries: countries.map((value) => ({ value, label: countryName(value, words.language) })),
    code: discount?.code ?? null,
    codeRefused: refused,
    crossedOut: offers.some(({ before }) => before !== null),
    codeUntil: expiresAt === null ? null : dayAndTime(expiresAt, words.locale, timeZone),
    endsIn: expiresAt === null ? null : expiresAt - site.now(),
  };
}

export function shownOffer(words: Words, offer: Offer): Omit<ShownOffer, "best"> {
  const { kind, id, price, before, withoutCode, percent, perMessage } = offer;
  const say = (money: typeof before) => money && moneyInWords(money, words.locale);
  const per = say(perMessage);
  return {
    ...{
      kind,
      id,
      percent,
      title: titleOf(words, offer),
      price: say(price)!,
      before: say(before),
      withoutCode: say(withoutCode),
    },
    perMessage: per && words.t("pricing.per_message", { amount: per }),
  };
}

/** Returns the name of an item, as on the receipt: "60 credits and 4 extra". */
export function titleOf(
  { t }: Words,
  { kind, credits, bonus, days }: Pick<Offer, "kind" | "credits" | "bonus" | "days">,
) {
  if (kind === "premium") return t("checkout.item_premium", { count: days });
  if (bonus === 0) return t("checkout.item_credits", { count: credits });
  return t("checkout.item_with_bonus", { count: credits, bonus });
}
