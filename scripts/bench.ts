import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { combinationRows } from "./bench/combinations";
import { conversationRows } from "./bench/conversations";
import { latencyRows, queryRow } from "./bench/latency";
import { loginRow } from "./bench/logins";
import { messageRow } from "./bench/messages";
import { pageRows } from "./bench/pages";
import { type Running, start } from "./bench/process";
import { routesRow } from "./bench/routes";
import type { Pace, Row } from "./bench/rows";
import { type Place, seedSite } from "./bench/sites";
import { streamRows } from "./bench/streams";
import { tableOf } from "./bench/table";
import { tenantRows } from "./bench/tenants";
import { workersRow } from "./bench/workers";
import { prepare } from "./prepare.mjs";
import { step } from "./progress.mjs";
import { main, Unready } from "./unready.mjs";

const USAGE = `npm run bench [-- --quick] [-- --json FILE] [-- --only pages] [-- --engine postgres]

Measures the built server on throw-away data against references that it carries itself, and prints one table. --quick:
10 and 100 thousand members instead of 10 thousand and a million. --only takes pages, routes, latency, combinations, workers, messages, conversations,
streams, tenants, logins. --engine postgres takes what PostgreSQL costs against SQLite instead, on a throw-away server.
`;

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    only: { type: "string" },
    engine: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});
await main(async () => (values.help ? console.log(USAGE) : run()));

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-bench-"));
  const place = { tenantsDir: join(folder, "tenants"), dataDir: join(folder, "data") };
  let server: Running | undefined;
  try {
    await prepare(values.engine ? { dependencies: "all" } : {});
    if (values.engine) return report(await enginesMeasured(place));
    await step("Making the small site", (tell) => seedSite(place, "small", 10_000, tell));
    if (wanted("latency") || wanted("combinations")) {
      const members = values.quick ? 100_000 : 1_000_000;
      await step("Making the large site", (tell) => seedSite(place, "large", members, tell));
    }
    const settings = settingsIn(place);
    server = await start(["scripts/serve.mjs"], settings);
    report(await measured(server, place, settings));
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function settingsIn({ dataDir, tenantsDir }: Place): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    TENANTS_DIR: tenantsDir,
    TRUST_PROXY: "loopback",
    DATABASE_URL: "",
    DATABASE_DIRECT_URL: "",
  };
}

function report(rows: Row[]): void {
  console.log(`\n${availableParallelism()} cores, Node ${process.versions.node}\n\n${tableOf(rows)}`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ rows }, null, 2)}\n`);
}

async function enginesMeasured(place: Place): Promise<Row[]> {
  if (values.engine !== "postgres") throw new Unready(USAGE);
  // Not before it is installed: only tests and this need a PostgreSQL server.
  const { engineRows } = await import("./bench/engines");
  return step("Measuring engines", () => engineRows(place, settingsIn(place), pace()));
}

function pace(): Pace {
  return values.quick ? { rounds: 5, ms: 500 } : { rounds: 9, ms: 1000 };
}

async function measured(server: Running, place: Place, settings: Record<string, string>): Promise<Row[]> {
  const counts = values.quick ? [10, 100] : [10, 100, 1000];
  const rows: Row[] = [];
  const parts: [string, () => Promise<Row[]>][] = [
    ["pages", () => pageRows(server, place, "small", pace())],
    ["routes", async () => [await routesRow(pace())]],
    ["latency", async () => [...(await latencyRows(server, "small", "large", pace())), await queryRow(place, "large")]],
    ["combinations", () => combinationRows(place, "large")],
    ["workers", async () => [await workersRow(settings, "small", pace())]],
    ["messages", async () => [await messageRow(place, "small", pace())]],
    ["conversations", () => conversationRows(place, "small", pace())],
    ["streams", () => streamRows(server, place, "small")],
    ["logins", async () => [await loginRow(server, "small", pace().rounds)]],
    ["tenants", () => tenantRows(server, { place, settings, counts })],
  ];
  for (const [name, part] of parts) {
    if (wanted(name)) rows.push(...(await step(`Measuring ${name}`, part)));
  }
  return rows;
}

function wanted(part: string): boolean {
  return values.only === undefined || values.only === part;
}
