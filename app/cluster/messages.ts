import type { Gauges } from "~/app/admin/business";
import type { Report } from "~/app/admin/metrics";
import type { Standing } from "~/app/admin/standing";
import type { Served } from "~/app/cluster/served";
import type { BusEvent } from "~/app/domain/bus";
import type { Counted, Space } from "~/app/domain/machine";
import type { Attempt, Counter } from "~/app/domain/site/limits/limits";
import type { Limit } from "~/db/semaphore";

/**
 * Raise it for a changed or removed question, message or content, or if a worker needs a new answer. Additions need
 * none: unknown messages are ignored, unknown questions answered with an error.
 */
export const PROTOCOL = 2;

/** Questions of a machine's processes to the primary, and their answers. JSON. */
export interface Questions {
  /** Returns the wait in ms before the next attempt; 0 if this one was counted. */
  attempt(attempt: Attempt): number;
  forget(counter: Counter): void;
  /** Withdraws the last attempt of each counter. */
  take_back(counters: readonly Counter[]): void;
  /** Waits for a permit. Returns the number to release it with; null if refused. */
  acquire(limit: Limit): number | null;
  release(permit: number): void;
  reserve(space: Space): number | null;
  give_back(reserved: number): void;
  /** A worker serves; `worker` is its process id. */
  serving(up: { worker: number; served: Served }): void;
  not_serving(down: { worker: number; reason: string }): void;
  /** The worker had an uncaught error. The worker serves until it is replaced. */
  failing(worker: number): void;
  reported(given: { worker: number; round: number; report: Report }): void;
  /** The statuses of sites' front pages, in answer to `look`. */
  looked(given: { worker: number; round: number; statuses: Record<string, number> }): void;
  counted(counted: Counted[]): void;
  gauged(standing: { tenant: string; gauges: Gauges | null }): void;
  standing(standing: Standing): void;
  hosts(news: HostNews): void;
}

/** Messages from one process to all of its machine, by kind. JSON. */
export interface News {
  /** Received by the bus of a tenant, and passed on to the other nodes. */
  event: Notice;
  /** The worker must answer the requests in flight, and end. A second message may shorten the limits. */
  stop: Ending;
  /** From the primary: requests the statuses of some front pages. The answer repeats the number. */
  look: { round: number; sites: number };
  /** Slugs of tenants that moved to another database; null: possibly any. */
  placed: string[] | null;
  /** Slugs of tenants whose served config changed; null: possibly any. */
  served: readonly string[] | null;
  /** Slugs of tenants that a process has written to since its last report. */
  written: string[];
  /** From the primary: requests the worker's measurements. The answer repeats the number. */
  report: number;
}

export interface Ending {
  /** For open connections, each answered once more. Zero closes idle ones at once, which may cut off a request. */
  linger: number;
  /** How long the worker then waits for answers in flight. */
  patience: number;
}

export interface HostNews {
  all: boolean;
  /** A site without a host is no longer served. */
  sites: { slug: string; hosts: readonly string[] }[];
}

export interface Notice {
  tenant: string;
  event: BusEvent;
  /** Whether another machine sent it. */
  abroad?: true;
}
