import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { needs } from "~/tests/support/needs";
import { watchRenderers } from "./renderers.mjs";

/**
 * Works for 0.2 seconds of CPU, says so, and stays alive. Checking the elapsed time in every iteration would take
 * longer than the work.
 */
const BUSY = `
  while (process.cpuUsage().user < 200_000) for (let sum = 0; sum < 1_000_000; sum++);
  console.log("done");
  setInterval(() => {}, 60_000);
`;

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

async function busy(...args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["-e", BUSY, "--", ...args], { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  await once(child.stdout!, "data");
  return child;
}

test(
  "watchRenderers > counts the CPU of processes that fork renderers, also after they are killed",
  needs(existsSync("/proc/self/stat"), "the system has no /proc"),
  async () => {
    const renderers = watchRenderers();
    await busy();
    expect(renderers.soFar()).toBe(0);
    const zygote = await busy("--type=zygote");
    expect(renderers.soFar()).toBeGreaterThanOrEqual(0.15);
    zygote.kill("SIGKILL");
    await once(zygote, "exit");
    expect(renderers.soFar()).toBeGreaterThanOrEqual(0.15);
  },
);
