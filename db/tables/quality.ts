import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

/** The measure that a reviewer would take: none, remove content, mute, suspend or close the account. */
export type Measure = "none" | "content" | "writing" | "suspended" | "closed";

/** The side that was right in a disagreement. `unclear` if the rule leaves it open. */
export type Finding = "first" | "second" | "unclear";

/**
 * A decision that a second moderator judges without knowing the first answer. `lot` decides whether the decision is
 * judged again.
 */
export const secondLooks = k.table(
  "second_look",
  {
    /** The id of the decision. No foreign key, because decisions about photos have no row. */
    id: k.id("id").primaryKey(),
    kind: k.text("kind").$type<"case" | "photo">().notNull(),
    /** The item decided about. No foreign key, because photos are deleted. */
    targetId: k.id("target_id").notNull(),
    /** The member concerned; "" if unknown. */
    subjectId: k.id("subject_id").notNull(),
    /** The number that decides about sampling: 0 to 9999, by a keyed hash. */
    lot: k.int("lot").notNull(),
    /** The operators who know the decision: its author, and all who saw it. Named as in the audit. */
    knownTo: k.json<string[]>("known_to").notNull(),
    decidedAt: k.ms("decided_at").notNull(),
    /** The rule's name in `restrictions/rules.ts`; "" if none was broken. */
    firstRule: k.text("first_rule").notNull(),
    firstMeasure: k.text("first_measure").$type<Measure>().notNull(),
    claimedBy: k.text("claimed_by"),
    claimedUntil: k.ms("claimed_until"),
    lookedAt: k.ms("looked_at"),
    secondRule: k.text("second_rule"),
    secondMeasure: k.text("second_measure").$type<Measure>(),
    /** When a manager settled the disagreement. Null before, and without a disagreement. */
    settledAt: k.ms("settled_at"),
    finding: k.text("finding").$type<Finding>(),
  },
  (t) => [
    k.index("second_look_decided_ix").on(t.decidedAt, t.id),
    k.index("second_look_looked_ix").on(t.lookedAt),
    k.index("second_look_subject_ix").on(t.subjectId),
    k.index("second_look_target_ix").on(t.targetId),
  ],
);

const OURS = "is about how sure the desk is of its rules, and may reveal the reporter";

export const secondLookData = personal(secondLooks, {
  export: { as: "second_looks", of: ["subjectId"], order: "decidedAt" },
  erase: { of: ["subjectId"], rows: "delete" },
  columns: {
    id: given,
    kind: given,
    targetId: withheld(OURS),
    subjectId: withheld(OURS),
    lot: withheld(OURS),
    knownTo: withheld("names people who work for the site"),
    decidedAt: given,
    firstRule: withheld(OURS),
    firstMeasure: withheld(OURS),
    claimedBy: withheld("names an operator"),
    claimedUntil: withheld(OURS),
    lookedAt: given,
    secondRule: withheld(OURS),
    secondMeasure: withheld(OURS),
    settledAt: withheld(OURS),
    finding: withheld(OURS),
  },
});

/** A member's profile, drawn at random from those without a signal, for review. */
export const samples = k.table(
  "random_sample",
  {
    id: k.shortId("id").primaryKey(),
    profileId: k.shortId("profile_id").notNull(),
    /** Number of members who were active in the week before: the population of the sample. */
    population: k.int("population").notNull(),
    drawnAt: k.ms("drawn_at").notNull(),
    claimedBy: k.short("claimed_by", 100),
    claimedUntil: k.ms("claimed_until"),
    answeredAt: k.ms("answered_at"),
    /** The broken rule, as in `second_look`; "" if none is broken, null until it was reviewed. */
    rule: k.short("rule", 64),
    /** The number of the report that opened its case; null if no rule is broken. */
    caseNumber: k.short("case_number", 64),
  },
  (t) => [
    k.index("random_sample_drawn_ix").on(t.drawnAt, t.id),
    k.index("random_sample_profile_ix").on(t.profileId, t.drawnAt),
  ],
);

export const sampleData = personal(samples, {
  export: { as: "random_samples", of: ["profileId"], order: "drawnAt" },
  erase: { of: ["profileId"], rows: "delete" },
  columns: {
    id: given,
    profileId: given,
    population: withheld("is the site's own"),
    drawnAt: given,
    claimedBy: withheld("names an operator"),
    claimedUntil: withheld("is the site's own"),
    answeredAt: given,
    rule: given,
    caseNumber: withheld("would tell what the site looks into"),
  },
});

/** A program's opinion of an item, beside a person's finding. The newest finding counts. */
export const opinions = k.table(
  "signal_opinion",
  {
    signal: k.short("signal", 64).notNull(),
    /** The item. No foreign key, because the row outlives the photo. */
    targetId: k.shortId("target_id").notNull(),
    /** The owner of the item. Null once the owner is erased. */
    memberId: k.shortId("member_id"),
    spoke: k.bool("spoke").notNull(),
    found: k.bool("found").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.signal, t.targetId] }),
    k.index("signal_opinion_at_ix").on(t.at),
    k.index("signal_opinion_member_ix").on(t.memberId),
  ],
);

export const opinionData = personal(opinions, {
  export: { as: "signal_opinions", of: ["memberId"], order: "at" },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    signal: kept(given),
    targetId: kept(given),
    memberId: replaced(given, null),
    spoke: kept(given),
    found: kept(given),
    at: kept(given),
  },
});
