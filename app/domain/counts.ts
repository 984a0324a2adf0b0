import type { Tx } from "~/db/handle";
import type { Machine } from "./machine";
import type { Site } from "./site";

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

type Counting = { tenant: Pick<Site["tenant"], "slug">; machine: Pick<Machine, "count"> };

/** Counts something that has happened. */
export function countNow({ tenant, machine }: Counting, count: Count, amount = 1): void {
  machine.count({ ...count, tenant: tenant.slug, amount });
}

/** Counts something once it is committed, and not at all otherwise. */
export function countOnce(site: Counting, tx: Tx, count: Count, amount = 1): void {
  tx.afterCommit(() => countNow(site, count, amount));
}
