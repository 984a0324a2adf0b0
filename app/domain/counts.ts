import type { Tx } from "~/db/handle";
import type { Machine } from "./machine";
import type { Site } from "./site";

/** A business figure of a tenant, by kind; `of` distinguishes currencies or outcomes. */
export type Count =
  | { what: "signups" | "confirmations" | "messages" | "likes" }
  /** Paid, and refunded for any reason, in minor units; `of` is the currency. */
  | { what: "revenue" | "returned"; of: string }
  | { what: "notices"; of: NoticeOutcome }
  | { what: "mails"; of: MailOutcome };

/** The outcome of a payment provider's notice: refused ones are forged, failed ones are resent. */
export type NoticeOutcome = "accepted" | "refused" | "failed";
/** The outcome of a try to send an email: refused ones were rejected permanently. */
export type MailOutcome = "sent" | "refused" | "failed";

type Counting = { tenant: Pick<Site["tenant"], "slug">; machine: Pick<Machine, "count"> };

/** Counts an event that has happened. */
export function countNow({ tenant, machine }: Counting, count: Count, amount = 1): void {
  machine.count({ ...count, tenant: tenant.slug, amount });
}

/** Counts an event once it is committed, and not after a rollback. */
export function countOnce(site: Counting, tx: Tx, count: Count, amount = 1): void {
  tx.afterCommit(() => countNow(site, count, amount));
}
