import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";

const flush = promisify(fdatasync);

export interface Log {
  /** Resolves once everything committed before the call survives a power loss. Rejects if the disk fails. */
  persisted(): Promise<void>;
  /**
   * Whether a flush failed since the last checkpoint. The system reports a failed flush once and may have dropped the
   * data.
   */
  readonly isTorn: boolean;
  /** Accepts flushes again. Call this after the whole log was checkpointed. */
  mended(): void;
  close(): void;
}

export type FlushTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Opens the log of a file for flushes off the main thread. SQLite's `synchronous = FULL` would block that thread for up
 * to half a second.
 */
export function openLog(file: string, turn: FlushTurn): Log {
  const descriptor = openSync(`${file}-wal`, "r+");
  let flushing = Promise.resolve();
  let next: Promise<void> | undefined;
  let failure: Error | undefined;

  function begin(): Promise<void> {
    return turn(async () => {
      next = undefined; // later commits wait for the next flush
      if (failure) throw failure;
      try {
        await flush(descriptor);
      } catch (error) {
        failure = error as Error;
        throw error;
      }
    });
  }

  return {
    persisted() {
      if (!next) {
        next = flushing.then(begin);
        flushing = next.catch(() => {});
      }
      return next;
    },
    get isTorn() {
      return failure !== undefined;
    },
    mended() {
      failure = undefined;
    },
    close: () => closeSync(descriptor),
  };
}
