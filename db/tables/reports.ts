import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

/** The kinds of target of a report. */
export type ReportedKind = "profile" | "photo" | "message";

/**
 * The kinds of subject of a case. A `complaint` is a case of its own where it names no profile of the site; `held` is about the
 * messages of one member that the site held back, `risky` about a profile of which the site noticed several things by itself.
 * A `service` case is a complaint about a payment or about access to an account.
 */
export type CaseKind = ReportedKind | "complaint" | "held" | "risky" | "service";

/** A copy of what was seen when it was reported, kept apart from its original. Photo files lie on the `held` shelf. */
export interface Evidence {
  profile: {
    id: string;
    fictional: boolean;
    name: string;
    age: number;
    country: string | null;
    region: string | null;
    city: string | null;
    /** The free texts and the chosen fields, by name. */
    details: Record<string, string>;
  };
  /** A copy of the reported photo, of a reported message's, or of a reported profile's main one. */
  photo?: { id: string; file: string };
  /** The reported message with those before it, oldest first. Times are UTC ms. `photo`: whether there was one with it. */
  messages?: { id: string; from: string; text: string; sentAt: number; photo?: true }[];
}

/**
 * All that is known against one profile, photo or message, or one complaint. A new report reopens it. `version` grows
 * with each change, so that two moderators who act at once are found out; `score` is the sum of its signals' weights.
 */
export const cases = k.table(
  "moderation_case",
  {
    id: k.shortId("id").primaryKey(),
    kind: k.word("kind").$type<CaseKind>().notNull(),
    /** Of the profile, photo, message or report. No reference: the case outlives it. */
    targetId: k.shortId("target_id").notNull(),
    /** Whose it is; "" where nobody knows. */
    subjectId: k.shortId("subject_id").notNull(),
    state: k.word("state").$type<"open" | "closed">().notNull(),
    score: k.int("score").notNull(),
    version: k.int("version").notNull(),
    /** Which moderator has taken it on, and until when, UTC ms. */
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

const REPORTERS = "would tell who reported whom";
const EVIDENCE = "is kept as evidence for as long as the case needs";

/** Stays when its subject is erased: a decision must be able to be explained. */
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

/** Somebody's notice that something is wrong. `words` and `evidence` are blanked some months after the case is closed. */
export const reports = k.table(
  "report",
  {
    id: k.id("id").primaryKey(),
    /** The number that the reporter is told, to refer to it. */
    number: k.text("number").notNull(),
    caseId: k
      .id("case_id")
      .notNull()
      .references(() => cases.id),
    /** Null once that account is erased. */
    reporterId: k.id("reporter_id"),
    reason: k.text("reason").notNull(),
    words: k.text("words").notNull(),
    evidence: k.json<Evidence>("evidence"),
    /** Whether it says that the law is broken. */
    illegal: k.bool("illegal").notNull(),
    /** How many profiles, photos and messages it is about. */
    items: k.int("items").notNull().default(1),
    /** Which trusted flagger (Digital Services Act, article 22) sent it; null for everybody else. */
    flagger: k.text("flagger"),
    at: k.ms("at").notNull(),
    /** When a moderator found that this reporter's reports don't count, UTC ms. */
    discardedAt: k.ms("discarded_at"),
    /** Which decision answered it; null while it waits, and where it was discarded. No reference. */
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
    decisionKey: kept(withheld("is about somebody else")),
  },
});

/**
 * A phone number, a link or an e-mail address that a report contains, in the form in which it is looked for. Goes with the
 * report's words.
 */
export const reportContacts = k.table(
  "report_contact",
  {
    reportId: k
      .id("report_id")
      .notNull()
      .references(() => reports.id),
    contact: k.text("contact").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.reportId, t.contact] }), k.index("report_contact_ix").on(t.contact, t.reportId)],
);

/** About nobody by name: what a report contains is withheld as its evidence is. */
export const reportContactData = personal(reportContacts, {
  export: { as: "report_contacts", of: ["reportId"] },
  erase: { of: ["reportId"], rows: "keep" },
  columns: { reportId: kept(withheld(EVIDENCE)), contact: kept(withheld(EVIDENCE)) },
});

/** One thing that speaks for looking at a case: a report, or something that the site noticed by itself. */
export const signals = k.table(
  "moderation_signal",
  {
    id: k.text("id").primaryKey(),
    caseId: k
      .text("case_id")
      .notNull()
      .references(() => cases.id),
    subjectId: k.text("subject_id").notNull(),
    /** "report", or the name of the rule that noticed it, with an operator's words where those are the rule. */
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

/** A photo, a message, or what the site noticed by itself, that proves what a decision says. By its id, which may lead nowhere by now. */
export interface Proof {
  kind: "photo" | "message" | "finding";
  id: string;
}

/** A decision about a case, and why. Only an appeal changes it: it marks the decision as reversed. */
export const decisions = k.table(
  "moderation_decision",
  {
    /** One a decision, also where it restricts several things. */
    key: k.id("key").primaryKey(),
    caseId: k
      .id("case_id")
      .notNull()
      .references(() => cases.id),
    subjectId: k.id("subject_id").notNull(),
    /** Who decided: a moderator's name. */
    actor: k.text("actor").notNull(),
    /** The rule of the terms that it rests on; null where nothing was found wrong. */
    rule: k.text("rule"),
    facts: k.text("facts").notNull(),
    automated: k.bool("automated").notNull(),
    at: k.ms("at").notNull(),
    /** What it rests on besides words; null where nothing was named. */
    proof: k.json<Proof[]>("proof"),
    /** Whether a measure was taken against the subject while the case was open. */
    acted: k.bool("acted").notNull().default(false),
    /** When an appeal reversed it; null while it stands. */
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
    actor: kept(withheld("names somebody who works for the site")),
    rule: kept(given),
    facts: kept(given),
    automated: kept(given),
    at: kept(given),
    proof: kept(withheld(REPORTERS)),
    acted: kept(given),
    reversedAt: kept(given),
  },
});
