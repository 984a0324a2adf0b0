import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../command.mjs";
import { prepare } from "../prepare.mjs";
import { median, type Row, row } from "./rows";

interface Figure {
  slug: string;
  page: string;
  ms: number;
  reference: number;
}

/** Limit for the most expensive page of each template, in multiples of a plain page with 450 elements. */
const TARGET = "<= 10";

/** Measures in Chromium the style and layout time of every page on a phone with a quarter of this machine's speed. */
export async function layoutRows(): Promise<Row[]> {
  await prepare({ build: "release", dependencies: "all" });
  const folder = mkdtempSync(join(tmpdir(), "bouquet-layouts-"));
  const file = join(folder, "figures");
  try {
    const test = ["test", "--config", "tests/playwright.config.ts", "--workers", "1", "layout-times.test.ts"];
    const { code, output } = await run(process.execPath, ["node_modules/@playwright/test/cli.js", ...test], {
      env: { ...process.env, BOUQUET_LAYOUT_TIMES: file },
    });
    if (code !== 0) throw new Error(`the pages could not be measured:\n${output}`);
    const figures: Figure[] = readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    return [...new Set(figures.map(({ slug }) => slug))].map((slug) => dearestOf(slug, figures));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function dearestOf(slug: string, figures: Figure[]): Row {
  const own = figures.filter((figure) => figure.slug === slug).sort((one, other) => other.ms - one.ms);
  const { page, ms } = own[0]!;
  const reference_ms = median(own.map(({ reference }) => reference));
  return row(`layout of the dearest page of ${slug}, ${page}`, ms / reference_ms, TARGET, { ms, reference_ms });
}
