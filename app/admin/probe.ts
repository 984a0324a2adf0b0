import { setTimeout as pause } from "node:timers/promises";

/** Maximum duration of a probe, in ms. A failing disk or server often hangs instead of failing. */
const PATIENCE = 2_000;

/** Describes the present problem, safe to print; undefined without one. */
export type Probe = () => Promise<string | undefined>;

/** Returns a probe with a time limit, which then returns `late`. Concurrent callers share one run, which may hang. */
export function inTime(probe: Probe, late: string): Probe {
  let underWay: Promise<string | undefined> | undefined;
  return () => {
    underWay ??= probe().finally(() => {
      underWay = undefined;
    });
    return Promise.race([underWay, pause(PATIENCE, late, { ref: false })]);
  };
}
