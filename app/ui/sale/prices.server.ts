import { type Buyer, priceListFor } from "~/app/domain/checkout/checkout";
import { moneyInWords } from "~/app/domain/money";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { shownPrices } from "./offers.server";

/** What a page of prices shows, to everybody alike: to visitors on /pricing, to members on /credits. */
export async function pricesPage(site: Site, words: Words, buyer: Buyer) {
  const { tenant } = site;
  const list = await priceListFor(site, buyer);
  const least = tenant.minimumMessageCosts[list.country];
  return {
    ...shownPrices(site, words, list),
    asked: { country: buyer.country ?? null, code: buyer.code ?? null },
    perMessage: tenant.credits?.perMessage ?? 0,
    welcome: tenant.credits?.welcome ?? 0,
    least: least ? moneyInWords(least, words.locale) : null,
  };
}
