import { AsyncLocalStorage } from "node:async_hooks";

/** The total time that one request may wait for databases. */
export class Patience {
  #left: number;
  #waits = 0;
  #since = 0;

  /** The total time in ms. */
  constructor(ms: number) {
    this.#left = ms;
  }

  get left(): number {
    return this.#waits > 0 ? this.#left - (performance.now() - this.#since) : this.#left;
  }

  /** Subtracts the time that `work` takes. Concurrent waits count once. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    if (this.left <= 0) throw new OutOfPatienceError();
    if (this.#waits++ === 0) this.#since = performance.now();
    try {
      return await work();
    } finally {
      if (--this.#waits === 0) this.#left -= performance.now() - this.#since;
    }
  }
}

export class OutOfPatienceError extends Error {
  constructor() {
    super("the database did not answer within the time that a request has");
  }
}

const current = new AsyncLocalStorage<Patience>();

/** Runs the work of one request, which waits for databases at most `ms`. */
export function withPatience<T>(ms: number, work: () => T): T {
  return current.run(new Patience(ms), work);
}

/** Runs work that outlives the request that began it, or that other requests wait for, too. */
export function withoutPatience<T>(work: () => T): T {
  return current.exit(work);
}

/** Subtracts the time that `work` waits for a database. */
export function waiting<T>(work: () => Promise<T>): Promise<T> {
  const patience = current.getStore();
  return patience ? patience.during(work) : work();
}

/**
 * Returns `most`, or the time that this request has left if that is less, in ms. @throws OutOfPatienceError if no time
 * is left
 */
export function leftOf(most: number): number {
  const left = current.getStore()?.left ?? most;
  if (left <= 0) throw new OutOfPatienceError();
  return Math.ceil(Math.min(most, left));
}

/** Waits for `promise` as long as this request may, and passes a later result to `late`. */
export async function inPatience<T>(promise: Promise<T>, late: (value: T) => void = () => {}): Promise<T> {
  const patience = current.getStore();
  if (!patience) return promise;
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => {
        isLate = true;
        fail(new OutOfPatienceError());
      },
      Math.max(0, patience.left),
    );
  });
  promise.then((value) => isLate && late(value)).catch(() => {}); // the race gets the error
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
