import type { Report } from "~/app/admin/metrics";
import type { Attempt } from "~/app/domain/limits/attempts";
import type { Turn } from "~/app/domain/machine";
import type { Served } from "~/app/server";
import type { Notice } from "./bus";

/** What is asked of the one place that the processes of a machine share: what is said, and what is answered. JSON. */
export interface Questions {
  /** How long to wait, in ms, before the next attempt; 0 where this one is counted. */
  attempt(attempt: Attempt): number;
  /** Waits for a turn at what is named. The number is for giving it back; null where too many wait already. */
  take_turn(turn: Turn): number | null;
  end_turn(turn: number): void;
  /** A worker is up; `worker` is its number. */
  serving(up: { worker: number; served: Served }): void;
  /** A worker can't serve, and why: fit to print. */
  not_serving(reason: string): void;
  /** What a worker has measured, in answer to the news `report`. */
  reported(given: { worker: number; round: number; report: Report }): void;
}

/** What one process tells all of its machine, by kind. JSON. */
export interface News {
  /** Heard by the bus of a tenant, and passed on to the other nodes. */
  event: Notice;
  /** From the primary: answer what is in flight, and end. */
  stop: null;
  /** From the primary: say what you have measured. The number is to be sent back. */
  report: number;
}
