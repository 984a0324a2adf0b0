import { basename, dirname } from "node:path";
import { Gauge, Registry } from "prom-client";
import { buildFolder } from "~/app/settings/environment";
import { engine } from "~/db/engine";
import type { Report } from "./metrics";

/** The running build as labels: the value is always 1. */
export function buildReport(version: string): Promise<Report> {
  const registry = new Registry();
  const labels = { version, build: buildName(), node: process.versions.node, engine };
  new Gauge({
    name: "bouquet_build_info",
    help: "The running release, its build, Node’s version, and the kind of database.",
    labelNames: Object.keys(labels),
    aggregator: "max",
    registers: [registry],
  }).set(labels, 1);
  return registry.getMetricsAsJSON();
}

function buildName(): string {
  const folder = basename(buildFolder);
  return folder === "server" ? basename(dirname(buildFolder)) : folder;
}
