import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

/** What of somebody a decision restricts. */
export type RestrictedItem = "text" | "photo" | "message" | "profile" | "account" | "writing";

/** What becomes of it. `removed` is taken away, `disabled` is there for its owner alone, `refused` was never delivered; `held`
 * keeps its owner from doing it. */
export type RestrictionKind = "removed" | "disabled" | "refused" | "suspended" | "terminated" | "held";

/** What was restricted, as it was. Photos lie on the `held` shelf: the one that it is, or those of a profile. */
export interface RestrictedContent {
  text?: string;
  photo?: string;
  photos?: string[];
}

/** What the Digital Services Act lets an account be suspended for (article 23), and has counted. */
export type Misuse = "illegal_content" | "notices" | "complaints";

/**
 * One restriction of one thing of one member, with the statement of its reasons in the words of the Digital Services Act
 * (article 17): a row for each thing under the key of one decision. Written in the commit of what it restricts.
 */
export const restrictions = k.table(
  "restriction",
  {
    /** Also the `puid` under which the Transparency Database knows it. */
    id: k.id("id").primaryKey(),
    /** A decision's, or its own where no case was decided. No reference. */
    decisionKey: k.id("decision_key").notNull(),
    /** Null where there is no case. */
    caseId: k.id("case_id"),
    /** Whose it is. No reference: it outlives the account. */
    memberId: k.id("member_id").notNull(),
    item: k.text("item").$type<RestrictedItem>().notNull(),
    /** A text's name, or the id of the photo, message, profile or account. */
    itemId: k.id("item_id").notNull(),
    kind: k.text("kind").$type<RestrictionKind>().notNull(),
    /** Who decided; "" for a program. */
    actor: k.text("actor").notNull(),
    from: k.ms("from_at").notNull(),
    /** Null where no end was set. */
    until: k.ms("until_at"),
    /** When it stopped to hold, for whatever reason; null while it holds. */
    endedAt: k.ms("ended_at"),
    /** When an appeal undid it. */
    reversedAt: k.ms("reversed_at"),
    /** Whether the decision on an appeal imposed it. */
    byAppeal: k.bool("by_appeal").notNull(),
    misuse: k.text("misuse").$type<Misuse>(),
    /** Null once it is forgotten or its member is erased, and where there was none. */
    content: k.json<RestrictedContent>("content"),
    /** The rule or the law that it rests on, and what was found, as its owner reads both. */
    ground: k.text("ground").notNull(),
    facts: k.text("facts").notNull(),
    /** The fields of a statement that are not about the person, by their names in the Transparency Database. */
    decisionGround: k.text("decision_ground").notNull(),
    category: k.text("category").notNull(),
    categorySpecification: k.text("category_specification").notNull(),
    contentDate: k.ms("content_date").notNull(),
    contentLanguage: k.text("content_language"),
    sourceType: k.text("source_type").notNull(),
    /** Of a trusted flagger alone. */
    sourceIdentity: k.text("source_identity"),
    automatedDetection: k.bool("automated_detection").notNull(),
    automatedDecision: k.text("automated_decision").notNull(),
    /** When the Transparency Database had it; null before, and where it is not owed or not sent. */
    sentAt: k.ms("sent_at"),
    /** Why it is not in the Transparency Database, and will not be; null where nothing is against it. */
    refusal: k.text("refusal"),
  },
  (t) => [
    k.index("restriction_member_ix").on(t.memberId, t.from, t.id),
    k.index("restriction_decision_ix").on(t.decisionKey),
    k.index("restriction_from_ix").on(t.from, t.id),
  ],
);

const OPERATORS = "names somebody who works for the site";
const REPORTERS = "would tell who reported whom";

/**
 * Stays when its member is erased, as the decision does that it comes from. The content was kept for its owner alone, and goes: its
 * photos with the files of the account.
 */
export const restrictionData = personal(restrictions, {
  export: { as: "restrictions", of: ["memberId"], order: "from" },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(given),
    decisionKey: kept(given),
    caseId: kept(withheld(REPORTERS)),
    memberId: kept(given),
    item: kept(given),
    itemId: kept(given),
    kind: kept(given),
    actor: kept(withheld(OPERATORS)),
    from: kept(given),
    until: kept(given),
    endedAt: kept(given),
    reversedAt: kept(given),
    byAppeal: kept(given),
    misuse: kept(given),
    content: replaced(given, null),
    ground: kept(given),
    facts: kept(given),
    decisionGround: kept(given),
    category: kept(given),
    categorySpecification: kept(given),
    contentDate: kept(given),
    contentLanguage: kept(given),
    sourceType: kept(given),
    sourceIdentity: kept(withheld(REPORTERS)),
    automatedDetection: kept(given),
    automatedDecision: kept(given),
    sentAt: kept(given),
    refusal: kept(withheld("is between the site and the Commission")),
  },
});

/** What an appeal was about, as the transparency reports count it. */
export type AppealedKind = "visibility" | "service" | "account" | "money" | "notice" | "trusted_notice";

export type AppealOutcome = "upheld" | "partially_reversed" | "reversed" | "omitted";

/** An appeal and what came of it. Written with the decision on it; one that waits is a complaint. */
export const appeals = k.table(
  "appeal",
  {
    id: k.shortId("id").primaryKey(),
    /** Of the complaint that it is, or that it is about. */
    reportId: k.shortId("report_id").notNull(),
    /** Null where that was nobody with an account, and once that is erased. */
    memberId: k.shortId("member_id"),
    about: k.word("about").$type<AppealedKind>().notNull(),
    outcome: k.word("outcome").$type<AppealOutcome>().notNull(),
    /** Restrictions that the decision on it imposed. */
    imposed: k.int("imposed").notNull(),
    decisionKey: k.shortId("decision_key").notNull(),
    at: k.ms("at").notNull(),
    decidedAt: k.ms("decided_at").notNull(),
  },
  (t) => [k.index("appeal_decided_ix").on(t.decidedAt, t.id), k.index("appeal_member_ix").on(t.memberId)],
);

export const appealData = personal(appeals, {
  export: { as: "appeals", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(given),
    reportId: kept(given),
    memberId: replaced(given, null),
    about: kept(given),
    outcome: kept(given),
    imposed: kept(given),
    decisionKey: kept(given),
    at: kept(given),
    decidedAt: kept(given),
  },
});
