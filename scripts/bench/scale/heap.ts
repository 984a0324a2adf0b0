import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Running, start } from "../process";

export interface Probed extends Running {
  /** Returns the heap in kB after garbage collection. */
  heap(): Promise<number>;
}

const HOOK = fileURLToPath(new URL("heap-hook.cjs", import.meta.url));

export async function startProbed(env: Record<string, string>): Promise<Probed> {
  const file = join(env.DATA_DIR!, "heap.txt");
  const server = await start(["--expose-gc", "--require", HOOK, "scripts/serve.mjs"], { ...env, HEAP_FILE: file });
  return {
    ...server,
    async heap() {
      rmSync(file, { force: true });
      process.kill(server.pid, "SIGUSR2");
      while (!existsSync(file) || readFileSync(file, "utf8") === "") await sleep(20);
      return Number(readFileSync(file, "utf8")) / 1024;
    },
  };
}
