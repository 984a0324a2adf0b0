import type { Confusion } from "~/app/domain/safety/accuracy/accuracy";
import type { AppealedKind, AppealOutcome, Misuse } from "~/db/tables";
import type { Period } from "./transparency.queries";

/** The category and keyword of an item, in the terms of the reports. */
export interface Classed {
  category: string;
  keyword: string;
}

export interface NoticeFigure extends Classed {
  items: number;
  trusted: boolean;
  /** Time to the decision in ms; null while undecided. */
  took: number | null;
}

export interface MeasureFigure extends Classed {
  kind: "removed" | "disabled" | "refused" | "suspended" | "terminated" | "held";
  byLaw: boolean;
  after: "notice" | "trusted_notice" | "own";
  detected: boolean;
  automated: boolean;
  misuse: Misuse | null;
}

export interface AppealFigure {
  about: AppealedKind;
  outcome: AppealOutcome;
  imposed: number;
  /** The time to the decision, in ms. */
  took: number;
}

export interface DisputeFigure {
  /** Whether the dispute came in the period. A dispute may only have been decided in the period. */
  came: boolean;
  /** The body's decision. Null if the body did not decide in the period. */
  outcome: AppealOutcome | null;
  /** The time to the body's decision, in ms. Null if the body did not decide in the period. */
  took: number | null;
  implemented: boolean;
}

export interface OrderFigure extends Classed {
  kind: "act" | "inform";
  country: string;
  items: number;
  confirmedIn: number | null;
  effectIn: number | null;
}

/** An automated means, and how often people's decisions confirmed it. */
export interface ProgramFigure extends Confusion {
  means: "photos" | "words" | "copies" | "profiles" | "other";
  /** How the unflagged items are known: people review all of them, a random sample, or none. */
  unflagged: "all" | "sample" | "unseen";
}

/** Every count of a period's report. No count is about a single member. */
export interface Figures {
  /** The service and its operator. */
  service: string;
  provider: string;
  period: Period;
  notices: NoticeFigure[];
  measures: MeasureFigure[];
  appealsSent: number;
  appeals: AppealFigure[];
  disputes: DisputeFigure[];
  orders: OrderFigure[];
  programs: ProgramFigure[];
  /** Notices to the police about threats to life. */
  police: number;
}
