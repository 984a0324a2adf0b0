import type { Row } from "./rows";

/** Formats the rows as a Markdown table. */
export function tableOf(rows: Row[]): string {
  const lines = rows.map((row) => [row.name, `${row.ratio}`, row.target, row.met ? "yes" : "no", figuresOf(row)]);
  const all = [["Row", "Ratio", "Target", "Met", "Ours (reference)"], ...lines];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  const shown = all.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`);
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [shown[0], rule, ...shown.slice(1)].join("\n");
}

const UNITS: Record<string, string> = {
  cpu: "us",
  rate: "/s",
  ms: "ms",
  p99_ms: "ms p99",
  bytes: "bytes",
  elements: "elements",
  mb: "MB",
  kb: "kB",
  percent: "% of a core",
  members_a_core: "members a core",
  failures: "failures",
  actions: "actions",
  files: "files",
  relations: "relations",
  database_mb: "MB the whole database",
  seconds: "s",
  presses: "key presses",
  left_ms: "ms left for each photo",
  logins_ms: "ms for the logins",
};

function figuresOf(row: Row): string {
  return Object.entries(UNITS)
    .filter(([key]) => key in row)
    .map(([key, unit]) => {
      const reference = row[`reference_${key}`];
      return `${short(row[key])} ${unit}${reference === undefined ? "" : ` (${short(reference)})`}`;
    })
    .join(", ");
}

function short(value: unknown): string {
  return Number(value) < 10 ? Number(value).toFixed(2) : Math.round(Number(value)).toLocaleString("en");
}
