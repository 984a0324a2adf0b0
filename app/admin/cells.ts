import { Gauge, Registry } from "prom-client";
import type { Cell } from "~/db/cells/cell";
import { serverProblem } from "~/db/server-problem";
import type { Report } from "./metrics";
import { inTime } from "./probe";

/** Whether each cell takes writes. The machine serves on where one does not: the sites in the others are not affected. */
export function cellsHealth(cells: readonly Cell[]): { report(): Promise<Report> } {
  const registry = new Registry();
  const up = new Gauge({
    name: "bouquet_cell_up",
    help: "Whether the PostgreSQL database of a cell takes writes.",
    labelNames: ["cell"],
    aggregator: "min",
    registers: [registry],
  });
  const probes = cells.map(({ name, url }) => ({
    name,
    problem: inTime(() => serverProblem(url), "it does not answer"),
  }));
  return {
    async report() {
      await Promise.all(
        probes.map(async ({ name, problem }) => up.set({ cell: name }, (await problem()) === undefined ? 1 : 0)),
      );
      return registry.getMetricsAsJSON();
    },
  };
}
