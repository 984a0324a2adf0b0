import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { verb } from "../commands/declaration";
import { oneOf } from "../commands/readers";
import { prepare } from "../prepare.mjs";
import { step } from "../progress.mjs";
import { deskRows, seedBrands } from "./desk";
import { messageRows } from "./messages";
import { pageRows } from "./pages";
import { type Running, start } from "./process";
import type { Pace, Row } from "./rows";
import { latencyRows, queryRow } from "./search";
import { type Place, seedSite } from "./sites";
import { streamRows } from "./streams";
import { tableOf } from "./table";

const PARTS = ["pages", "search", "messages", "streams", "desk"] as const;
type Part = (typeof PARTS)[number];

const only = { takes: "<part>", does: "one part only", read: oneOf(...PARTS) };
const engine = { takes: "postgres", does: "of --scale: schemas of PostgreSQL", read: oneOf("postgres") };

export default verb({
  does: "Measures the built server on temporary data against built-in references, and prints one table.",
  permission: null,
  more: `It uses sites of 10 thousand and of a million members. The parts: ${PARTS.join(", ")}.`,
  prints: true,
  options: {
    quick: { does: "10 and 100 thousand members" },
    only,
    engine,
    scale: { does: "1 to 10,000 tenants instead; with --engine postgres up to a thousand schemas" },
    "full-scale": { does: "the same, one of them with a million members" },
    json: { takes: "<file>", does: "writes the rows to this file" },
  },
  async run({ quick, only, engine, scale, json, "full-scale": full }) {
    if (scale || full) {
      await prepare({ build: "release", dependencies: engine ? "all" : "run" });
      const { scaleRows } = await import("./scale/command");
      return report(await scaleRows({ engine, full }), json);
    }
    const pace: Pace = quick ? { rounds: 5, ms: 500 } : { rounds: 9, ms: 1000 };
    const has = (part: Part) => only === undefined || only === part;
    const folder = mkdtempSync(join(tmpdir(), "bouquet-bench-"));
    const place = { tenantsDir: join(folder, "tenants"), dataDir: join(folder, "data") };
    // The console's pages read every brand, so the folder may contain only the brands that the rows name.
    const brands = { tenantsDir: join(folder, "brands"), dataDir: join(folder, "desk") };
    let server: Running | undefined;
    try {
      await prepare({ build: "release", dependencies: "run" });
      await step("Making the small site", (tell) => seedSite(place, "small", 10_000, tell));
      if (has("pages")) await step("Making the site of pages", (tell) => seedSite(place, "pages", 100_000, tell));
      if (has("search")) {
        const members = quick ? 100_000 : 1_000_000;
        await step("Making the large site", (tell) => seedSite(place, "large", members, tell));
      }
      if (has("desk")) {
        await step("Making the brands of the console", (tell) => seedBrands(brands, brandsIn(quick), tell));
      }
      server = await start(["scripts/serve.mjs"], settingsIn(place));
      report(await measured(server, { place, brands, pace, quick, has }), json);
    } finally {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

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

function report(rows: Row[], json: string | undefined): void {
  console.log(`\n${availableParallelism()} cores, Node ${process.versions.node}\n\n${tableOf(rows)}`);
  if (json) writeFileSync(json, `${JSON.stringify({ rows }, null, 2)}\n`);
}

interface Measured {
  place: Place;
  brands: Place;
  pace: Pace;
  quick: boolean;
  has(part: Part): boolean;
}

async function measured(server: Running, { place, brands, pace, quick, has }: Measured): Promise<Row[]> {
  const rows: Row[] = [];
  const parts: [Part, () => Promise<Row[]>][] = [
    ["pages", () => pageRows(server, place, "pages", pace)],
    ["search", async () => [...(await latencyRows(server, "small", "large", pace)), await queryRow(place, "large")]],
    ["messages", () => messageRows(place, "small", pace)],
    ["streams", () => streamRows(server, place, "small")],
    ["desk", () => deskRows(brands, settingsIn(brands), brandsIn(quick), pace)],
  ];
  for (const [name, part] of parts) {
    if (has(name)) rows.push(...(await step(`Measuring ${name}`, part)));
  }
  return rows;
}
