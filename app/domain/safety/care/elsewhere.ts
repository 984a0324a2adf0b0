import { foldLookAlikes } from "~/app/domain/look-alikes";
import { contactDetailsIn } from "./contact-details";

/**
 * Whether a message leads off the site: contact details, links, and names of messengers, coins and irreversible ways to
 * pay. Errs both ways, so use it for risk signals, which quarantine nothing.
 */
export function leadsElsewhere(text: string): boolean {
  if (contactDetailsIn(text).length > 0) return true;
  // As written, for names with accents, and with look-alike letters replaced.
  const searched = [text.normalize("NFKC"), foldLookAlikes(text)];
  return NAMES.some((name) => searched.some((each) => name.test(each)));
}

/** Brands are the same in every language; other names are listed in the languages of the sites. */
const NAMES = [
  /(?<!\p{L})(?:whats ?app|telegram|snap ?chat|instagram|viber|we ?chat|skype|google chat)(?!\p{L})/iu,
  /(?<!\p{L})(?:bitcoins?|ethereum|usdt|tether|[ck]r[iy]pto(?:s|currency|valuta|monedas?|monnaies?|geld|währung(?:en)?|waluty?)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:western union|money ?gram|pay ?pal|cash ?app|zelle|revolut|paysafe ?card|tikkie|postepay|bizum|blik)(?!\p{L})/iu,
  /(?<!\p{L})(?:gift ?cards?|cadeaubon(?:nen)?|cadeaukaart(?:en)?|geschenkkarten?|gutscheinkarten?|cartes? cadeaux?)(?!\p{L})/iu,
  /(?<!\p{L})(?:cart[ae] regalo|buon[oi] regalo|tarjetas? (?:de )?regalo|kart[aęy] podarunkow[aeąy])(?!\p{L})/iu,
];
