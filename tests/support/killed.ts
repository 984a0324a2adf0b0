/** Processes that are killed at each step of something, one step a process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "~/app/settings/environment";
import type { openDatabases } from "~/db/open";
import { processOf } from "./processes";
import type { Faked } from "./provider-gateways";
import { isChosen } from "./share";

export interface Work {
  place: Parameters<typeof openDatabases>[0];
  /** Of the site's database. */
  name: string;
  config: object;
  /** Where the provider of the site is played; the sandbox where left out. */
  provider?: { name: Faked; origin: string; port: number };
  act:
    | { does: "notice"; payment: string }
    | { does: "start"; member: object; purchase: object }
    | { does: "refund"; order: string; minor: number }
    | { does: "letters" }
    | { does: "read"; reading: string; operator: object };
}

/** By its number from 1, or the provider's answer to the first call. */
export type Step = number | "answered";

/** The signal that ended the process, what it had said by then, and how many steps there were where none did. */
export async function killedBefore(
  step: Step,
  work: Work,
): Promise<{ signal: string | null; said: string; steps: number }> {
  const child = spawn(process.execPath, await processOf("killed", { ...work, diesBefore: step }), {
    cwd: projectRoot,
    // Mollie's library brings the authorities that it trusts; the one that plays Mollie has another.
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
 * Picks the steps at which a process dies: one that depends on the name, and the last, which no process reaches. `test:full` takes
 * every step. Each process takes half a second of a processor.
 */
export function stepsToDieAt(name: string, most: number): number[] {
  const all = Array.from({ length: most }, (_, index) => index + 1);
  return all.filter((step) => step === most || isChosen(name, step - 1, most - 1));
}
