import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

/** The place where an operator opened chat text: a case, an authority's order, or the list of quarantined messages. */
export type LookedAtKind = "case" | "authority" | "held";

/** The reason that the conversation's members are told. */
export type LookedAtFor = "report" | "held_message" | "legal_request";

/** The part that was read: the case's evidence, messages before or after the evidence, or the last ones again. */
export type LookedAtPart = "evidence" | "before" | "after" | "again";

/**
 * A permission to read more of a conversation, valid for some minutes. Messages `firstSeq` to `lastSeq` were read;
 * `steps` counts the reads.
 */
export const chatReadings = k.table("chat_reading", {
  id: k.id("id").primaryKey(),
  kind: k.text("kind").$type<LookedAtKind>().notNull(),
  targetId: k.id("target_id").notNull(),
  why: k.text("why").$type<LookedAtFor>().notNull(),
  conversationId: k.id("conversation_id").notNull(),
  /** The members of the conversation; "" if they must not learn of the read. */
  firstId: k.id("first_id").notNull(),
  secondId: k.id("second_id").notNull(),
  /** The reader, named as in the audit. */
  operator: k.text("operator").notNull(),
  reason: k.text("reason").notNull(),
  firstSeq: k.int("first_seq").notNull(),
  lastSeq: k.int("last_seq").notNull(),
  steps: k.int("steps").notNull(),
  at: k.ms("at").notNull(),
  until: k.ms("until_at").notNull(),
});

const OURS = "names an operator";
const REPORTERS = "would reveal the reporter";

/** The export of a member contains each read, but not this permission. */
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

/** Chat text that an operator read. Written in the commit of its audit entry. */
export const chatLooks = k.table(
  "chat_look",
  {
    id: k.shortId("id").primaryKey(),
    /** The permission under which the text was read. Null for a case's evidence, or a list. */
    readingId: k.shortId("reading_id").references(() => chatReadings.id),
    kind: k.word("kind").$type<LookedAtKind>().notNull(),
    targetId: k.shortId("target_id").notNull(),
    /** The version of the case, so that its messages count once per operator and version. Null if each read counts. */
    version: k.int("version"),
    part: k.word("part").$type<LookedAtPart>().notNull(),
    why: k.word("why").$type<LookedAtFor>().notNull(),
    fromSeq: k.int("from_seq"),
    toSeq: k.int("to_seq"),
    messages: k.int("messages").notNull(),
    /** The members of the conversation. "" without one, or if the members must not learn of the read. */
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

/**
 * Exports tell both members the time, the general reason and the extent of the read. Exports omit the reader and the
 * place.
 */
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
