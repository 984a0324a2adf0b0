import { moneyInWords } from "~/app/domain/money";
import { type Checkout, checkoutOf, type Wanted } from "~/app/domain/money/checkout/checkout";
import { methodName } from "~/app/domain/money/payments/method-names";
import type { Site } from "~/app/domain/site";
import { legalLabels } from "~/app/domain/site/law/law";
import { countryName } from "~/app/domain/site/places/places";
import type { Words } from "~/app/locales";
import type { AskingBuyer } from "~/app/request/buyer";
import { saleAddress } from "./address";
import { shownOffer } from "./offers.server";

export async function checkoutPage(site: Site, words: Words, buyer: AskingBuyer, wanted: Wanted, method?: string) {
  const checkout = await checkoutOf(site, buyer, wanted);
  const { offer, country, vat, withdrawalDays, disputed, methods, discount, refused } = checkout;
  const say = (amount: number) => moneyInWords({ amount, currency: offer.price.currency }, words.locale);
  const statement = site.tenant.payments.processorProfile?.statement;
  const { kind } = offer;
  return {
    kind,
    offer: shownOffer(words, offer),
    price: offer.price.amount,
    orderKey: site.newId(),
    code: discount?.code ?? null,
    codeRefused: refused,
    endsIn: discount?.expiresAt ? discount.expiresAt - site.now() : null,
    vat: { amount: say(vat.minor), net: say(vat.netMinor), rate: rateInWords(vat.rate, words) },
    country: countryName(country, words.language),
    lives: disputed.map((value) => ({ value, label: countryName(value, words.language) })),
    withdrawalDays,
    begin: withdrawalDays > 0 ? beginWords(words, checkout) : null,
    methods: methods.map((value) => ({ value, label: methodName(value, words) })),
    method: method ?? null,
    button: legalLabels(words.language).order,
    statement: statement?.[words.language] ?? statement?.[site.tenant.language] ?? null,
    back: saleAddress(kind === "premium" ? "/premium" : "/credits", buyer),
  };
}

/** Returns the text of the box that requests an immediate start. The text is stored with the order, word for word. */
export function beginWords(
  { t }: Words,
  { withdrawalDays, offer }: Pick<Checkout, "withdrawalDays" | "offer">,
): string {
  return t(offer.kind === "premium" ? "checkout.begin_premium" : "checkout.begin_credits", { days: withdrawalDays });
}

function rateInWords(rate: number, { locale }: Words): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(rate / 100);
}
