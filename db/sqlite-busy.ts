import { setTimeout as wait } from "node:timers/promises";
import { leftOf } from "./patience";
import { Database } from "./sqlite-driver";

/** Maximum wait of a write for another process to release the file, in ms. */
const PATIENCE = 10_000;

/** Repeats an attempt while another process holds the write lock, without blocking this process. */
export async function retryWhileBusy<T>(attempt: () => T): Promise<T> {
  const deadline = performance.now() + leftOf(PATIENCE);
  for (let pause = 2; ; pause = Math.min(pause * 2, 100)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(pause + Math.random() * pause);
    }
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
