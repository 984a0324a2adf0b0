import { sql } from "drizzle-orm";
import { k } from "../columns";
import { given, personal } from "../personal";
import { profiles } from "./profiles";

/**
 * The kinds of events, whose data `domain/event-data.ts` describes. No page receives `stale`, which only invalidates an
 * earlier answer to a poll.
 */
export type EventKind =
  | "message"
  | "change"
  | "read"
  | "delivered"
  | "like"
  | "match"
  | "visit"
  | "badge"
  | "reset"
  | "stale";

/**
 * An event for a member's pages, written in the commit of its cause. The event refers to its cause without a copy, so a
 * message that was deleted meanwhile is not shown. The database numbers events (`db/event-order.ts`).
 */
export const events = k.table(
  "event",
  {
    id: k.shortId("id").primaryKey(),
    memberId: k.shortOwnerId("member_id", () => profiles.id),
    kind: k.word("kind").$type<EventKind>().notNull(),
    conversationId: k.shortId("conversation_id"),
    /** The number of the message in the conversation: of this message, or of the last message. */
    messageSeq: k.int("message_seq"),
    /** The member who liked, looked, read or received. */
    otherId: k.shortId("other_id"),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("event_at_ix").on(t.at), k.index("event_other_ix").on(t.otherId).where(sql`other_id is not null`)],
);

export const eventData = personal(events, {
  export: { as: "events", of: ["memberId"] },
  erase: { of: ["memberId", "otherId"], rows: "delete" },
  columns: {
    id: given,
    memberId: given,
    kind: given,
    conversationId: given,
    messageSeq: given,
    otherId: given,
    at: given,
  },
});
