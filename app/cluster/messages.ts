import type { Report } from "~/app/admin/metrics";
import type { Attempt, Counter } from "~/app/domain/limits/limits";
import type { Space, Turn } from "~/app/domain/machine";
import type { Served } from "~/app/served";
import type { Notice } from "./bus";

/** What is asked of the one place that the processes of a machine share: what is said, and what is answered. JSON. */
export interface Questions {
  /** How long to wait, in ms, before the next attempt; 0 where this one is counted. */
  attempt(attempt: Attempt): number;
  forget(counter: Counter): void;
  /** Waits for a turn at what is named. The number is for giving it back; null where too many wait already. */
  take_turn(turn: Turn): number | null;
  end_turn(turn: number): void;
  /** Room on the disk. The number is for releasing it; null where there is too little left. */
  reserve(space: Space): number | null;
  release(reserved: number): void;
  /** A worker is up; `worker` is its process id. */
  serving(up: { worker: number; served: Served }): void;
  /** A worker can't serve, and why: fit to print. */
  not_serving(reason: string): void;
  /** An error escaped in the worker of that process id: it serves on, and is to be replaced. */
  failing(worker: number): void;
  /** What a worker has measured, in answer to the news `report`. */
  reported(given: { worker: number; round: number; report: Report }): void;
}

/** What one process tells all of its machine, by kind. JSON. */
export interface News {
  /** Heard by the bus of a tenant, and passed on to the other nodes. */
  event: Notice;
  /** From the primary: the fingerprints of the requests that are refused, all of them. */
  refused: number[];
  /** From the primary: answer what is in flight, and end. */
  stop: null;
  /** From the primary: say what you have measured. The number is to be sent back. */
  report: number;
}
