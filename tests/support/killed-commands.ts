import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, vi } from "vitest";
import { projectRoot } from "~/app/settings/environment";

/** A command as somebody types it, in a process of its own. */
export function startCommand(words: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["scripts/bouquet.mjs", ...words], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
}

/** As soon as it has come so far, unless it is through by then. */
export async function killedOnce(child: ChildProcess, reached: () => Promise<boolean>): Promise<void> {
  const ended = once(child, "exit");
  await vi.waitFor(async () => expect(child.exitCode !== null || (await reached())).toBe(true), {
    timeout: 120_000,
    interval: 10,
  });
  child.kill("SIGKILL");
  await ended;
}
