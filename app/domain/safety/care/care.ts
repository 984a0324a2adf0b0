import { foldLookAlikes } from "~/app/domain/look-alikes";
import type { Member } from "~/app/domain/member";
import type { Solution } from "~/app/domain/safety/puzzles/puzzles.schema";
import { OWN_INITIATIVE, restrict } from "~/app/domain/safety/restrictions/restrictions";
import { noticeRisk } from "~/app/domain/safety/risk/risk";
import { noticeHeld } from "~/app/domain/safety/signals/signals";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import { countHeld, type HeldMessage, heldOf, heldSince, keepHeld } from "./care.queries";
import { contactDetailsIn } from "./contact-details";
import { refusalOfCopy } from "./copies";
import { refusalOfWords } from "./words";

export type { HeldMessage } from "./care.queries";

export interface Sending {
  conversation: string;
  to: string;
  text: string;
  /** Whether the recipient has not answered lately. */
  unanswered: boolean;
  solution: Solution;
}

/**
 * Lets a message pass, or throws the reason: a text rule of the config matches, or the same text went to many
 * strangers. A refused message is quarantined with its reason, and opens a case about its sender unless the sender only
 * has to wait. Throws chats.held, chats.held_because, chats.too_many_copies, chats.copies_to_prove, and errors of
 * `takeSolution`.
 */
export async function passMessage(site: Site, member: Member, message: Sending): Promise<void> {
  const refusal =
    refusalOfWords(site, member, message.text) ?? (message.unanswered && (await refusalOfCopy(site, member, message)));
  if (!refusal) return;
  const { conversation: conversationId, to: toId, text } = message;
  const at = site.now();
  const row = { id: site.newId(), conversationId, fromId: member.id, toId, text, reason: refusal.reason, at };
  const { reason: rule, weight, stated } = refusal;
  await site.db.transact(async (tx) => {
    await keepHeld(tx, row, at - KEPT);
    // A message that may be resent later restricts nothing.
    if (stated !== undefined) await noteRefusal(site, tx, member, row, stated);
    if (weight === undefined) return;
    await noticeHeld(site, tx, { subjectId: member.id, rule, weight });
    const { messages, people } = await countHeld(tx, member.id, at - WEEK);
    if (people >= HELD_FROM) await noticeRisk(site, tx, member.id, { rule: "held", figures: { messages, people } });
  });
  throw refusal.error;
}

/** Records the refusal of a message. The page tells the sender at once, so no email is sent. */
async function noteRefusal(site: Site, tx: Tx, member: Member, { id, text }: HeldMessage, told: string): Promise<void> {
  const { t } = site.words(member.language);
  const reasons = {
    ...{ memberId: member.id, actor: "", ground: t("legal.ban.title"), facts: told || t("chats.held") },
    ...{ category: "other" as const, source: OWN_INITIATIVE, detected: true },
  };
  const content = { text };
  const { language } = member;
  await restrict(site, tx, reasons, [{ item: "message", itemId: id, kind: "refused", content, language }]);
}

/** Returns messages quarantined in the last six months, newest first. */
export function heldMessages(site: Site, asked: Asked = {}): Promise<Page<HeldMessage>> {
  return site.db.read((conn) => heldSince(conn, site.now() - KEPT, asked));
}

/** Returns a member's quarantined messages with their recipients, newest first. */
export function heldFrom(site: Site, id: string): Promise<HeldFrom[]> {
  return site.db.read((conn) => heldOf(conn, id, site.now() - KEPT, SHOWN));
}

/** A quarantined message with its recipient's name. `toName` is "" for a recipient who left. */
export type HeldFrom = HeldMessage & { toName: string };

/** Maximum number of messages of one member that are returned. */
const SHOWN = 50;

/** The number of recipients of quarantined messages within a week that makes a risk signal. */
const HELD_FROM = 3;
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** In ms: how long a quarantined message is stored. */
const KEPT = 183 * 24 * 60 * 60 * 1000;

/**
 * Whether a message leads off the site: contact details, links, and names of messengers, coins and irreversible ways to
 * pay. Errs both ways, so use it for risk signals, which quarantine nothing.
 */
export function leadsElsewhere(text: string): boolean {
  if (contactDetailsIn(text).length > 0) return true;
  // Searches the text as written, for names with accents, and with look-alike letters replaced.
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
