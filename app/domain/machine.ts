import type { Memory } from "~/db/memory";
import type { Semaphore } from "~/db/semaphore";
import type { Attempt, Counter } from "./site/limits/attempts";

/** State that all processes of a machine share, such as counters and limits. */
export interface Machine {
  /** The memory that this process keeps for the machine. */
  readonly memory: Memory;
  /** False where the machine is measured and nobody's reading is paced. */
  readonly pacesReading: boolean;
  /** From which sum of weights on what a site notices about a member opens a case: the desk's setting. */
  riskThreshold(): Promise<number>;
  /** Writes to the operators who run the brand's money. The same key is one mail to each of them. */
  tellOfDispute(dispute: ToldDispute): Promise<void>;
  /** Counts an attempt and gives 0, or the ms until there is room for one. */
  attempt(attempt: Attempt): Promise<number>;
  /** Resets a counter. */
  forget(counter: Counter): Promise<void>;
  /** Takes a counted attempt back: the last one of each of these counters. */
  takeBack(counters: readonly Counter[]): Promise<void>;
  /** Work that is limited for the machine, not for this process alone. */
  readonly semaphore: Semaphore;
  /** Reserves room on the disk and gives what releases it; undefined where too much is reserved already. */
  reserve(space: Space): Promise<(() => void) | undefined>;
  /** Adds to the sums of the business that are told with the metrics. Costs next to nothing, and never fails. */
  count(counted: Counted): void;
}

/** A chargeback, or one whose money came back. */
export interface ToldDispute {
  key: string;
  /** The slug, and the brand's name. */
  tenant: string;
  brand: string;
  order: string;
  provider: string;
  /** In minor units. */
  minor: number;
  currency: string;
  won: boolean;
  /** UTC ms. */
  at: number;
}

/** What is counted of a tenant's business, by its kind; `of` tells sorts apart: a currency, an outcome. */
export type Count =
  | { what: "signups" | "confirmations" | "messages" | "likes" }
  /** Paid, and given back for whatever reason, in minor units; `of` is the currency. */
  | { what: "revenue" | "returned"; of: string }
  | { what: "notices"; of: NoticeOutcome }
  | { what: "mails"; of: MailOutcome };

/** What became of a payment provider's notice: refused ones are not the provider's, failed ones come again. */
export type NoticeOutcome = "accepted" | "refused" | "failed";
/** What became of a try to send a mail: refused ones the server turned down for good. */
export type MailOutcome = "sent" | "refused" | "failed";

/** `amount` is whole and not negative. */
export type Counted = Count & { tenant: string; amount: number };

/** Room on the machine's disk for what is coming in. */
export interface Space {
  /** The slug. */
  tenant: string;
  bytes: number;
}
