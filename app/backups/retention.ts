import type { Keep } from "~/app/settings/backup-settings";

interface Dated {
  at: string;
  /** Whether the backup has all sites. */
  whole: boolean;
}

/**
 * Returns the backups to keep: the last ones, and the newest of each of the last days, weeks (from Monday) and months,
 * in UTC. A backup that lacks a site counts only for a period without a complete backup.
 */
export function keptOf<B extends Dated>(backups: readonly B[], keep: Keep): Set<B> {
  const sorted = [...backups].sort((one, other) => (one.at < other.at ? 1 : -1));
  const [newest] = sorted;
  const kept = new Set([...(newest ? [newest] : []), ...sorted.slice(0, keep.last)]);
  for (const unit of ["days", "weeks", "months"] as const) {
    const best = new Map<string, B>();
    for (const backup of sorted) {
      const period = PERIOD_OF[unit](backup.at);
      const known = best.get(period);
      if (!known || (!known.whole && backup.whole)) best.set(period, backup);
    }
    for (const backup of [...best.values()].slice(0, keep[unit])) kept.add(backup);
  }
  return kept;
}

const DAY = 24 * 60 * 60_000;

const PERIOD_OF: Record<Exclude<keyof Keep, "last">, (at: string) => string> = {
  days: (at) => at.slice(0, "YYYY-MM-DD".length),
  // Weeks begin on Monday, and day 0, 1 January 1970, was a Thursday.
  weeks: (at) => `${Math.floor((Date.parse(at) / DAY + 3) / 7)}`,
  months: (at) => at.slice(0, "YYYY-MM".length),
};
