/** Waits until this process may write to a tenant. The returned function ends the turn. */
export type WriteTurn = (slug: string) => Promise<() => void>;

/**
 * How long a process may write before it passes the turn on, in ms. A turn for each transaction would cost more than
 * the writes.
 */
const SLICE = 20;

/**
 * Runs writes in sequence, because the engine has one writer at a time. A process passes the turn on after each slice,
 * so that other processes can write.
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
