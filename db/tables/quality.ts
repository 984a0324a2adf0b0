import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

/** What somebody would do about a thing: nothing, take content away, keep from writing, close the account for a time or for good. */
export type Measure = "none" | "content" | "writing" | "suspended" | "closed";

/** Who was right where two disagreed; `unclear` where the rule leaves it open. */
export type Finding = "first" | "second" | "unclear";

/**
 * A decision of a person's that may be looked at again by another who does not know how it went. Written in the commit of the
 * decision, for as many as a desk can ever ask for: `lot` says for which share it is looked at.
 */
export const secondLooks = k.table(
  "second_look",
  {
    /** The key of the decision. No reference: of a photo there is no row for it. */
    id: k.id("id").primaryKey(),
    kind: k.text("kind").$type<"case" | "photo">().notNull(),
    /** Of the case or the photo. No reference: photos are deleted. */
    targetId: k.id("target_id").notNull(),
    /** Whom it is about; "" where nobody knows. */
    subjectId: k.id("subject_id").notNull(),
    /** From 0 to 9999, by a keyed hash. */
    lot: k.int("lot").notNull(),
    /** Who knows how it was decided: whoever did it, and who saw it since. Operators, as the audit names them. */
    knownTo: k.json<string[]>("known_to").notNull(),
    decidedAt: k.ms("decided_at").notNull(),
    /** The rule by its name in `restrictions/rules.ts`; "" where none was broken. */
    firstRule: k.text("first_rule").notNull(),
    firstMeasure: k.text("first_measure").$type<Measure>().notNull(),
    /** Who is looking at it, and until when, UTC ms. */
    claimedBy: k.text("claimed_by"),
    claimedUntil: k.ms("claimed_until"),
    /** Null until somebody looked. */
    lookedAt: k.ms("looked_at"),
    secondRule: k.text("second_rule"),
    secondMeasure: k.text("second_measure").$type<Measure>(),
    /** Of a disagreement alone: when a manager said who was right. */
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

const OURS = "is about how sure the desk is of its rules, and may tell who reported whom";

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
    claimedBy: withheld("names somebody who works for the site"),
    claimedUntil: withheld(OURS),
    lookedAt: given,
    secondRule: withheld(OURS),
    secondMeasure: withheld(OURS),
    settledAt: withheld(OURS),
    finding: withheld(OURS),
  },
});

/** A member's profile, drawn at random from those that nothing had flagged, for a person to look at. */
export const samples = k.table(
  "random_sample",
  {
    id: k.shortId("id").primaryKey(),
    profileId: k.shortId("profile_id").notNull(),
    /** Members who were active in the week before it was drawn: those that it stands for. */
    population: k.int("population").notNull(),
    drawnAt: k.ms("drawn_at").notNull(),
    claimedBy: k.short("claimed_by", 100),
    claimedUntil: k.ms("claimed_until"),
    /** Null until somebody looked. */
    answeredAt: k.ms("answered_at"),
    /** The rule that it breaks, as in `second_look`; "" where none is, null until somebody looked. */
    rule: k.short("rule", 64),
    /** The number of the report that opened its case; null where no rule is broken. */
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
    claimedBy: withheld("names somebody who works for the site"),
    claimedUntil: withheld("is the site's own"),
    answeredAt: given,
    rule: given,
    caseNumber: withheld("would tell what the site looks into"),
  },
});

/** What a program said of one thing, beside what a person then found. The newest finding counts. */
export const opinions = k.table(
  "signal_opinion",
  {
    signal: k.short("signal", 64).notNull(),
    /** Of the photo. No reference: it outlives it. */
    targetId: k.shortId("target_id").notNull(),
    /** Whose it is; null once they are erased. */
    memberId: k.shortId("member_id"),
    spoke: k.bool("spoke").notNull(),
    found: k.bool("found").notNull(),
    /** Of the finding. */
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
