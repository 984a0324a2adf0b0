/** Waits until it is this process's turn to write to a tenant; what it gives back ends the turn. */
export type WriteTurn = (slug: string) => Promise<() => void>;

/** How long a process writes before another one may, in ms: a turn for each transaction would cost more than the writing. */
const SLICE = 20;

/**
 * One after the other, in slices of time where other processes write too. Only so that all of them get their share: that
 * two do not write at once is the engine's to see to.
 */
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
