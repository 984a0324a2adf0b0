import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, vi } from "vitest";
import { projectRoot } from "~/app/settings/environment";

/** Starts a command in a separate process, as typed. */
export function startCommand(words: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["scripts/bouquet.mjs", ...words], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
}

/** Kills a process once it has reached a state, unless it has ended. */
export async function killedOnce(child: ChildProcess, reached: () => Promise<boolean>): Promise<void> {
  const ended = once(child, "exit");
  await vi.waitFor(async () => expect(child.exitCode !== null || (await reached())).toBe(true), {
    timeout: 120_000,
    interval: 10,
  });
  child.kill("SIGKILL");
  await ended;
}
