import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

/** On what chat text was opened: a case, an order of an authority, or the list of messages that the site held back. */
export type LookedAtKind = "case" | "authority" | "held";

/** Why it was opened, in the words in which its members learn of it. */
export type LookedAtFor = "report" | "held_message" | "legal_request";

/** What of a conversation was read: what came with the case, or those before it, after it, or the last ones once more. */
export type LookedAtPart = "evidence" | "before" | "after" | "again";

/**
 * Somebody's leave to read more of one conversation for one reason, for some minutes. `firstSeq` and `lastSeq` are the bounds of
 * what was seen of it so far, `steps` counts what was read since. No text is stored.
 */
export const chatReadings = k.table("chat_reading", {
  id: k.id("id").primaryKey(),
  kind: k.text("kind").$type<LookedAtKind>().notNull(),
  /** Of the case or the order. */
  targetId: k.id("target_id").notNull(),
  why: k.text("why").$type<LookedAtFor>().notNull(),
  conversationId: k.id("conversation_id").notNull(),
  /** Whose conversation it is; "" where neither may learn of it. */
  firstId: k.id("first_id").notNull(),
  secondId: k.id("second_id").notNull(),
  /** Who reads, as the audit names them. */
  operator: k.text("operator").notNull(),
  reason: k.text("reason").notNull(),
  firstSeq: k.int("first_seq").notNull(),
  lastSeq: k.int("last_seq").notNull(),
  steps: k.int("steps").notNull(),
  at: k.ms("at").notNull(),
  until: k.ms("until_at").notNull(),
});

const OURS = "names somebody who works for the site";
const REPORTERS = "would tell who reported whom";

/** The member learns of each look, not of the leave to look. */
export const chatReadingData = personal(chatReadings, {
  export: { as: "chat_readings", of: ["firstId", "secondId"] },
  erase: { of: ["firstId", "secondId"], rows: "keep" },
  columns: {
    id: kept(withheld(REPORTERS)),
    kind: kept(withheld(REPORTERS)),
    targetId: kept(withheld(REPORTERS)),
    why: kept(withheld(REPORTERS)),
    conversationId: kept(withheld(REPORTERS)),
    firstId: kept(withheld(REPORTERS)),
    secondId: kept(withheld(REPORTERS)),
    operator: kept(withheld(OURS)),
    reason: replaced(withheld(REPORTERS), ""),
    firstSeq: kept(withheld(REPORTERS)),
    lastSeq: kept(withheld(REPORTERS)),
    steps: kept(withheld(REPORTERS)),
    at: kept(withheld(REPORTERS)),
    until: kept(withheld(REPORTERS)),
  },
});

/** Chat text that an operator read: written in the commit of its row in the audit, which reads the messages. */
export const chatLooks = k.table(
  "chat_look",
  {
    id: k.shortId("id").primaryKey(),
    /** Null for what came with a case, or a list. */
    readingId: k.shortId("reading_id").references(() => chatReadings.id),
    kind: k.word("kind").$type<LookedAtKind>().notNull(),
    targetId: k.shortId("target_id").notNull(),
    /** Of the case that was opened: its messages are one look for each operator and version. Null where each is one. */
    version: k.int("version"),
    part: k.word("part").$type<LookedAtPart>().notNull(),
    why: k.word("why").$type<LookedAtFor>().notNull(),
    /** Numbers of messages in the conversation; null for copies. */
    fromSeq: k.int("from_seq"),
    toSeq: k.int("to_seq"),
    messages: k.int("messages").notNull(),
    /** Whose they are; "" for nobody, and where neither may learn of it. */
    firstId: k.shortId("first_id").notNull(),
    secondId: k.shortId("second_id").notNull(),
    operator: k.short("operator", 100).notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.unique("chat_look_evidence_ux").on(t.operator, t.targetId, t.version, t.firstId, t.secondId),
    k.index("chat_look_target_ix").on(t.targetId, t.at),
    k.index("chat_look_reading_ix").on(t.readingId, t.at),
    k.index("chat_look_first_ix").on(t.firstId),
    k.index("chat_look_second_ix").on(t.secondId),
  ],
);

/** Both members are given that it happened, when, why in general and how much: not by whom, nor in which conversation. */
export const chatLookData = personal(chatLooks, {
  export: { as: "messages_read_by_operators", of: ["firstId", "secondId"], order: "at" },
  erase: { of: ["firstId", "secondId"], rows: "keep" },
  columns: {
    id: kept(withheld("is the site's own")),
    readingId: kept(withheld(REPORTERS)),
    kind: kept(withheld(REPORTERS)),
    targetId: kept(withheld(REPORTERS)),
    version: kept(withheld(REPORTERS)),
    part: kept(withheld(REPORTERS)),
    why: kept(given),
    fromSeq: kept(withheld(REPORTERS)),
    toSeq: kept(withheld(REPORTERS)),
    messages: kept(given),
    firstId: kept(withheld(REPORTERS)),
    secondId: kept(withheld(REPORTERS)),
    operator: kept(withheld(OURS)),
    at: kept(given),
  },
});
