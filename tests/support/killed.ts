/** Processes killed at each step of an operation, one step per process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "~/app/settings/environment";
import type { openDatabases } from "~/db/open";
import { processOf } from "./processes";
import type { Faked } from "./provider-gateways";
import { isChosen } from "./share";

export interface Work {
  place: Parameters<typeof openDatabases>[0];
  /** Name of the site's database. */
  name: string;
  config: object;
  /** Server that plays the site's provider; undefined for the sandbox. */
  provider?: { name: Faked; origin: string; port: number };
  action:
    | { does: "notice"; payment: string }
    | { does: "start"; member: object; purchase: object }
    | { does: "refund"; order: string; minor: number }
    | { does: "letters" }
    | { does: "read"; reading: string; operator: object };
}

/**
 * The step before which the process dies: its number from 1, or `answered`, the provider's answer to the first call.
 */
export type Step = number | "answered";

/**
 * Runs a process that dies before a step. Returns the signal that ended it, its output, and the number of steps if no
 * signal did.
 */
export async function killedBefore(
  step: Step,
  work: Work,
): Promise<{ signal: string | null; said: string; steps: number }> {
  const child = spawn(process.execPath, await processOf("killed", { ...work, diesBefore: step }), {
    cwd: projectRoot,
    // Mollie's library accepts only its bundled authorities, and the fake Mollie has another.
    env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0", NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (part) => {
    said += part;
  });
  const [, signal] = await once(child, "close");
  return { signal, said, steps: Number(said) };
}

/**
 * Picks the steps before which a process dies: one chosen by the name, and one past the last. `test:full` takes every
 * step. Each process takes half a second of CPU.
 */
export function stepsToDieAt(name: string, most: number): number[] {
  const all = Array.from({ length: most }, (_, index) => index + 1);
  return all.filter((step) => step === most || isChosen(name, step - 1, most - 1));
}
