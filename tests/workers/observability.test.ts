import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { AggregatorRegistry } from "prom-client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { openBusiness } from "~/app/admin/business";
import { QUEUES } from "~/app/domain/safety/queues/queues";
import { projectRoot } from "~/app/settings/environment";
import { needs } from "../support/needs";
import { isHere } from "../support/proxies";
import { startServer, type TestServer } from "../support/server";

const HERE = "scripts/production/observability";
const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: Record<string, string>;
  annotations: { summary: string; runbook: string };
}

interface Panel {
  title: string;
  type: string;
  targets?: { expr: string; legendFormat: string }[];
}

const rules = (parse(read(`${HERE}/alerts.yaml`)) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (each) => each.rules,
);
const dashboard = JSON.parse(read(`${HERE}/dashboard.json`)) as {
  panels: Panel[];
  templating: { list: { name: string; definition?: string }[] };
};
const targets = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map((target) => ({ title, ...target })));
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  // Grafana replaces the variable before it queries.
  ...targets.map(({ title, expr }) => [title, expr.replaceAll("$tenant", "velvet")] as const),
];

/** What Prometheus adds to scraped metrics. */
const OWN = { metrics: ["up"], labels: ["job", "instance"] };

interface Asked {
  metrics: string[];
  /** By the metric of their selector; grouping labels may belong to any metric of the query. */
  matched: [metric: string, label: string][];
  grouped: string[];
  isSound: boolean;
}

function askedBy(query: string): Asked {
  const asked: Asked = { metrics: [], matched: [], grouped: [], isSound: true };
  parser.parse(query).iterate({
    enter({ type, node, from, to }) {
      const text = query.slice(from, to);
      if (type.isError) asked.isSound = false;
      if (type.name === "Identifier" && node.parent?.type.name === "VectorSelector") asked.metrics.push(text);
      if (type.name !== "LabelName") return;
      const isGrouping = node.parent?.type.name === "GroupingLabels";
      if (isGrouping) asked.grouped.push(text);
      else asked.matched.push([asked.metrics.at(-1) ?? "", text]);
    },
  });
  return asked;
}

/** An empty folder, and a recipient without a key. */
const BACKUPS = join(tmpdir(), `bouquet-no-backups-${process.pid}`);
const RECIPIENT = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

let server: TestServer;
/** The labels of each metric on the page, or of future ones. */
let labels: Map<string, Set<string>>;
let page: string;

beforeAll(async () => {
  server = await startServer(
    { velvet: {} },
    { WORKERS: "2", ADMIN_PORT: "0", BACKUP_URL: `file://${BACKUPS}`, BACKUP_RECIPIENT: RECIPIENT },
  );
  await server.join("velvet.example", "Anna");
  const metrics = async () => (await server.health("/metrics")).body;
  const shown = ['bouquet_outbox_effects{tenant="velvet"', 'bouquet_active_members{tenant="velvet"} 1', "_bucket{"];
  const hasAll = async () => {
    page = await metrics();
    return shown.every((series) => page.includes(series));
  };
  await vi.waitUntil(hasAll, { timeout: 90_000, interval: 500 });
  labels = labelsIn(page + (await ofEverySort()));
});

afterAll(() => server?.stop());

/** Returns the metrics page after every counted event has happened once. */
async function ofEverySort(): Promise<string> {
  const business = openBusiness({ now: Date.now });
  const one = { tenant: "velvet", amount: 1 };
  business.count([
    { ...one, what: "revenue", of: "EUR" },
    { ...one, what: "returned", of: "EUR" },
    ...(["accepted", "refused", "failed"] as const).map((of) => ({ ...one, what: "notices" as const, of })),
    ...(["sent", "refused", "failed"] as const).map((of) => ({ ...one, what: "mails" as const, of })),
    ...(["messages", "likes"] as const).map((what) => ({ ...one, what })),
  ]);
  const queues = QUEUES.map((queue) => ({ queue, open: 1, late: 1, oldest: 0 }));
  const orders = [{ state: "held", orders: 1 }];
  business.gauge({ tenant: "velvet", gauges: { active: 1, mailsWaiting: 0, orders, queues } });
  const ended = { name: "bouquet_doctor_findings", labels: ["check", "status"] };
  return `${await AggregatorRegistry.aggregate([await business.report()]).metrics()}\n${ended.name}{${ended.labels
    .map((label) => `${label}=""`)
    .join()}} 0\n`;
}

function labelsIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, name = "", inside = ""] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = found.get(name) ?? new Set();
    for (const [, label] of inside.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) known.add(label!);
    found.set(name, known);
  }
  return found;
}

const isOnPage = (metric: string) =>
  new RegExp(`^# TYPE ${metric.replace(/_(bucket|count|sum)$/, "")}(_bucket)? `, "m").test(page);

describe.each(queries)("%s", (_, query) => {
  const asked = askedBy(query);

  test("queries existing metrics and labels", () => {
    expect(asked.isSound, query).toBe(true);
    expect(asked.metrics.length).toBeGreaterThan(0);
    expect(asked.metrics.filter((each) => !OWN.metrics.includes(each) && !isOnPage(each))).toEqual([]);
    const unknown = asked.matched.filter(
      ([metric, label]) => !OWN.labels.includes(label) && !labels.get(metric)?.has(label),
    );
    expect(unknown).toEqual([]);
    const any = new Set([...OWN.labels, ...asked.metrics.flatMap((metric) => [...(labels.get(metric) ?? [])])]);
    expect(asked.grouped.filter((label) => !any.has(label))).toEqual([]);
  });
});

test("a query with a mistake is detected", () => {
  for (const wrong of ["sum by (tenant) (rate(a[5m])", "a{b=c}", "rate(a[5 minutes])"]) {
    expect(askedBy(wrong).isSound, wrong).toBe(false);
  }
});

test("each alert has a severity, a one-line summary and a runbook", () => {
  const manual = read("scripts/operating/monitoring.md");
  const headings = [...manual.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(" ", "-"),
  );
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels: own, annotations, for: waits } of rules) {
    expect(["page", "ticket"], alert).toContain(own.severity);
    expect(waits, alert).toMatch(/^\d+[mh]$/);
    expect(annotations.summary, alert).toMatch(/^.{10,140}$/);
    const [file, heading] = annotations.runbook.split("#");
    expect([file, headings.includes(heading!)], alert).toEqual(["scripts/operating/monitoring.md", true]);
  }
});

test("a summary names labels that its query keeps", () => {
  for (const { alert, expr, annotations } of rules) {
    const { metrics, grouped } = askedBy(expr);
    const kept = grouped.length > 0 ? grouped : metrics.flatMap((metric) => [...(labels.get(metric) ?? [])]);
    const named = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label!);
    expect(
      named.filter((label) => ![...kept, ...OWN.labels].includes(label)),
      alert,
    ).toEqual([]);
  }
});

test("the dashboard has rows for machine and business, and queries the chosen tenant", () => {
  const rows = dashboard.panels.filter(({ type }) => type === "row").map(({ title }) => title);
  expect(rows).toEqual(expect.arrayContaining(["Business", "Machine"]));
  const variable = dashboard.templating.list.find(({ name }) => name === "tenant");
  const [, metric, label] = /^label_values\((\w+), (\w+)\)$/.exec(variable?.definition ?? "") ?? [];
  expect(labels.get(metric!)?.has(label!)).toBe(true);
  const silent = targets.filter(
    ({ expr }) =>
      askedBy(expr.replaceAll("$tenant", "x")).metrics.some((each) => labels.get(each)?.has("tenant")) &&
      !expr.includes("$tenant"),
  );
  expect(silent).toEqual([]);
});

test("promtool accepts the rules", needs(isHere("promtool"), "promtool is not installed"), () => {
  const said = execFileSync("promtool", ["check", "rules", join(projectRoot, HERE, "alerts.yaml")], {
    encoding: "utf8",
  });
  expect(said).toContain(`SUCCESS: ${rules.length} rules found`);
});
