/** How many days, weeks and months the newest backup of each is kept for. */
export interface Keep {
  days: number;
  weeks: number;
  months: number;
}

/** `7d,4w,12m`, in any order, some of them left out. Undefined for anything else. */
export function keepOf(text: string): Keep | undefined {
  const keep: Keep = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(",")) {
    const [, count, unit] = /^\s*(\d{1,4})([dwm])\s*$/.exec(part) ?? [];
    if (!unit) return undefined;
    keep[({ d: "days", w: "weeks", m: "months" } as const)[unit as "d" | "w" | "m"]] = Number(count);
  }
  return keep.days + keep.weeks + keep.months > 0 ? keep : undefined;
}

interface Dated {
  /** ISO 8601, in UTC. */
  at: string;
  /** Whether nothing is missing from it. */
  whole: boolean;
}

/**
 * Those to be kept: the newest of each of the last days, weeks (from Monday) and months that have one, by UTC, and always the
 * newest of all. One that lacks a site is kept only where its day, week or month has no whole one.
 */
export function keptOf<B extends Dated>(backups: readonly B[], keep: Keep): Set<B> {
  const sorted = [...backups].sort((one, other) => (one.at < other.at ? 1 : -1));
  const kept = new Set(sorted.slice(0, 1));
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

const PERIOD_OF: Record<keyof Keep, (at: string) => string> = {
  days: (at) => at.slice(0, "YYYY-MM-DD".length),
  // The first of January 1970 was a Thursday.
  weeks: (at) => `${Math.floor((Date.parse(at) / DAY + 3) / 7)}`,
  months: (at) => at.slice(0, "YYYY-MM".length),
};
