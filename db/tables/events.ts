import { sql } from "drizzle-orm";
import { k } from "../columns";
import { given, personal } from "../personal";
import { profiles } from "./profiles";

/**
 * What a member's pages are told of. Each is described where its data are made: `domain/event-data.ts`. Of `stale` no page is
 * told: it only says that an answer that a poll had before is not right any more (`domain/events/staleness.ts`).
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
 * Something that a member's pages are told of, written in the commit of its cause. It refers to what happened and repeats
 * nothing of it, so that a message deleted meanwhile is not told. The database numbers them (`db/event-order.ts`).
 */
export const events = k.table(
  "event",
  {
    id: k.id("id").primaryKey(),
    memberId: k
      .id("member_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: k.text("kind").$type<EventKind>().notNull(),
    conversationId: k.id("conversation_id"),
    /** A message's number in that conversation: the one that it is about, or the last of those. */
    messageSeq: k.int("message_seq"),
    /** Who liked, looked, read or got the messages. */
    otherId: k.id("other_id"),
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
