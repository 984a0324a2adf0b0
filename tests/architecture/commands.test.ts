import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "./source-files";

/** They run by themselves, so that they need nothing that is installed; `bouquet` imports them. */
const ALONE = ["start", "dev", "build", "serve", "worker", "test"].map((name) => `scripts/${name}.mjs`);

test("each file of commands that runs by itself ends in words, and in silence where nobody reads what it prints", () => {
  expect(ALONE.filter((file) => !/^await main\(/m.test(read(file)))).toEqual([]);
  expect(read("scripts/typed.mjs")).toMatch(/^ {2}ignoreClosedPipe\(\);/m);
});

test("a command is declared: nothing else of scripts reads what was typed", () => {
  const readers = readdirSync("scripts", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.process|\.test)\.(ts|mjs)$/.test(file) && !file.includes("node_modules"))
    .filter((file) => /process\.argv|\bparseArgs\b/.test(read(`scripts/${file}`)))
    .sort();
  expect(readers).toEqual([
    "bench/reference.ts",
    "commands/reading.mjs",
    "commands/tree.mjs",
    "migrations.mjs",
    "node.mjs",
    "test.mjs",
    "typed.mjs",
  ]);
});
