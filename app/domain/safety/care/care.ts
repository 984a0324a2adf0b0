import type { Member } from "~/app/domain/member";
import type { Solution } from "~/app/domain/safety/puzzles/puzzles.schema";
import type { Site } from "~/app/domain/site";
import type { Asked, Page } from "~/db/pages";
import { type HeldMessage, heldSince, keepHeld } from "./care.queries";
import { refusalOfCopy } from "./copies";
import { refusalOfWords } from "./words";

export type { HeldMessage } from "./care.queries";

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
 * strangers. What is held back is kept with its reason for moderators. Throws chats.held, chats.held_because,
 * chats.too_many_copies, chats.copies_to_prove, and what `takeSolution` does.
 */
export async function passMessage(site: Site, member: Member, message: Sending): Promise<void> {
  const refusal =
    refusalOfWords(site, member, message.text) ?? (message.unanswered && (await refusalOfCopy(site, member, message)));
  if (!refusal) return;
  const { conversation: conversationId, to: toId, text } = message;
  const at = site.now();
  const row = { id: site.newId(), conversationId, fromId: member.id, toId, text, reason: refusal.reason, at };
  await site.db.transact((tx) => keepHeld(tx, row, at - KEPT));
  throw refusal.error;
}

/** Messages held back in the last six months, the newest first. */
export function heldMessages(site: Site, asked: Asked = {}): Promise<Page<HeldMessage>> {
  return site.db.read((conn) => heldSince(conn, site.now() - KEPT, asked));
}

/** How long a decision is kept, in ms. */
const KEPT = 183 * 24 * 60 * 60 * 1000;
