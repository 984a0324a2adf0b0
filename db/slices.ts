/** Waits until this process may write to a tenant. The returned function ends the turn. */
export type WriteTurn = (slug: string) => Promise<() => void>;

/** In ms. A turn per transaction would cost more than the writes. */
const SLICE = 20;

/** Runs writes in sequence, in slices of time for fairness among processes: the engine prevents concurrent writes. */
export function slices(slug: string, turn: WriteTurn | undefined) {
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let endTurn: (() => void) | undefined;
  let until = 0;

  async function inSlice<T>(work: () => Promise<T>): Promise<T> {
    if (turn && !endTurn) {
      endTurn = await turn(slug);
      until = performance.now() + SLICE;
    }
    try {
      return await work();
    } finally {
      queued--;
      if (queued === 0 || performance.now() > until) {
        endTurn?.();
        endTurn = undefined;
      }
    }
  }

  return {
    take<T>(work: () => Promise<T>): Promise<T> {
      queued++;
      const done = queue.then(() => inSlice(work));
      queue = done.then(ignore, ignore);
      return done;
    },
  };
}

function ignore() {}
