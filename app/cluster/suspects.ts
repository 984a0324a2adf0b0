/** The requests that a process has begun and finished, by their fingerprints. */
export interface Tally {
  /** Those with more begun than finished. */
  inFlight: readonly number[];
  finished(print: number): number;
}

/** All in ms. Three ends within so long, and for how long the like is then refused. */
const RULE = { deaths: 3, within: 5 * 60_000, refusedFor: 10 * 60_000 };

/**
 * A request whose like is mostly answered is not what a worker dies of. It may be refused where at most so many were
 * answered for each of the deaths.
 */
const ANSWERED = 3;

/** Which requests processes die of, by what was in flight in each as it ended. `now` in ms, of a clock that never goes back. */
export function suspects(rule = RULE) {
  const deaths = new Map<number, { at: number; finished: number }[]>();
  const until = new Map<number, number>();

  function forget(now: number): void {
    for (const [print, each] of deaths) if (each.at(-1)!.at <= now - rule.within) deaths.delete(print);
    for (const [print, end] of until) if (end <= now) until.delete(print);
  }

  return {
    /** Gives the fingerprints that are refused from now on, beside those that were already. */
    died({ inFlight, finished }: Tally, now: number): number[] {
      forget(now);
      return inFlight.filter((print) => {
        const earlier = (deaths.get(print) ?? []).filter(({ at }) => at > now - rule.within);
        const all = [...earlier, { at: now, finished: finished(print) }];
        deaths.set(print, all);
        const answered = all.reduce((sum, each) => sum + each.finished, 0);
        if (all.length < rule.deaths || answered > ANSWERED * all.length) return false;
        deaths.delete(print);
        until.set(print, now + rule.refusedFor);
        return true;
      });
    },
    /** The fingerprints that are refused at the moment. */
    refused(now: number): number[] {
      forget(now);
      return [...until.keys()];
    },
  };
}
