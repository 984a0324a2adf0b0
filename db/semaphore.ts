import { AsyncResource } from "node:async_hooks";

/** The limit of work: how many pieces run at once, and how many wait. Serializable as JSON. */
export interface Limit {
  /** The name of the resource, e.g. "hash". The same key always has the same limits. */
  key: string;
  /** The owner of the work, e.g. a tenant's slug. Owners take turns. */
  owner: string;
  /** The name of the owner's queue; the owner's queues take turns. If left out, the owner has one queue. */
  queue?: string;
  concurrency: number;
  /** Maximum number of running pieces of one owner; no limit if left out. */
  concurrencyEach?: number;
  /**
   * Maximum number of waiting pieces per queue. All queues together have ten times as many places; then the longest
   * queue loses its last entry.
   */
  maxQueued: number;
  /** The longest wait in ms; unlimited if left out. */
  maxWait?: number;
}

export interface Semaphore {
  /** Runs the work when a permit is free. Throws the error of `full` if too many wait or the wait is too long. */
  run<T>(limit: Limit, work: () => Promise<T>, full?: () => Error): Promise<T>;
}

export type Release = () => void;

/**
 * Receives the result of a request for a permit once, possibly before `acquire` returns. Undefined if the permit is
 * refused.
 */
type Settled = (release: Release | undefined) => void;

/** The number of full queues of a key that all places together can hold. */
const QUEUES = 10;

/**
 * Returns a semaphore that limits work by key. A permit goes to the owner with the fewest permits, and among these to
 * the owner that was served longest ago.
 */
export function fairSemaphore() {
  const pools = new Map<string, Pool>();

  function poolOf({ key }: Limit): Pool {
    const pool = pools.get(key) ?? { running: 0, queued: 0, owners: new Map() };
    pools.set(key, pool);
    return pool;
  }

  /** Requests a permit. Returns a function that ends the wait, or undefined if the request does not wait. */
  function acquire(limit: Limit, settled: Settled): (() => void) | undefined {
    const pool = poolOf(limit);
    const owner = ownerIn(pool, limit);
    if (pool.running < limit.concurrency && owner.running < each(limit)) {
      settled(start(limit, pool, owner));
      return undefined;
    }
    const queue = queueOf(owner, limit);
    if (queue.length >= limit.maxQueued || !hasPlace(pool, queue, limit)) {
      forget(limit, pool, owner);
      settled(undefined);
      return undefined;
    }
    const waiting: Waiting = {
      start() {
        clearTimeout(timer);
        settled(start(limit, pool, owner));
      },
      leave() {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        queue.splice(at, 1);
        pool.queued--;
        clearTimeout(timer);
        forget(limit, pool, owner);
        settled(undefined);
      },
    };
    const timer = limit.maxWait === undefined ? undefined : setTimeout(waiting.leave, limit.maxWait);
    queue.push(waiting);
    pool.queued++;
    return waiting.leave;
  }

  function start(limit: Limit, pool: Pool, owner: Owner): Release {
    pool.running++;
    owner.running++;
    // The served owner moves to the end of the map, so its turn comes last.
    pool.owners.delete(limit.owner);
    pool.owners.set(limit.owner, owner);
    let over = false;
    return () => {
      if (over) return;
      over = true;
      pool.running--;
      owner.running--;
      forget(limit, pool, owner);
      startNext(limit, pool);
    };
  }

  function forget({ key, owner: name }: Limit, pool: Pool, owner: Owner): void {
    if (owner.running === 0 && lengthOf(owner) === 0) pool.owners.delete(name);
    if (pool.owners.size === 0) pools.delete(key);
  }

  function run<T>(limit: Limit, work: () => Promise<T>, full = () => queueFull(limit)): Promise<T> {
    return new Promise((done, fail) => {
      // Another owner's release continues this work, but the work keeps its caller's context.
      acquire(
        limit,
        AsyncResource.bind((release) => (release ? done(releasing(work, release)) : fail(full()))),
      );
    });
  }

  return { run, acquire };
}

interface Pool {
  running: number;
  queued: number;
  /** The owners by name, in the order of their turns: the owner that was served longest ago is first. */
  owners: Map<string, Owner>;
}

interface Owner {
  running: number;
  /** The owner's queues by name, in the order of their turns. */
  queues: Map<string, Waiting[]>;
}

interface Waiting {
  start(): void;
  leave(): void;
}

async function releasing<T>(work: () => Promise<T>, release: Release): Promise<T> {
  try {
    return await work();
  } finally {
    release();
  }
}

const each = ({ concurrency, concurrencyEach = concurrency }: Limit) => concurrencyEach;

const queueFull = ({ key }: Limit) => new Error(`too many wait for ${key}`);

function ownerIn(pool: Pool, { owner: name }: Limit): Owner {
  const owner = pool.owners.get(name) ?? { running: 0, queues: new Map() };
  pool.owners.set(name, owner);
  return owner;
}

function queueOf(owner: Owner, { queue: name = "" }: Limit): Waiting[] {
  const queue = owner.queues.get(name) ?? [];
  owner.queues.set(name, queue);
  return queue;
}

function lengthOf(owner: Owner): number {
  let length = 0;
  for (const queue of owner.queues.values()) length += queue.length;
  return length;
}

/** Returns whether the queue has a place. If all places are taken, displaces the last entry of a longer queue. */
function hasPlace(pool: Pool, queue: Waiting[], { maxQueued }: Limit): boolean {
  if (pool.queued < QUEUES * maxQueued) return true;
  const queues = [...pool.owners.values()].flatMap((owner) => [...owner.queues.values()]);
  const longest = queues.reduce((one, other) => (other.length > one.length ? other : one), queue);
  if (longest.length <= queue.length + 1) return false;
  longest.at(-1)!.leave();
  return true;
}

function startNext(limit: Limit, pool: Pool): void {
  while (pool.running < limit.concurrency) {
    let next: Owner | undefined;
    for (const owner of pool.owners.values()) {
      const isFree = owner.running < each(limit) && lengthOf(owner) > 0;
      if (isFree && (!next || owner.running < next.running)) next = owner;
    }
    if (!next) return;
    const [name, queue] = [...next.queues].find(([, waiting]) => waiting.length > 0)!;
    next.queues.delete(name);
    next.queues.set(name, queue);
    pool.queued--;
    queue.shift()!.start();
  }
}
