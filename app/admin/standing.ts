import { Gauge, Registry } from "prom-client";
import type { Report } from "./metrics";

export interface Standing {
  /** Why this machine should get no requests, safe to print. Null if it may get requests. */
  problem: string | null;
  /** How far this machine's clock is ahead of the database's, in ms. */
  ahead: number;
  differing: { secret: number; cells: number; release: number };
  /** Number of tenants whose configs have differed between machines for longer than a rollout takes. */
  configs: number;
}

export function openStanding() {
  let standing: Standing | undefined;
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, aggregator: "max", registers: [registry] });
  const clock = gauge("bouquet_clock_ahead_seconds", "How far this machine’s clock is ahead of the database’s.");
  const differing = gauge(
    "bouquet_nodes_differing",
    "Other machines that run with another secret, other cells or another release than this one.",
    ["what"],
  );
  const configs = gauge(
    "bouquet_configs_differing",
    "Tenants whose config has not been the same on all machines for longer than ten minutes.",
  );
  return {
    note(told: Standing): void {
      standing = told;
    },
    problem: () => standing?.problem ?? undefined,
    async report(): Promise<Report> {
      if (!standing) return [];
      clock.set(standing.ahead / 1000);
      for (const [what, nodes] of Object.entries(standing.differing)) differing.set({ what }, nodes);
      configs.set(standing.configs);
      return registry.getMetricsAsJSON();
    },
  };
}
