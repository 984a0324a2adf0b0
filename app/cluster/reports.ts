import { setTimeout as pause } from "node:timers/promises";
import { AggregatorRegistry, Counter, Registry } from "prom-client";
import type { Report } from "~/app/admin/metrics";
import type { AnsweringChannel } from "./channel";

/** Longest wait for a worker's report, in ms. The previous report of a slower worker counts instead. */
const PATIENCE = 2_000;

/** Returns the measurements of the `serving` workers, by worker number, with the sums of former workers. */
export function reportsOfWorkers(channel: AnsweringChannel, serving: ReadonlySet<number>) {
  const latest = new Map<number, Report>();
  const rounds = new Map<number, { missing: Set<number>; complete(): void }>();
  const registry = new Registry();
  const restarts = new Counter({
    name: "bouquet_worker_restarts_total",
    help: "Workers that ended and were replaced.",
    registers: [registry],
  });
  let past: Report = [];
  let asked = 0;

  channel.answer("reported", ({ worker, round, report }) => {
    if (serving.has(worker)) latest.set(worker, report);
    settle(worker, round);
  });

  function settle(worker: number, round: number) {
    const waiting = rounds.get(round);
    if (waiting?.missing.delete(worker) && waiting.missing.size === 0) waiting.complete();
  }

  return {
    async all(): Promise<Report[]> {
      const round = ++asked;
      if (serving.size > 0) {
        const complete = new Promise<void>((done) => {
          rounds.set(round, { missing: new Set(serving), complete: done });
        });
        channel.tell("report", round);
        await Promise.race([complete, pause(PATIENCE, undefined, { ref: false })]);
        rounds.delete(round);
      }
      return [past, await registry.getMetricsAsJSON(), ...latest.values()];
    },
    restarted: () => restarts.inc(),
    /** Adds a former worker's counts to the sums. A falling total would look like a restart to the metrics. */
    async ended(worker: number): Promise<void> {
      for (const round of rounds.keys()) settle(worker, round);
      const last = latest.get(worker) ?? [];
      latest.delete(worker);
      const sums = AggregatorRegistry.aggregate([past, last.filter(isTotal)]);
      past = await sums.getMetricsAsJSON();
    },
  };
}

function isTotal({ type }: Report[number]): boolean {
  return ["counter", "histogram"].includes(String(type));
}
