import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

export type ReportedKind = "profile" | "photo" | "message";

/**
 * `complaint`: about no profile. `held`: about a member's quarantined messages. `service`: about a payment or access.
 */
export type CaseKind = ReportedKind | "complaint" | "held" | "risky" | "service";

/** A copy of what was visible when it was reported, apart from the original. Photo files lie on the `held` shelf. */
export interface Evidence {
  profile: {
    id: string;
    fictional: boolean;
    name: string;
    age: number;
    country: string | null;
    region: string | null;
    city: string | null;
    details: Record<string, string>;
  };
  /** A copy of the reported photo, of the reported message's photo, or of the profile's main photo. */
  photo?: { id: string; file: string };
  /** The reported message with those before it, oldest first. Times are UTC ms. `photo`: whether it had one. */
  messages?: { id: string; from: string; text: string; sentAt: number; photo?: true }[];
}

/**
 * A case: everything that is known against one item. A new report reopens the case. `version` detects two moderators
 * who act at the same time.
 */
export const cases = k.table(
  "moderation_case",
  {
    id: k.shortId("id").primaryKey(),
    kind: k.word("kind").$type<CaseKind>().notNull(),
    /** The item. No foreign key, because the case outlives the item. */
    targetId: k.shortId("target_id").notNull(),
    /** The member that the case is about; "" if unknown. */
    subjectId: k.shortId("subject_id").notNull(),
    state: k.word("state").$type<"open" | "closed">().notNull(),
    score: k.int("score").notNull(),
    version: k.int("version").notNull(),
    /** The operator who leases the case. The lease ends at `claimedUntil`, UTC ms. */
    claimedBy: k.short("claimed_by", 100),
    claimedUntil: k.ms("claimed_until"),
    openedAt: k.ms("opened_at").notNull(),
    closedAt: k.ms("closed_at"),
  },
  (t) => [
    k.unique("moderation_case_target_ux").on(t.kind, t.targetId),
    k.index("moderation_case_queue_ix").on(t.state, k.desc(t.score), t.openedAt),
    k.index("moderation_case_subject_ix").on(t.subjectId),
  ],
);

const REPORTERS = "would reveal the reporter";
const EVIDENCE = "is kept as evidence for as long as the case needs";

/** The row stays after its subject is erased, because a decision must remain explainable. */
export const caseData = personal(cases, {
  export: { as: "cases", of: ["subjectId"] },
  erase: { of: ["subjectId"], rows: "keep" },
  columns: {
    id: kept(withheld(REPORTERS)),
    kind: kept(withheld(REPORTERS)),
    targetId: kept(withheld(REPORTERS)),
    subjectId: kept(withheld(REPORTERS)),
    state: kept(withheld(REPORTERS)),
    score: kept(withheld(REPORTERS)),
    version: kept(withheld(REPORTERS)),
    claimedBy: kept(withheld(REPORTERS)),
    claimedUntil: kept(withheld(REPORTERS)),
    openedAt: kept(withheld(REPORTERS)),
    closedAt: kept(withheld(REPORTERS)),
  },
});

/** A report. `words` and `evidence` are blanked some months after the case is closed. */
export const reports = k.table(
  "report",
  {
    id: k.id("id").primaryKey(),
    /** Given to the reporter for reference. */
    number: k.text("number").notNull(),
    caseId: k.foreignId("case_id", () => cases.id),
    /** The reporter. Null once the reporter's account is erased. */
    reporterId: k.id("reporter_id"),
    reason: k.text("reason").notNull(),
    words: k.text("words").notNull(),
    evidence: k.json<Evidence>("evidence"),
    illegal: k.bool("illegal").notNull(),
    items: k.int("items").notNull().default(1),
    /** The trusted flagger that sent the report (Digital Services Act, article 22). Null for any other reporter. */
    flagger: k.text("flagger"),
    at: k.ms("at").notNull(),
    /** When a moderator discarded all reports of this reporter, UTC ms. */
    discardedAt: k.ms("discarded_at"),
    /**
     * The key of the decision that answered the report. Null before a decision, and if the report was discarded. No
     * foreign key.
     */
    decisionKey: k.id("decision_key"),
  },
  (t) => [
    k.unique("report_number_ux").on(t.number),
    k.index("report_case_ix").on(t.caseId),
    k.index("report_reporter_ix").on(t.reporterId),
  ],
);

export const reportData = personal(reports, {
  export: { as: "reports", of: ["reporterId"] },
  erase: { of: ["reporterId"], rows: "keep" },
  columns: {
    id: kept(given),
    number: kept(given),
    caseId: kept(withheld("is the site's own")),
    reporterId: replaced(given, null),
    reason: kept(given),
    words: kept(given),
    evidence: kept(withheld(EVIDENCE)),
    illegal: kept(given),
    items: kept(given),
    flagger: kept(given),
    at: kept(given),
    discardedAt: kept(withheld("is the site's own")),
    decisionKey: kept(withheld("concerns another person")),
  },
});

/** A phone number, link or email address in a report, in its search form. Deleted with the report's text. */
export const reportContacts = k.table(
  "report_contact",
  {
    reportId: k.foreignId("report_id", () => reports.id),
    contact: k.text("contact").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.reportId, t.contact] }), k.index("report_contact_ix").on(t.contact, t.reportId)],
);

/** The export names no reporter: a report's contacts are withheld like its evidence. */
export const reportContactData = personal(reportContacts, {
  export: { as: "report_contacts", of: ["reportId"] },
  erase: { of: ["reportId"], rows: "keep" },
  columns: { reportId: kept(withheld(EVIDENCE)), contact: kept(withheld(EVIDENCE)) },
});

/** A signal of a case: a report, or something that the site noticed itself. */
export const signals = k.table(
  "moderation_signal",
  {
    id: k.text("id").primaryKey(),
    caseId: k
      .text("case_id")
      .notNull()
      .references(() => cases.id),
    subjectId: k.text("subject_id").notNull(),
    /** The kind of signal: "report", or the name of the rule, with the matched words of a word list. */
    kind: k.text("kind").notNull(),
    weight: k.int("weight").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("moderation_signal_case_ix").on(t.caseId)],
);

export const signalData = personal(signals, {
  export: { as: "signals", of: ["subjectId"] },
  erase: { of: ["subjectId"], rows: "keep" },
  columns: {
    id: kept(withheld(REPORTERS)),
    caseId: kept(withheld(REPORTERS)),
    subjectId: kept(withheld(REPORTERS)),
    kind: kept(withheld(REPORTERS)),
    weight: kept(withheld(REPORTERS)),
    at: kept(withheld(REPORTERS)),
  },
});

/** Evidence for a decision: the id of a photo, a message or a finding of the site, which may no longer exist. */
export interface Proof {
  kind: "photo" | "message" | "finding";
  id: string;
}

/** A decision about a case, with its reason. Only an appeal changes it, by marking it as reversed. */
export const decisions = k.table(
  "moderation_decision",
  {
    /** The key of the decision, which all its restrictions share. */
    key: k.id("key").primaryKey(),
    caseId: k.foreignId("case_id", () => cases.id),
    subjectId: k.id("subject_id").notNull(),
    actor: k.text("actor").notNull(),
    /** The broken rule. Null if no rule was broken. */
    rule: k.text("rule"),
    facts: k.text("facts").notNull(),
    automated: k.bool("automated").notNull(),
    at: k.ms("at").notNull(),
    /** Evidence besides the text; null without any. */
    proof: k.json<Proof[]>("proof"),
    /** Whether a measure was taken against the subject while the case was open. */
    acted: k.bool("acted").notNull().default(false),
    /** When an appeal reversed the decision. Null while the decision stands. */
    reversedAt: k.ms("reversed_at"),
  },
  (t) => [k.index("moderation_decision_case_ix").on(t.caseId), k.index("moderation_decision_at_ix").on(t.at)],
);

export const decisionData = personal(decisions, {
  export: { as: "decisions", of: ["subjectId"] },
  erase: { of: ["subjectId"], rows: "keep" },
  columns: {
    key: kept(given),
    caseId: kept(withheld(REPORTERS)),
    subjectId: kept(given),
    actor: kept(withheld("names an operator")),
    rule: kept(given),
    facts: kept(given),
    automated: kept(given),
    at: kept(given),
    proof: kept(withheld(REPORTERS)),
    acted: kept(given),
    reversedAt: kept(given),
  },
});
