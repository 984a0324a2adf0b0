import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { needs } from "~/tests/support/needs";
import { stopwatch } from "./stopwatch.mjs";

const start = () => promisify(execFile)(process.execPath, ["--version"]);

const needsProc = needs(existsSync("/proc/self/stat"), "the system has no /proc");

test("stopwatch > reports the CPU of stages that ran alone, and of all together", needsProc, async () => {
  const times = stopwatch();
  await Promise.all([times.measure("one", start), times.measure("other", start)]);
  await times.measure("alone", start);
  const lines = times.shares().split("\n");
  const lineOf = (name: string) => lines.find((line) => line.endsWith(`  ${name}`));
  expect([lineOf("one"), lineOf("other")]).toEqual(Array(2).fill(expect.not.stringContaining("CPU")));
  expect([lineOf("alone"), lineOf("in all")]).toEqual(Array(2).fill(expect.stringMatching(/ \d+ s of CPU /)));
});
