import type { Tx } from "~/db/handle";
import type { Count, Machine } from "./machine";
import type { Site } from "./site";

export type { Count } from "./machine";

type Counting = { tenant: Pick<Site["tenant"], "slug">; machine: Pick<Machine, "count"> };

/** Counts something that has happened. */
export function countNow({ tenant, machine }: Counting, count: Count, amount = 1): void {
  machine.count({ ...count, tenant: tenant.slug, amount });
}

/** Counts something once it is committed, and not at all otherwise. */
export function countOnce(site: Counting, tx: Tx, count: Count, amount = 1): void {
  tx.afterCommit(() => countNow(site, count, amount));
}
