export interface Holder {
  size(): number;
  /** UTC ms. */
  usedAt: number;
  release(): void;
}

/**
 * Makes a memory that holders share. Beyond the bound, releases the longest unused holders, except those used within
 * `rest` ms. Refers to holders weakly.
 */
export function sharedMemory(bound: { most: number; rest: number }) {
  let holders: WeakRef<Holder>[] = [];

  function present(): Holder[] {
    holders = holders.filter((each) => each.deref() !== undefined);
    return holders.flatMap((each) => each.deref() ?? []);
  }

  return {
    /** Whether the holder may keep its present size. Releases others if needed. */
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
