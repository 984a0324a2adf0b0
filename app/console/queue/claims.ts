import type { DeskArgs } from "~/app/console/frame/guards";
import type { Desk } from "~/app/domain/desk";
import { leasesOf, releaseLeases, takeLeases } from "~/app/domain/desk/leases/leases";

/** The queues of work other than cases: photos, of which a lease has a page, and payments. */
export const WORK_QUEUES = ["photos", "payments"] as const;

export type WorkQueue = (typeof WORK_QUEUES)[number];

/** The number of photos on a page. One lease covers a page. */
export const PHOTOS_A_PAGE = 24;

/** The length of a lease in ms, equal to that of a case. */
const LEASE = 10 * 60_000;

/** A leased photo or payment. */
export interface Claim {
  brand: string;
  queue: WorkQueue;
  id: string;
  /** The operator's name. */
  holder: string;
  /** The end of the lease, UTC ms. */
  until: number;
}

type Reader = Pick<Desk, "db" | "now">;

/** Returns the leases of all operators: at all brands, or in one queue of a brand. */
export async function claimsOf(desk: Reader, brand?: string, queue?: WorkQueue): Promise<Claim[]> {
  const prefix = brand === undefined ? ALL : queue === undefined ? `${ALL}${brand}:` : prefixOf(brand, queue);
  return (await leasesOf(desk.db, desk.now(), prefix)).map(({ name, owner: holder, until }) => {
    const [, slug = "", of = "", id = ""] = name.split(":");
    return { brand: slug, queue: of as WorkQueue, id, holder, until };
  });
}

type Taker = Pick<DeskArgs, "who" | "context">;

/**
 * Leases the free items and renews the operator's own leases for ten minutes. Returns the ids of the items that the
 * operator now has.
 */
export async function claim({ who, context: { desk } }: Taker, brand: string, queue: WorkQueue, ids: string[]) {
  const prefix = prefixOf(brand, queue);
  const names = ids.map((id) => prefix + id);
  const asked = { prefix: ALL, names, owner: who.operator.name, ms: LEASE };
  return (await takeLeases(desk.db, desk.now(), asked)).map((name) => name.slice(prefix.length));
}

/** Ends the operator's leases. Ignores leases of other operators. */
export function unclaim({ who, context: { desk } }: Taker, brand: string, queue: WorkQueue, ids: string[]) {
  const names = ids.map((id) => prefixOf(brand, queue) + id);
  return releaseLeases(desk.db, names, who.operator.name);
}

const ALL = "queue:";

function prefixOf(brand: string, queue: WorkQueue): string {
  return `${ALL}${brand}:${queue}:`;
}
