import type { Confusion } from "~/app/domain/safety/accuracy/accuracy";
import type { AppealedKind, AppealOutcome, Misuse } from "~/db/tables";
import type { Period } from "./transparency.queries";

/** What something is about, in the words of the reports. */
export interface Classed {
  category: string;
  keyword: string;
}

export interface NoticeFigure extends Classed {
  items: number;
  trusted: boolean;
  /** In ms until it was decided; null where it is not yet. */
  took: number | null;
}

export interface MeasureFigure extends Classed {
  kind: "removed" | "disabled" | "refused" | "suspended" | "terminated" | "held";
  byLaw: boolean;
  /** Whom the site had it from. */
  after: "notice" | "trusted_notice" | "own";
  detected: boolean;
  automated: boolean;
  misuse: Misuse | null;
}

export interface AppealFigure {
  about: AppealedKind;
  outcome: AppealOutcome;
  imposed: number;
  /** In ms. */
  took: number;
}

/** A dispute before an out-of-court body. */
export interface DisputeFigure {
  /** Whether it came in the period; it may have come before, and been decided in it. */
  came: boolean;
  /** Null where it was not decided in the period. */
  outcome: AppealOutcome | null;
  /** In ms; null where it was not decided in the period. */
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

/** An automated means, and how often it was right by what people decided. */
export interface ProgramFigure extends Confusion {
  means: "photos" | "words" | "copies" | "profiles" | "other";
  /** How it is known what it did not point out: a person looks at all of it, at a random sample, or nobody does. */
  unflagged: "all" | "sample" | "unseen";
}

/** All that the report on a period counts. Nothing in it is about one person. */
export interface Figures {
  /** The service, and who runs it. */
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
  /** What authorities were told of threats to life. */
  police: number;
}
