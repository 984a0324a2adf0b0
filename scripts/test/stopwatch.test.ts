import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { stopwatch } from "./stopwatch.mjs";

const WORK = `const until = process.cpuUsage().user + 1_100_000; while (process.cpuUsage().user < until) for (let n = 0; n < 1e6; n++);`;

const start = (script: string) => promisify(execFile)(process.execPath, ["--eval", script]);

test.runIf(existsSync("/proc/self/stat"))("work is told of each stage, also of those that run at once", async () => {
  const times = stopwatch();
  await Promise.all([times.measure("quick", () => start("")), times.measure("long", () => start(WORK))]);
  const workOf = (name: string) => Number(new RegExp(` (\\d+) s of CPU  ${name}$`, "m").exec(times.shares())?.[1]);
  expect(workOf("quick")).toBeLessThan(workOf("long"));
  expect(workOf("in all")).toBeGreaterThanOrEqual(workOf("long"));
});
