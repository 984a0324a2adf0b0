import { expect, test } from "vitest";
import { imports, read } from "./sources";

const commands = Object.values(JSON.parse(read("package.json")).scripts as Record<string, string>)
  .flatMap((line) => /\bscripts\/\S+\.(ts|mjs)/.exec(line)?.[0] ?? [])
  .sort();

/** Prints nothing itself: it starts drizzle-kit. */
const SILENT = "scripts/migrations.mjs";
/** Importing it is enough. */
const REFUSAL = "scripts/tenant/refusal.ts";

test("each command ends in words, and in silence where nobody reads what it prints", () => {
  expect(commands.length).toBeGreaterThan(10);
  const others = commands.filter((file) => file !== SILENT);
  expect(others.filter((file) => !/^await main\(/m.test(read(file)) && !reaches(file, REFUSAL))).toEqual([]);
});

function reaches(file: string, wanted: string): boolean {
  const seen = new Set([file]);
  for (const at of seen) {
    for (const { from, to, typeOnly } of imports) if (from === at && !typeOnly) seen.add(to);
  }
  return seen.has(wanted);
}
