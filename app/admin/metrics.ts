import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { OutboxStanding } from "~/app/domain/site/outbox/loop";

export type Report = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

export interface Metrics {
  answered(request: AnsweredRequest): void;
  report(): Promise<Report>;
}

export interface AnsweredRequest {
  /** The tenant's slug. Empty for an unknown host and for the console. */
  tenant: string;
  /** The route's pattern, or the kind of answer if no route answered. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

export type AnsweredBy = "route" | "file" | "redirect" | "refused" | "unknown_host" | "console";

interface Sources {
  openDatabases(): number;
  tenants(): number;
  /** Returns the state of each tenant's outbox. Empty in processes that do not run the outbox. */
  outbox(): ReadonlyMap<string, OutboxStanding>;
}

export function openMetrics({ openDatabases, tenants, outbox }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "bouquet_http_requests_total",
    help: "Requests answered.",
    labelNames: ["tenant", "route", "method", "status"],
    registers,
  });
  // Labelled by route only: each set of labels makes fourteen time series.
  const durations = new Histogram({
    name: "bouquet_http_request_seconds",
    help: "Time from a request's first line to the last byte of its answer.",
    labelNames: ["route"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  new Gauge({
    name: "bouquet_open_databases",
    help: "Tenants' databases held open, counted in each process.",
    registers,
    collect() {
      this.set(openDatabases());
    },
  });
  new Gauge({
    name: "bouquet_tenants",
    help: "Tenants served.",
    aggregator: "max",
    registers,
    collect() {
      this.set(tenants());
    },
  });
  new Gauge({
    name: "bouquet_outbox_effects",
    help: "Jobs in the outbox that are not done: waiting, or dead and for an operator.",
    labelNames: ["tenant", "state"],
    registers,
    collect() {
      this.reset();
      for (const [tenant, { waiting, dead }] of outbox()) {
        this.set({ tenant, state: "waiting" }, waiting);
        this.set({ tenant, state: "dead" }, dead);
      }
    },
  });
  new Gauge({
    name: "bouquet_outbox_overdue_seconds",
    help: "How long the first job of the outbox has been due; 0 if none is.",
    labelNames: ["tenant"],
    registers,
    collect() {
      this.reset();
      for (const [tenant, { dueAt }] of outbox())
        this.set({ tenant }, dueAt === null ? 0 : Math.max(0, (Date.now() - dueAt) / 1000));
    },
  });
  return {
    answered({ tenant, route, method, status, seconds }) {
      requests.inc({ tenant, route, method, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, seconds);
    },
    report: () => registry.getMetricsAsJSON(),
  };
}
