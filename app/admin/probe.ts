import { setTimeout as pause } from "node:timers/promises";

/** Longest that a probe may take, in ms: what fails often hangs instead. */
const PATIENCE = 2_000;

/** Describes the present problem, fit to print; undefined where there is none. */
export type Probe = () => Promise<string | undefined>;

/** A probe that answers in time, with `late` if need be. However many ask at once, one is under way: each may hang for long. */
export function inTime(probe: Probe, late: string): Probe {
  let underWay: Promise<string | undefined> | undefined;
  return () => {
    underWay ??= probe().finally(() => {
      underWay = undefined;
    });
    return Promise.race([underWay, pause(PATIENCE, late, { ref: false })]);
  };
}
