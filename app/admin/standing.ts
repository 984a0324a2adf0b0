import { Gauge, Registry } from "prom-client";
import type { Report } from "./metrics";

/** How a machine stands beside the others. JSON. */
export interface Standing {
  /** Why it had better get no requests, fit to print; null where it may. */
  problem: string | null;
  /** By how many ms its clock is ahead of the database's. */
  ahead: number;
  /** How many of the other machines run with another secret, other cells or another release. */
  differing: { secret: number; cells: number; release: number };
  /** How many tenants have not had the same config on all machines for longer than a rollout takes. */
  configs: number;
}

/** How this machine stands beside the others that share its databases, as a process that serves tells. */
export function openStanding() {
  let standing: Standing | undefined;
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, aggregator: "max", registers: [registry] });
  const clock = gauge("bouquet_clock_ahead_seconds", "By how much this machine’s clock is ahead of the database’s.");
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
    /** Why it had better get no requests, fit to print. */
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
