import type { Site } from "~/app/domain/site";
import { fairCache } from "~/db/fair-cache";
import { remembered } from "~/db/memory";
import { type Limit, limit, limitPlace } from "./limits";
import { addressBlock } from "./places";

/** The two kinds of reads of members: whole profiles, and cards in lists. */
export type Read = "profiles" | "cards";

export interface Reader {
  member: { id: string; signedUpAt: number } | null;
  /** The network address, computed on demand for visitors only. */
  from: { readonly ip: string };
}

/**
 * Counts reads of members. Throws `request.too_many`: for a member by the account's age, for a visitor by the network.
 */
export async function keepReadingPace(site: Site, { member, from }: Reader, read: Read, many = 1): Promise<void> {
  if (!site.machine.pacesReading) return;
  const { slug } = site.tenant;
  const key = `${read}\0${member ? member.id : addressBlock(from.ip)}`;
  const { portion, ...limits } = READING[read];
  const takePortion = () => {
    const name = `read ${read}`;
    if (!member) return limitPlace(site, name, from.ip, inPortions(limits.newcomer, portion, NEWCOMERS_PER_ADDRESS));
    return limit(site, name, member.id, inPortions(limits[stageOf(site.now() - member.signedUpAt)], portion));
  };
  const left = leftOf(site.machine);
  const readsLeft = () => left.get(slug, key)?.reads ?? 0;
  while (readsLeft() < many) {
    await takePortion();
    left.set(slug, key, { reads: readsLeft() + portion });
  }
  left.set(slug, key, { reads: readsLeft() - many });
}

/**
 * The rest of each reader's portion. An evicted reader loses the rest: in a full cache, the oldest reader of the
 * busiest tenant.
 */
const leftOf = remembered(() => fairCache<string, { reads: number }>({ maxSize: 20_000, sizeOf: () => 1 }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the stage of an account by its age in ms: a scraper creates accounts and does not wait for weeks. */
function stageOf(age: number): "newcomer" | "firstWeek" | "later" {
  if (age < DAY) return "newcomer";
  return age < 7 * DAY ? "firstWeek" : "later";
}

interface Pace {
  /** The number of reads that are taken from the machine's count at once. */
  portion: number;
  /** The limits on the account's first day. */
  newcomer: Limit[];
  firstWeek: Limit[];
  later: Limit[];
}

const per = (windowMs: number, max: number): Limit => ({ max, windowMs });

/**
 * The limits of reading, several times what a busy person reads. Even an old account needs a week for ten thousand
 * profiles.
 */
const READING: Record<Read, Pace> = {
  profiles: {
    portion: 5,
    newcomer: [per(MINUTE, 60), per(HOUR, 200), per(DAY, 500)],
    firstWeek: [per(MINUTE, 60), per(HOUR, 300), per(DAY, 800)],
    later: [per(MINUTE, 90), per(HOUR, 400), per(DAY, 1500)],
  },
  cards: {
    portion: 24,
    newcomer: [per(MINUTE, 360), per(HOUR, 2400), per(DAY, 6000)],
    firstWeek: [per(MINUTE, 480), per(HOUR, 3000), per(DAY, 8000)],
    later: [per(MINUTE, 600), per(HOUR, 3600), per(DAY, 12_000)],
  },
};

/**
 * The visitors at one address may read as much as this many newcomers: 2,000 profiles a day. A carrier's NAT puts about
 * 64 customers behind an IPv4 address (64,512 ports, 1,000 each), few of which visit the same site on one day. With a
 * higher limit, a scraper would copy profiles faster without accounts than with them.
 */
const NEWCOMERS_PER_ADDRESS = 4;

function inPortions(limits: Limit[], portion: number, readers = 1): Limit[] {
  return limits.map(({ max, windowMs }) => ({ max: Math.floor((max * readers) / portion), windowMs, local: true }));
}
