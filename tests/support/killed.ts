/** Processes that are killed at each step of something, one step a process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { crc32 } from "node:zlib";
import { projectRoot } from "~/app/environment";
import type { openDatabases } from "~/db/open";
import { processOf } from "./processes";
import type { Faked } from "./provider-gateways";

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
 * Of so many steps, those to die at: every fourth, from one that depends on the name, and the last, which nobody gets to. With
 * --full each. A process takes a second of a processor, and they are many.
 */
export function stepsToDieAt(name: string, most: number): number[] {
  const all = Array.from({ length: most }, (_, index) => index + 1);
  if (process.env.BOUQUET_FULL === "1") return all;
  return all.filter((step) => step === most || step % 4 === crc32(name) % 4);
}
