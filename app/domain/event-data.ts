import { z } from "zod";
import type { Typing } from "./bus";
import type { Member } from "./member";
import { mayUse } from "./money/premium/premium";
import { newLikes } from "./people/likes/likes";
import { profileCard } from "./people/profiles/profiles";
import { profileWire, wireProfile } from "./people/profiles/profiles.wire";
import type { Site } from "./site";
import type { EventRow } from "./site/events/events";
import { numberedMessage, unreadChats } from "./talk/chats/chats";
import { messageWire, wireMessage } from "./talk/chats/chats.wire";

// The data of each kind of event for a member's pages. This file is beside the nouns, because several nouns record
// events. A recorded event only refers to what happened, and its data is made here when the event is sent.

const badge = z.strictObject({ unread_chats: z.int(), new_likes: z.int() });
const marked = { conversation: z.string(), profile: z.string(), message: z.string() };

export const eventShapes = {
  /**
   * Sent to both members; `num_unread_messages` is the receiving member's in that conversation. The author's pages get
   * the message's `key`, because the event may precede the answer to the request.
   */
  message: z.strictObject({ message: wireMessage, key: z.string().optional(), num_unread_messages: z.int(), badge }),
  /** A message in a conversation has changed: retracted, or with a reaction. */
  change: z.strictObject({ message: wireMessage }),
  /** A member has read all messages up to `message`. `profile` is the other member, or the member on another page. */
  read: z.strictObject({ ...marked, badge }),
  /** All messages up to `message` have reached a page of the member `profile`. */
  delivered: z.strictObject(marked),
  typing: z.strictObject({ conversation: z.string(), profile: z.string() }),
  like: z.strictObject({ profile: wireProfile, badge }),
  match: z.strictObject({ profile: wireProfile, badge }),
  visit: z.strictObject({ profile: wireProfile }),
  badge,
  /** Data that any page may show has changed: each page reloads its data. */
  reset: z.strictObject({}),
};

export type EventData = { [Kind in keyof typeof eventShapes]: z.output<(typeof eventShapes)[Kind]> };

export async function badgeOf(site: Site, member: Member): Promise<EventData["badge"]> {
  return { unread_chats: await unreadChats(site, member), new_likes: await newLikes(site, member) };
}

/**
 * Returns an event's data, with `counts` as the member's present badge. Null if nothing is left to report, because it
 * was deleted, blocked or hidden.
 */
export async function dataOf(
  site: Site,
  member: Member,
  event: EventRow,
  counts: EventData["badge"],
): Promise<EventData[keyof EventData] | null> {
  switch (event.kind) {
    case "badge":
      return counts;
    case "reset":
      return {};
    case "stale":
      return null;
    case "message": {
      const found = await messageOf(site, member, event);
      if (!found) return null;
      const { message, unread, key } = found;
      return { message: messageWire(message), ...(key && { key }), num_unread_messages: unread, badge: counts };
    }
    case "change": {
      const found = await messageOf(site, member, event);
      return found && { message: messageWire(found.message) };
    }
    case "read":
    case "delivered": {
      const byOther = event.kind === "read" && event.otherId !== member.id;
      if (byOther && !mayUse(site, member, "readReceipts")) return null;
      const found = await messageOf(site, member, event);
      if (!found) return null;
      const data = { conversation: event.conversationId!, profile: event.otherId!, message: found.message.id };
      return event.kind === "read" ? { ...data, badge: counts } : data;
    }
    default: {
      if (event.kind === "visit" && !mayUse(site, member, "visitors")) return null;
      const card = await profileCard(site, member, event.otherId!);
      if (!card) return null;
      const profile = profileWire(card, site.tenant);
      return event.kind === "visit" ? { profile } : { profile, badge: counts };
    }
  }
}

export function typingData({ conversation, by }: Typing): EventData["typing"] {
  return { conversation, profile: by };
}

async function messageOf(site: Site, member: Member, { conversationId, messageSeq }: EventRow) {
  return (await numberedMessage(site, member, { conversation: conversationId!, seq: messageSeq! })) ?? null;
}
