import { Gauge, Registry } from "prom-client";
import type { Cell } from "~/db/cells/cell";
import { serverProblem } from "~/db/server-problem";
import type { Report } from "./metrics";
import { inTime } from "./probe";

/** Reports whether each cell accepts writes. Sites in other cells are not affected by a failing one. */
export function cellsHealth(cells: readonly Cell[]): { report(): Promise<Report> } {
  const registry = new Registry();
  const up = new Gauge({
    name: "bouquet_cell_up",
    help: "Whether the PostgreSQL database of a cell accepts writes.",
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
