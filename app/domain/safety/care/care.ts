import type { Member } from "~/app/domain/member";
import type { Solution } from "~/app/domain/safety/puzzles/puzzles.schema";
import { OWN_INITIATIVE, restrict } from "~/app/domain/safety/restrictions/restrictions";
import { noticeRisk } from "~/app/domain/safety/risk/risk";
import { noticeHeld } from "~/app/domain/safety/signals/signals";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import { countHeld, type HeldMessage, heldOf, heldSince, keepHeld } from "./care.queries";
import { refusalOfCopy } from "./copies";
import { refusalOfWords } from "./words";

export type { HeldMessage } from "./care.queries";
export { leadsElsewhere } from "./elsewhere";

/** A message that is about to be sent. */
export interface Sending {
  conversation: string;
  to: string;
  text: string;
  /** Whether the other has not written anything lately. */
  unanswered: boolean;
  solution: Solution;
}

/**
 * Lets a message pass, or throws why not: it has words that the site's config holds back, or the same text went to many
 * strangers. What is held back is kept with its reason for moderators, and opens a case about its sender but where they were only
 * asked to wait. Throws chats.held, chats.held_because,
 * chats.too_many_copies, chats.copies_to_prove, and what `takeSolution` does.
 */
export async function passMessage(site: Site, member: Member, message: Sending): Promise<void> {
  const refusal =
    refusalOfWords(site, member, message.text) ?? (message.unanswered && (await refusalOfCopy(site, member, message)));
  if (!refusal) return;
  const { conversation: conversationId, to: toId, text } = message;
  const at = site.now();
  const row = { id: site.newId(), conversationId, fromId: member.id, toId, text, reason: refusal.reason, at };
  const { reason: rule, weight, ground } = refusal;
  await site.db.transact(async (tx) => {
    await keepHeld(tx, row, at - KEPT);
    // One that may be sent again a little later restricts nothing.
    if (ground !== undefined) await noteRefusal(site, tx, member, row, ground);
    if (weight === undefined) return;
    await noticeHeld(site, tx, { subjectId: member.id, rule, weight });
    const { messages, people } = await countHeld(tx, member.id, at - WEEK);
    if (people >= HELD_FROM) await noticeRisk(site, tx, member.id, { rule: "held", figures: { messages, people } });
  });
  throw refusal.error;
}

/** The sender is told at once, on the page that they wrote it on, so there is no mail. */
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

/** Messages held back in the last six months, the newest first. */
export function heldMessages(site: Site, asked: Asked = {}): Promise<Page<HeldMessage>> {
  return site.db.read((conn) => heldSince(conn, site.now() - KEPT, asked));
}

/** A member's messages that were held back, with whom they were for, the newest first. */
export function heldFrom(site: Site, id: string): Promise<HeldFrom[]> {
  return site.db.read((conn) => heldOf(conn, id, site.now() - KEPT, SHOWN));
}

/** `toName` is "" where they left. */
export type HeldFrom = HeldMessage & { toName: string };

/** Of one member's. */
const SHOWN = 50;

/** Messages to so many people were held back within a week. */
const HELD_FROM = 3;
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** How long a decision is kept, in ms. */
const KEPT = 183 * 24 * 60 * 60 * 1000;
