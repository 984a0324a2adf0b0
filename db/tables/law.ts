import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

export type RestrictedItem = "text" | "photo" | "message" | "profile" | "account" | "writing";

/** `disabled`: visible only to the owner. `refused`: never delivered. `held`: the owner is muted. */
export type RestrictionKind = "removed" | "disabled" | "refused" | "suspended" | "terminated" | "held";

/** A copy of the restricted content. Photos lie on the `held` shelf. */
export interface RestrictedContent {
  text?: string;
  photo?: string;
  photos?: string[];
}

/** The reasons for a suspension under the Digital Services Act (article 23), as the act counts them. */
export type Misuse = "illegal_content" | "notices" | "complaints";

/** A restriction of one thing under a decision, with its statement of reasons (Digital Services Act, article 17). */
export const restrictions = k.table(
  "restriction",
  {
    /** The id of the row, and the `puid` in the Transparency Database. */
    id: k.id("id").primaryKey(),
    /** The decision's key, or the restriction's own key if no case was decided. No foreign key. */
    decisionKey: k.id("decision_key").notNull(),
    /** The case. Null if the restriction belongs to no case. */
    caseId: k.id("case_id"),
    /** The restricted member. No foreign key, because the row outlives the account. */
    memberId: k.id("member_id").notNull(),
    item: k.text("item").$type<RestrictedItem>().notNull(),
    /** The restricted item: the name of a text, or the id of a photo, message, profile or account. */
    itemId: k.id("item_id").notNull(),
    kind: k.text("kind").$type<RestrictionKind>().notNull(),
    /** The moderator; "" for a program. */
    actor: k.text("actor").notNull(),
    from: k.ms("from_at").notNull(),
    /** The end of the restriction. Null for a permanent restriction. */
    until: k.ms("until_at"),
    /** When the restriction ended. Null while it is in force. */
    endedAt: k.ms("ended_at"),
    reversedAt: k.ms("reversed_at"),
    /** Whether the decision on an appeal imposed the restriction. */
    byAppeal: k.bool("by_appeal").notNull(),
    misuse: k.text("misuse").$type<Misuse>(),
    /** The restricted content. Null once the content is deleted or erased, and if there was no content. */
    content: k.json<RestrictedContent>("content"),
    /** The broken rule or law, and the findings, as the member reads them. */
    ground: k.text("ground").notNull(),
    facts: k.text("facts").notNull(),
    /**
     * The first of the statement's fields that are not about the person. These fields are named as in the Transparency
     * Database.
     */
    decisionGround: k.text("decision_ground").notNull(),
    category: k.text("category").notNull(),
    categorySpecification: k.text("category_specification").notNull(),
    contentDate: k.ms("content_date").notNull(),
    contentLanguage: k.text("content_language"),
    sourceType: k.text("source_type").notNull(),
    /** The identity of the trusted flagger. Null for any other source. */
    sourceIdentity: k.text("source_identity"),
    automatedDetection: k.bool("automated_detection").notNull(),
    automatedDecision: k.text("automated_decision").notNull(),
    /** When the statement was sent. Null if the statement is not yet sent, or never to be sent. */
    sentAt: k.ms("sent_at"),
    /** Why the statement was refused. Null if it was not refused. */
    refusal: k.text("refusal"),
  },
  (t) => [
    k.index("restriction_member_ix").on(t.memberId, t.from, t.id),
    k.index("restriction_decision_ix").on(t.decisionKey),
    k.index("restriction_from_ix").on(t.from, t.id),
  ],
);

const OPERATORS = "names an operator";
const REPORTERS = "would reveal the reporter";

/** The row stays after its member is erased, because the decision stays. The content and its photos are deleted. */
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

export type AppealedKind = "visibility" | "service" | "account" | "money" | "notice" | "trusted_notice";

export type AppealOutcome = "upheld" | "partially_reversed" | "reversed" | "omitted";

/** An appeal and its outcome, written with its decision. An open appeal is a complaint. */
export const appeals = k.table(
  "appeal",
  {
    id: k.shortId("id").primaryKey(),
    /** The complaint that is, or leads to, this appeal. */
    reportId: k.shortId("report_id").notNull(),
    /** The member who appeals. Null without an account, and once the account is erased. */
    memberId: k.shortId("member_id"),
    about: k.word("about").$type<AppealedKind>().notNull(),
    outcome: k.word("outcome").$type<AppealOutcome>().notNull(),
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
