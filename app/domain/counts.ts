import type { Tx } from "~/db/handle";
import type { Count, Machine } from "./machine";
import type { Site } from "./site";

export type { Count } from "./machine";

type Counting = { tenant: Pick<Site["tenant"], "slug">; machine: Pick<Machine, "count"> };

export function countNow({ tenant, machine }: Counting, count: Count, amount = 1): void {
  machine.count({ ...count, tenant: tenant.slug, amount });
}

/** Counts an event for the metrics once its transaction commits, and not after a rollback. */
export function countOnce(site: Counting, tx: Tx, count: Count, amount = 1): void {
  tx.afterCommit(() => countNow(site, count, amount));
}
