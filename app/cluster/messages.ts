import type { Gauges } from "~/app/admin/business";
import type { Report } from "~/app/admin/metrics";
import type { Standing } from "~/app/admin/standing";
import type { Served } from "~/app/cluster/served";
import type { BusEvent } from "~/app/domain/bus";
import type { Counted, Space } from "~/app/domain/machine";
import type { Attempt, Counter } from "~/app/domain/site/limits/limits";
import type { Limit } from "~/db/semaphore";

/**
 * The version of the messages between processes. Raise `PROTOCOL` if a question, message or content changes or is
 * removed, or if a worker needs a new answer. An addition alone needs no new version: processes ignore unknown messages
 * and answer unknown questions with an error.
 */
export const PROTOCOL = 2;

/** Questions of a machine's processes to the primary, and their answers. JSON. */
export interface Questions {
  /** Counts an attempt and returns 0, or returns the wait in ms before the next attempt. */
  attempt(attempt: Attempt): number;
  forget(counter: Counter): void;
  /** Withdraws the last attempt of each counter. */
  take_back(counters: readonly Counter[]): void;
  /** Waits for a permit. Returns the number for `release`, or null if the permit is refused. */
  acquire(limit: Limit): number | null;
  release(permit: number): void;
  reserve(space: Space): number | null;
  give_back(reserved: number): void;
  /** Reports that a worker serves. `worker` is its process id. */
  serving(up: { worker: number; served: Served }): void;
  not_serving(down: { worker: number; reason: string }): void;
  /** Reports that a worker had an uncaught error. The worker serves until it is replaced. */
  failing(worker: number): void;
  reported(given: { worker: number; round: number; report: Report }): void;
  /** Answers `look` with the statuses of sites' front pages. */
  looked(given: { worker: number; round: number; statuses: Record<string, number> }): void;
  counted(counted: Counted[]): void;
  gauged(standing: { tenant: string; gauges: Gauges | null }): void;
  standing(standing: Standing): void;
  hosts(news: HostNews): void;
}

/** Messages from one process to all of its machine, by kind. JSON. */
export interface News {
  /** An event of a tenant's bus, which the primary also passes on to the other nodes. */
  event: Notice;
  /** Makes a worker end after it has answered the requests in flight. A second message may shorten the limits. */
  stop: Ending;
  /** From the primary: requests the statuses of `sites` front pages. The answer repeats `round`. */
  look: { round: number; sites: number };
  /** Slugs of tenants that moved to another database; null: possibly any. */
  placed: string[] | null;
  /** Slugs of tenants whose served config changed; null: possibly any. */
  served: readonly string[] | null;
  /** Slugs of tenants that a process has written to since its last report. */
  written: string[];
  /** From the primary: requests a worker's measurements. The answer repeats this number. */
  report: number;
}

export interface Ending {
  /**
   * How long open connections stay, in ms; each is answered once more. 0 closes idle connections immediately, which may
   * cut off a request.
   */
  linger: number;
  /** How long the worker then waits for answers in flight, in ms. */
  patience: number;
}

export interface HostNews {
  all: boolean;
  /** The hosts of each site. A site without a host is no longer served. */
  sites: { slug: string; hosts: readonly string[] }[];
}

export interface Notice {
  tenant: string;
  event: BusEvent;
  /** Whether another machine sent the event. */
  abroad?: true;
}
