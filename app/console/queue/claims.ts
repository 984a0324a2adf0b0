import type { DeskArgs } from "~/app/console/frame/guards";
import type { Desk } from "~/app/domain/desk";
import { leasesOf, releaseLeases, takeLeases } from "~/app/domain/desk/leases/leases";

/** What waits for a person and is no case: photos, of which somebody takes a page at a time, and money. */
export const WORK_QUEUES = ["photos", "payments"] as const;

export type WorkQueue = (typeof WORK_QUEUES)[number];

/** Photos on a page, and so in its form: as many as somebody takes at once. */
export const PHOTOS_A_PAGE = 24;

/** In ms: as long as a case is its taker's. */
const LEASE = 10 * 60_000;

/** A photo, or money, that somebody has in hand. */
export interface Claim {
  brand: string;
  queue: WorkQueue;
  id: string;
  /** An operator's name. */
  holder: string;
  /** UTC ms. */
  until: number;
}

type Reader = Pick<Desk, "db" | "now">;

/** Everybody's: of all brands, or of one queue of a brand. */
export async function claimsOf(desk: Reader, brand?: string, queue?: WorkQueue): Promise<Claim[]> {
  const prefix = brand === undefined ? ALL : queue === undefined ? `${ALL}${brand}:` : prefixOf(brand, queue);
  return (await leasesOf(desk.db, desk.now(), prefix)).map(({ name, owner: holder, until }) => {
    const [, slug = "", of = "", id = ""] = name.split(":");
    return { brand: slug, queue: of as WorkQueue, id, holder, until };
  });
}

type Taker = Pick<DeskArgs, "who" | "context">;

/** Takes those of these that nobody else has, for ten minutes; keeps one's own for ten more. Gives the ids of one's own. */
export async function claim({ who, context: { desk } }: Taker, brand: string, queue: WorkQueue, ids: string[]) {
  const prefix = prefixOf(brand, queue);
  const names = ids.map((id) => prefix + id);
  const asked = { prefix: ALL, names, owner: who.operator.name, ms: LEASE };
  return (await takeLeases(desk.db, desk.now(), asked)).map((name) => name.slice(prefix.length));
}

/** Nothing happens to those that are somebody else's. */
export function unclaim({ who, context: { desk } }: Taker, brand: string, queue: WorkQueue, ids: string[]) {
  const names = ids.map((id) => prefixOf(brand, queue) + id);
  return releaseLeases(desk.db, names, who.operator.name);
}

const ALL = "queue:";

function prefixOf(brand: string, queue: WorkQueue): string {
  return `${ALL}${brand}:${queue}:`;
}
