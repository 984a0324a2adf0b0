import type { Gauges } from "~/app/admin/business";
import type { Report } from "~/app/admin/metrics";
import type { Standing } from "~/app/admin/standing";
import type { Served } from "~/app/cluster/served";
import type { Counted, Space } from "~/app/domain/machine";
import type { Attempt, Counter } from "~/app/domain/site/limits/limits";
import type { Limit } from "~/db/semaphore";
import type { Notice } from "./bus";

/**
 * Raised where a worker of one build and the primary of another would not understand each other any more: a question, a message or
 * its content is renamed or removed, or a worker can't do without a new answer. What is only added leaves it as it is: nobody
 * listens to an unknown message, and an unknown question is answered with an error.
 */
export const PROTOCOL = 2;

/** The questions to the primary that the processes of a machine share, and their answers. JSON. */
export interface Questions {
  /** How long to wait, in ms, before the next attempt; 0 where this one is counted. */
  attempt(attempt: Attempt): number;
  forget(counter: Counter): void;
  /** Takes the last attempt of each of these counters back. */
  take_back(counters: readonly Counter[]): void;
  /** Waits for a permit. The number is for releasing it; null where there is none. */
  acquire(limit: Limit): number | null;
  release(permit: number): void;
  /** Room on the disk. The number is for giving it back; null where there is too little left. */
  reserve(space: Space): number | null;
  give_back(reserved: number): void;
  /** A worker is up; `worker` is its process id. */
  serving(up: { worker: number; served: Served }): void;
  /** A worker can't serve, and why: fit to print. */
  not_serving(down: { worker: number; reason: string }): void;
  /** The worker of that process id had an uncaught error: it serves on until it is replaced. */
  failing(worker: number): void;
  /** A worker's measurements, in answer to `report`. */
  reported(given: { worker: number; round: number; report: Report }): void;
  /** The statuses of sites' front pages, in answer to `look`. */
  looked(given: { worker: number; round: number; statuses: Record<string, number> }): void;
  /** What of the business has happened since the last time. */
  counted(counted: Counted[]): void;
  /** How a tenant stands; null: it is served no longer. */
  gauged(standing: { tenant: string; gauges: Gauges | null }): void;
  /** How this machine stands beside the others that share its databases. */
  standing(standing: Standing): void;
  /** The hosts that sites are served on, for proxies that ask before they get a certificate. */
  hosts(news: HostNews): void;
}

/** Messages from one process to all of its machine, by kind. JSON. */
export interface News {
  /** Heard by the bus of a tenant, and passed on to the other nodes. */
  event: Notice;
  /** From the primary: answer what is in flight, and end. A second one may be shorter than the first. */
  stop: Ending;
  /** From the primary: asks for the statuses of some front pages, as this process itself gets them. The answer repeats the number. */
  look: { round: number; sites: number };
  /** The tenants, by slug, that lie elsewhere than they did; null: perhaps any of them. */
  placed: string[] | null;
  /** The tenants, by slug, for which it changed what is served; null: perhaps any of them. */
  served: readonly string[] | null;
  /** The tenants that a process has written to since it last said so, by slug. */
  written: string[];
  /** From the primary: asks for the worker's measurements. The answer repeats the number. */
  report: number;
}

/** How a worker ends. In ms. */
export interface Ending {
  /**
   * For how long it goes on to answer on the connections that it has, each for the last time. Zero: those that are idle are closed
   * at once, which may cross a request that is on its way.
   */
  linger: number;
  /** For how long an answer in flight is waited for after that. */
  patience: number;
}

/** The hosts that sites are served on, as a process that serves tells the primary. JSON. */
export interface HostNews {
  /** Whether these are all sites: none is served that is not among them. */
  all: boolean;
  /** A site without a host is not served any more. */
  sites: { slug: string; hosts: readonly string[] }[];
}
