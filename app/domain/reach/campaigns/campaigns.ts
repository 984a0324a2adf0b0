import { SOURCE_PARTS, type SourcePart } from "~/app/domain/account/signup/source-parts";
import { todayOf } from "~/app/domain/ages";
import { batch } from "~/app/domain/batches";
import { startOfDay } from "~/app/domain/days";
import type { Site } from "~/app/domain/site";
import type { TrafficSource } from "~/db/tables";
import {
  type Arrivals,
  addVisits,
  arrivalsFrom,
  insertArrivals,
  paidBy,
  sentSince,
  sourcesOn,
} from "./campaigns.queries";

export interface Campaign {
  /** The requested parts; "" for a part that the source lacks. */
  source: Partial<Record<SourcePart, string>>;
  visits: number;
  signups: number;
  /** Members with a confirmed address. */
  activations: number;
  /** Members who paid for anything. */
  buyers: number;
  /** Paid less refunded, in minor units, by currency. */
  revenue: Record<string, number>;
}

/** Maximum number of sources in one transaction, because anyone can invent sources. */
const MOST_AT_ONCE = 500;
/** Maximum number of sources on one day. Further sources are counted as one. */
const MOST_A_DAY = 5000;
const FURTHER = { network: "(other)", ref: "", sub1: "", sub2: "", sub3: "" };

const visitsOf = batch<number>({
  wait: 3000,
  async write(_, tx, counts) {
    const rows = counts.map(([key, visits]): Arrivals => {
      const [day, network, ref, sub1, sub2, sub3] = JSON.parse(key) as [string, string, string, string, string, string];
      return { day, network, ref, sub1, sub2, sub3, visits };
    });
    let room = MOST_A_DAY - (await sourcesOn(tx, rows[0]!.day));
    for (const row of rows) {
      if (await addVisits(tx, row)) continue;
      const counted = room > 0 ? row : { ...row, ...FURTHER };
      if (room-- > 0 || !(await addVisits(tx, counted))) await insertArrivals(tx, counted);
    }
  },
  failure: "visits by traffic source could not be written",
});

/** Counts a visit anonymously. Returns at once and never fails; the write follows within seconds. */
export function noteArrival(site: Site, source: TrafficSource): void {
  const counts = visitsOf(site);
  const key = JSON.stringify([todayOf(site), ...SOURCE_PARTS.map((part) => source[part] ?? "")]);
  if (counts.size < MOST_AT_ONCE || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * Returns the figures of each source since a day (YYYY-MM-DD, in the tenant's time zone). `by` names the parts of the
 * source to distinguish. Erased members count as visits only.
 */
export function campaignsOf(
  site: Site,
  { since, by }: { since: string; by: readonly SourcePart[] },
): Promise<Campaign[]> {
  return site.db.read(async (conn) => {
    const campaigns = new Map<string, Campaign>();
    const of = (source: Partial<Record<SourcePart, string>>): Campaign => {
      const named = Object.fromEntries(by.map((part) => [part, source[part] ?? ""]));
      const key = JSON.stringify(Object.values(named));
      const campaign = campaigns.get(key) ?? {
        source: named,
        visits: 0,
        signups: 0,
        activations: 0,
        buyers: 0,
        revenue: {},
      };
      campaigns.set(key, campaign);
      return campaign;
    };
    for (const row of await arrivalsFrom(conn, since)) of(row).visits += row.visits;
    for (let after = ""; ; ) {
      const members = await sentSince(conn, { since: startOfDay(since, site.tenant.timeZone), after, limit: AT_ONCE });
      if (members.length === 0) break;
      after = members.at(-1)!.id;
      const sources = new Map(members.map(({ id, source }) => [id, of(source!)]));
      for (const { source, confirmedAt } of members) {
        const campaign = of(source!);
        campaign.signups++;
        if (confirmedAt !== null) campaign.activations++;
      }
      const paid = await paidBy(conn, [...sources.keys()]);
      for (const id of new Set(paid.map(({ memberId }) => memberId))) sources.get(id)!.buyers++;
      for (const { memberId, currency, minor } of paid) {
        const { revenue } = sources.get(memberId)!;
        revenue[currency] = (revenue[currency] ?? 0) + minor;
      }
    }
    return [...campaigns.values()].sort((one, other) => other.visits - one.visits || other.signups - one.signups);
  });
}

const AT_ONCE = 500;
