export interface Turns {
  /** Runs `work` as soon as there is room for it, first come first served. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets `room` pieces of work run at once. */
export function turns(room: number): Turns {
  const waiting: (() => void)[] = [];
  let free = room;
  return {
    async take(work) {
      if (free > 0) free--;
      else await new Promise<void>((next) => waiting.push(next));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
  };
}
