import type { Site } from "~/app/domain/site";
import { fairCache } from "~/db/fair-cache";
import { remembered } from "~/db/memory";
import { type Limit, limit, limitPlace } from "./limits";
import { addressBlock } from "./places";

/** The two kinds of reads of people: whole profiles, and cards in lists. */
export type Read = "profiles" | "cards";

/** Who reads: a member, or a visitor by the address that they ask from. */
export interface Reader {
  member: { id: string; signedUpAt: number } | null;
  /** Whose address is worked out once it is asked for, as it is of a visitor alone. */
  from: { readonly ip: string };
}

/**
 * Throws `request.too_many` where somebody reads more than people do: a member by how old the account is, a visitor with all
 * who ask from the same place. The machine is asked for a portion at a time, so that most of what is read asks nobody; each
 * process may have the rest of a portion left, which is what the limit is inexact by.
 */
export async function keepReadingPace(site: Site, { member, from }: Reader, read: Read, many = 1): Promise<void> {
  if (!site.machine.pacesReading) return;
  const { slug } = site.tenant;
  const key = `${read}\0${member ? member.id : addressBlock(from.ip)}`;
  const { portion, visitors, ...members } = READING[read];
  const takePortion = () => {
    const name = `read ${read}`;
    if (!member) return limitPlace(site, name, from.ip, inPortions(visitors, portion));
    return limit(site, name, member.id, inPortions(members[stageOf(site.now() - member.signedUpAt)], portion));
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
 * The rest of the portions that this process took of a machine, by tenant. An evicted reader loses the rest of a portion;
 * where they are too many, the tenant with the most readers loses its oldest.
 */
const leftOf = remembered(() => fairCache<string, { reads: number }>({ maxSize: 20_000, sizeOf: () => 1 }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** By the age of the account, in ms: who collects people makes accounts and does not wait for weeks. */
function stageOf(age: number): "newcomer" | "firstWeek" | "later" {
  if (age < DAY) return "newcomer";
  return age < 7 * DAY ? "firstWeek" : "later";
}

interface Pace {
  /** So many are taken from the machine's count at once. */
  portion: number;
  /** On the account's first day. */
  newcomer: Limit[];
  firstWeek: Limit[];
  later: Limit[];
  /** Behind one address there may be a whole office, or a mobile network's customers. */
  visitors: Limit[];
}

const per = (windowMs: number, max: number): Limit => ({ max, windowMs });

/** Several times what a busy person reads; who wants all of a site with thousands of people needs weeks. */
const READING: Record<Read, Pace> = {
  profiles: {
    portion: 5,
    newcomer: [per(MINUTE, 60), per(HOUR, 200), per(DAY, 500)],
    firstWeek: [per(MINUTE, 60), per(HOUR, 300), per(DAY, 800)],
    later: [per(MINUTE, 90), per(HOUR, 400), per(DAY, 1500)],
    visitors: [per(MINUTE, 240), per(HOUR, 2400), per(DAY, 10_000)],
  },
  cards: {
    portion: 24,
    newcomer: [per(MINUTE, 360), per(HOUR, 2400), per(DAY, 6000)],
    firstWeek: [per(MINUTE, 480), per(HOUR, 3000), per(DAY, 8000)],
    later: [per(MINUTE, 600), per(HOUR, 3600), per(DAY, 12_000)],
    visitors: [per(MINUTE, 2400), per(HOUR, 24_000), per(DAY, 100_000)],
  },
};

function inPortions(limits: Limit[], portion: number): Limit[] {
  return limits.map(({ max, windowMs }) => ({ max: Math.floor(max / portion), windowMs, local: true }));
}
