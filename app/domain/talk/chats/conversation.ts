import { todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { type Activity, activityOf } from "~/app/domain/people/presence/presence";
import { cardOf, type ProfileCard } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import type { ConversationRow } from "./list.queries";
import type { Message } from "./messages";

export interface Conversation {
  id: string;
  /** The other member, without photo and place if `available` is false. */
  other: ProfileCard;
  /** Whether the other member has deleted the account: then their profile and texts are hidden. */
  gone: boolean;
  /** False if the other member is gone or hidden: the history can be read, and nothing added. */
  available: boolean;
  /** The other member's last activity, rounded. Null if hidden, for a fictional profile, and if not `available`. */
  activity: Activity | null;
  unread: number;
  archived: boolean;
  muted: boolean;
  pinned: boolean;
  /** Whether the other member wrote first and this member has not accepted the conversation yet. */
  request: boolean;
  seesPhotos: boolean;
  /** The last message. Null without messages, or without messages since this member deleted the conversation. */
  lastMessage: Pick<Message, "id" | "from" | "text" | "sentAt" | "takenBack" | "photo"> | null;
  /** The time by which the list is sorted, UTC ms. */
  lastAt: number;
  /** This member's draft; "" if none. */
  draft: string;
}

export function conversationOf(row: ConversationRow, site: Site, viewer: Member): Conversation {
  const card = cardOf(row, todayOf(site));
  return {
    id: row.conversationId,
    other: row.gone ? { ...card, ...UNSEEN, name: "", age: 0 } : row.available ? card : { ...card, ...UNSEEN },
    gone: row.gone,
    available: row.available,
    activity: row.available && !card.fictional ? activityOf(site, viewer, row) : null,
    unread: row.unread,
    archived: row.archived,
    muted: row.muted,
    pinned: row.pinnedAt !== null,
    request: row.request === "open",
    seesPhotos: row.seesPhotos,
    lastMessage: lastMessageOf(row),
    lastAt: row.lastAt,
    draft: row.draft,
  };
}

const UNSEEN = { photo: null, country: null, region: null, city: null };

function lastMessageOf(row: ConversationRow): Conversation["lastMessage"] {
  const { messageId, messageFrom, messageText, messageAt } = row;
  if (messageId === null || messageFrom === null || messageText === null || messageAt === null) return null;
  const theirs = messageFrom === row.id;
  const gone = row.gone && theirs;
  return {
    id: messageId,
    from: messageFrom,
    text: gone ? "" : messageText,
    sentAt: messageAt,
    takenBack: row.messageTakenBackAt !== null,
    photo: gone || row.messagePhoto === null ? null : { blurred: theirs && !row.seesPhotos },
  };
}
