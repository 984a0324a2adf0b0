/** Something whose memory is shared out. */
export interface Holder {
  /** How much it holds. */
  size(): number;
  /** UTC ms. */
  usedAt: number;
  /** Gives all of it back. */
  release(): void;
}

/**
 * A bound for what holders have together: where it is passed, those longest unused give theirs back, unless they were used
 * within `rest` ms. It may change. Holders are known weakly: one that nobody has any more counts for nothing.
 */
export function sharedMemory(bound: { most: number; rest: number }) {
  let holders: WeakRef<Holder>[] = [];

  function present(): Holder[] {
    holders = holders.filter((each) => each.deref() !== undefined);
    return holders.flatMap((each) => each.deref() ?? []);
  }

  return {
    /** Whether the holder may have what it has now. Others make room where they can. */
    admits(one: Holder): boolean {
      const { most, rest } = bound;
      const all = present();
      if (!all.includes(one)) holders.push(new WeakRef(one));
      const others = all.filter((each) => each !== one).sort((a, b) => a.usedAt - b.usedAt);
      let sum = others.reduce((total, each) => total + each.size(), one.size());
      for (const each of others) {
        if (sum <= most || each.usedAt > one.usedAt - rest) break;
        sum -= each.size();
        each.release();
      }
      return sum <= most;
    },
  };
}
