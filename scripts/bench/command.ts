import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "../prepare.mjs";
import { step } from "../progress.mjs";
import { combinationRows } from "./combinations";
import { conversationRows } from "./conversations";
import { deskRows, seedBrands } from "./desk";
import { latencyRows, queryRow } from "./latency";
import { layoutRows } from "./layouts";
import { loginRow } from "./logins";
import { memberIndexRows } from "./member-index";
import { messageRows } from "./messages";
import { pageRows } from "./pages";
import { photoRow } from "./photos";
import { type Running, start } from "./process";
import { routerRows } from "./routers";
import { routesRow } from "./routes";
import type { Pace, Row } from "./rows";
import { type Place, seedSite } from "./sites";
import { streamRows } from "./streams";
import { tableOf } from "./table";
import { tenantRows } from "./tenants";
import { workersRow } from "./workers";

export const PARTS = [
  "pages",
  "routes",
  "routers",
  "latency",
  "combinations",
  "workers",
  "messages",
  "conversations",
  "streams",
  "logins",
  "tenants",
  "layouts",
  "desk",
  "photos",
  "index",
] as const;
type Part = (typeof PARTS)[number];

interface Wanted {
  quick: boolean;
  only: Part | undefined;
  engine: "postgres" | undefined;
  /** Measures many tenants instead. */
  scale: boolean;
  "full-scale": boolean;
  /** Measures simulated members instead. */
  people: boolean;
  soak: number | undefined;
  workers: number | undefined;
  /** File for the rows. */
  json: string | undefined;
}

/** Measures the built server on temporary data against built-in references, and prints one table. */
export async function measure(wanted: Wanted): Promise<void> {
  const { quick, engine } = wanted;
  if (wanted.scale || wanted["full-scale"]) {
    await prepare({ build: "release", dependencies: engine ? "all" : "run" });
    const { scaleRows } = await import("./scale/command");
    return report(await scaleRows({ engine, full: wanted["full-scale"] }), wanted);
  }
  if (wanted.people || wanted.soak !== undefined) {
    await prepare({ build: "release", dependencies: engine ? "all" : "run" });
    const { peopleRows } = await import("./people/command");
    return report(await peopleRows(wanted), wanted);
  }
  const pace: Pace = quick ? { rounds: 5, ms: 500 } : { rounds: 9, ms: 1000 };
  const has = (part: Part) => wanted.only === undefined || wanted.only === part;
  const folder = mkdtempSync(join(tmpdir(), "bouquet-bench-"));
  const place = { tenantsDir: join(folder, "tenants"), dataDir: join(folder, "data") };
  let server: Running | undefined;
  try {
    await prepare({ build: "release", dependencies: engine ? "all" : "run" });
    if (engine) return report(await enginesMeasured(place, pace), wanted);
    await step("Making the small site", (tell) => seedSite(place, "small", 10_000, tell));
    if (has("pages")) await step("Making the site of pages", (tell) => seedSite(place, "pages", 100_000, tell));
    if (has("latency") || has("combinations")) {
      const members = quick ? 100_000 : 1_000_000;
      await step("Making the large site", (tell) => seedSite(place, "large", members, tell));
    }
    if (has("desk")) {
      await step("Making the brands of the console", (tell) => seedBrands(place, brandsIn(quick), tell));
    }
    const settings = settingsIn(place);
    server = await start(["scripts/serve.mjs"], settings);
    report(await measured(server, { place, settings, pace, quick, has }), wanted);
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

/** Number of the console's brands, each with two thousand members. */
function brandsIn(quick: boolean): number {
  return quick ? 10 : 50;
}

function report(rows: Row[], { json }: Wanted): void {
  console.log(`\n${availableParallelism()} cores, Node ${process.versions.node}\n\n${tableOf(rows)}`);
  if (json) writeFileSync(json, `${JSON.stringify({ rows }, null, 2)}\n`);
}

async function enginesMeasured(place: Place, pace: Pace): Promise<Row[]> {
  // Imported only now: only tests and this command need a PostgreSQL server.
  const { engineRows } = await import("./engines");
  return step("Measuring engines", () => engineRows(place, settingsIn(place), pace));
}

interface Measured {
  place: Place;
  settings: Record<string, string>;
  pace: Pace;
  quick: boolean;
  has(part: Part): boolean;
}

async function measured(server: Running, { place, settings, pace, quick, has }: Measured): Promise<Row[]> {
  const counts = quick ? [10, 100] : [10, 100, 1000];
  const rows: Row[] = [];
  const parts: [Part, () => Promise<Row[]>][] = [
    ["pages", () => pageRows(server, place, "pages", pace)],
    ["routes", async () => [await routesRow(pace)]],
    ["routers", () => routerRows(server, settings, "small", pace)],
    ["latency", async () => [...(await latencyRows(server, "small", "large", pace)), await queryRow(place, "large")]],
    ["combinations", () => combinationRows(place, "large")],
    ["workers", async () => [await workersRow(settings, "small", pace)]],
    ["messages", () => messageRows(place, "small", pace)],
    ["conversations", () => conversationRows(place, "small", pace)],
    ["streams", () => streamRows(server, place, "small")],
    ["logins", async () => [await loginRow(server, "small", pace.rounds)]],
    ["tenants", () => tenantRows(server, { place, settings, counts })],
    ["layouts", layoutRows],
    ["desk", () => deskRows(place, settings, brandsIn(quick), pace)],
    ["photos", async () => [await photoRow()]],
    ["index", async () => memberIndexRows(quick ? 1_000_000 : 10_000_000)],
  ];
  for (const [name, part] of parts) {
    if (has(name)) rows.push(...(await step(`Measuring ${name}`, part)));
  }
  return rows;
}
