import type { Memory } from "~/db/memory";
import type { Semaphore } from "~/db/semaphore";
import type { Attempt, Counter } from "./site/limits/attempts";

/** State that all processes of a machine share, such as counters and limits. */
export interface Machine {
  readonly memory: Memory;
  /** False on a machine under measurement, where reading is not limited. */
  readonly pacesReading: boolean;
  /** Returns the sum of risk weights at which a case opens: the desk's setting. */
  riskThreshold(): Promise<number>;
  /** Emails the brand's finance operators about a dispute. Calls with the same key send one email to each operator. */
  tellOfDispute(dispute: ToldDispute): Promise<void>;
  /** Counts an attempt and returns 0, or returns the ms until the next attempt is possible. */
  attempt(attempt: Attempt): Promise<number>;
  forget(counter: Counter): Promise<void>;
  /** Removes the last counted attempt from each of these counters. */
  takeBack(counters: readonly Counter[]): Promise<void>;
  /** Limits work per machine, not per process. */
  readonly semaphore: Semaphore;
  /** Reserves disk space and returns a function that releases it; undefined if too much is reserved. */
  reserve(space: Space): Promise<(() => void) | undefined>;
  /** Adds to the business figures of the metrics. Costs almost nothing, and never fails. */
  count(counted: Counted): void;
}

export interface ToldDispute {
  key: string;
  /** The tenant's slug, and the brand's name. */
  tenant: string;
  brand: string;
  order: string;
  provider: string;
  minor: number;
  currency: string;
  won: boolean;
  /** The time of the event, UTC ms. */
  at: number;
}

/** A business figure of a tenant, by kind; `of` distinguishes currencies or outcomes. */
export type Count =
  | { what: "signups" | "confirmations" | "messages" | "likes" }
  /** Amounts paid, or refunded for any reason, in minor units. `of` is the currency. */
  | { what: "revenue" | "returned"; of: string }
  | { what: "notices"; of: NoticeOutcome }
  | { what: "mails"; of: MailOutcome };

/** The outcome of a payment provider's notice. A refused notice was forged, a failed one is sent again. */
export type NoticeOutcome = "accepted" | "refused" | "failed";
/** The outcome of a try to send an email. A refused email was rejected permanently. */
export type MailOutcome = "sent" | "refused" | "failed";

/** A count to add. `amount` is a whole number, and not negative. */
export type Counted = Count & { tenant: string; amount: number };

export interface Space {
  /** The tenant's slug. */
  tenant: string;
  bytes: number;
}
