import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";

const flush = promisify(fdatasync);

/** Makes a database's write-ahead log durable. */
export interface Log {
  /** Resolves once all that was committed before the call survives a loss of power. Rejects where the disk fails. */
  persisted(): Promise<void>;
  /**
   * The system reports a failure once, and may have dropped what it could not write: later commits are not durable until the
   * log has been checkpointed.
   */
  readonly isTorn: boolean;
  /** Call once the whole log was checkpointed. */
  mended(): void;
  close(): void;
}

/** Runs a flush when it is its turn. */
export type FlushTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Flushes the log off the main thread. SQLite itself stops the whole process for it (`synchronous = FULL`): for milliseconds on
 * a good disk, for half a second on a busy one. A flush is shared by everybody waiting at that moment. The log has to be there.
 */
export function openLog(file: string, turn: FlushTurn): Log {
  const descriptor = openSync(`${file}-wal`, "r+");
  let flushing = Promise.resolve();
  let next: Promise<void> | undefined;
  let failure: Error | undefined;

  function begin(): Promise<void> {
    return turn(async () => {
      next = undefined; // who commits from now on waits for the one after it
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
