import type { Report } from "~/app/admin/metrics";
import type { Space } from "~/app/domain/machine";
import type { Attempt, Counter } from "~/app/domain/site/limits/limits";
import type { Served } from "~/app/served";
import type { Limit } from "~/db/semaphore";
import type { Notice } from "./bus";

/** The questions to the primary that the processes of a machine share, and their answers. JSON. */
export interface Questions {
  /** How long to wait, in ms, before the next attempt; 0 where this one is counted. */
  attempt(attempt: Attempt): number;
  forget(counter: Counter): void;
  /** Waits for a permit. The number is for releasing it; null where there is none. */
  acquire(limit: Limit): number | null;
  release(permit: number): void;
  /** Room on the disk. The number is for giving it back; null where there is too little left. */
  reserve(space: Space): number | null;
  give_back(reserved: number): void;
  /** A worker is up; `worker` is its process id. */
  serving(up: { worker: number; served: Served }): void;
  /** A worker can't serve, and why: fit to print. */
  not_serving(reason: string): void;
  /** The worker of that process id had an uncaught error: it serves on until it is replaced. */
  failing(worker: number): void;
  /** A worker's measurements, in answer to `report`. */
  reported(given: { worker: number; round: number; report: Report }): void;
}

/** Messages from one process to all of its machine, by kind. JSON. */
export interface News {
  /** Heard by the bus of a tenant, and passed on to the other nodes. */
  event: Notice;
  /** From the primary: the fingerprints of the requests that are refused, all of them. */
  refused: number[];
  /** From the primary: answer what is in flight, and end. */
  stop: null;
  /** From the primary: asks for the worker's measurements. The answer repeats the number. */
  report: number;
}
