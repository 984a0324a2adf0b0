import { foldLookAlikes } from "~/app/domain/look-alikes";
import { contactDetailsIn } from "./contact-details";

/**
 * Whether a message leads away from the site: contact details and links, by their form, and the names of messengers, coins and ways
 * to pay that can't be taken back. It errs both ways, so it serves for signals alone, which hold nothing back.
 */
export function leadsElsewhere(text: string): boolean {
  if (contactDetailsIn(text).length > 0) return true;
  // As it is written, for names that have accents, and as it reads, for letters that were put in their place.
  const searched = [text.normalize("NFKC"), foldLookAlikes(text)];
  return NAMES.some((name) => searched.some((each) => name.test(each)));
}

/** Brands are called the same everywhere; what has another name is here in the languages of the sites. */
const NAMES = [
  /(?<!\p{L})(?:whats ?app|telegram|snap ?chat|instagram|viber|we ?chat|skype|google chat)(?!\p{L})/iu,
  /(?<!\p{L})(?:bitcoins?|ethereum|usdt|tether|[ck]r[iy]pto(?:s|currency|valuta|monedas?|monnaies?|geld|währung(?:en)?|waluty?)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:western union|money ?gram|pay ?pal|cash ?app|zelle|revolut|paysafe ?card|tikkie|postepay|bizum|blik)(?!\p{L})/iu,
  /(?<!\p{L})(?:gift ?cards?|cadeaubon(?:nen)?|cadeaukaart(?:en)?|geschenkkarten?|gutscheinkarten?|cartes? cadeaux?)(?!\p{L})/iu,
  /(?<!\p{L})(?:cart[ae] regalo|buon[oi] regalo|tarjetas? (?:de )?regalo|kart[aęy] podarunkow[aeąy])(?!\p{L})/iu,
];
