import { Gauge, Registry } from "prom-client";
import type { AnsweringChannel } from "~/app/cluster/channel";
import type { Standing } from "~/app/cluster/messages";
import type { Report } from "./metrics";

/** How this machine stands beside the others that share its databases, as a process that serves tells. */
export function standingOf(channel: AnsweringChannel): { problem(): string | undefined; report(): Promise<Report> } {
  let standing: Standing | undefined;
  channel.answer("standing", (told) => {
    standing = told;
  });
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
    problem: () => standing?.problem ?? undefined,
    async report() {
      if (!standing) return [];
      clock.set(standing.ahead / 1000);
      for (const [what, nodes] of Object.entries(standing.differing)) differing.set({ what }, nodes);
      configs.set(standing.configs);
      return registry.getMetricsAsJSON();
    },
  };
}
