import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "./source-files";

/** Entry points that run without installed packages. `bouquet` imports them. */
const ALONE = ["start", "dev", "build", "serve", "worker", "test"].map((name) => `scripts/${name}.mjs`);

test("each entry point handles errors in words and a closed output silently", () => {
  expect(ALONE.filter((file) => !/^await main\(/m.test(read(file)))).toEqual([]);
  expect(read("scripts/typed.mjs")).toMatch(/^ {2}ignoreClosedPipe\(\);/m);
});

test("only the declarations of commands read process.argv in scripts", () => {
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
