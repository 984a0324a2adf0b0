/** Makes calls of Node's fail once in a running server. */
import { existsSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { projectRoot } from "~/app/settings/environment";

/** An order to fail. See `failing-calls.mjs`. */
export type Order = { fail: string; code: string; about?: string } | { escape: "timer" | "promise" | "emitter" };

export interface FaultOrders {
  /** Variables for the server's environment. */
  environment: Record<string, string>;
  /** Resolves when a process of the server has taken the order. */
  give(order: Order): Promise<void>;
}

export function faultOrders(): FaultOrders {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-faults-"));
  const script = pathToFileURL(join(projectRoot, "tests/support/failing-calls.mjs")).href;
  let given = 0;
  return {
    environment: { FAULTS: folder, NODE_OPTIONS: `--import ${script}` },
    async give(order) {
      const file = join(folder, `${++given}.json`);
      writeFileSync(`${file}.new`, JSON.stringify(order));
      renameSync(`${file}.new`, file);
      await expect.poll(() => existsSync(`${file}.taken`)).toBe(true);
    },
  };
}
