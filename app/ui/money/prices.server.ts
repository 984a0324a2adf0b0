import { moneyInWords } from "~/app/domain/money";
import { priceListFor } from "~/app/domain/money/checkout/checkout";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { AskingBuyer } from "~/app/request/buyer";
import { clockOf } from "~/app/ui/frame/clock.server";
import { shownPrices } from "./offers.server";

export async function pricesPage(site: Site, words: Words, buyer: AskingBuyer) {
  const { tenant } = site;
  const list = await priceListFor(site, buyer);
  const least = tenant.minimumMessageCosts[list.country];
  return {
    ...shownPrices(site, words, list, clockOf(site, buyer.member)),
    asked: { country: buyer.country ?? null, code: buyer.code ?? null, chat: buyer.chat ?? null },
    perMessage: tenant.credits?.perMessage ?? 0,
    welcome: tenant.credits?.welcome ?? 0,
    least: least ? moneyInWords(least, words.locale) : null,
  };
}
