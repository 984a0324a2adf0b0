import { type FileHandle, open } from "node:fs/promises";

/** The write-ahead log of a database, as far as the disk has it. */
export interface Log {
  /** Resolves once all that was committed before the call survives a loss of power. Rejects where the disk fails. */
  persisted(): Promise<void>;
  /**
   * The system reports a failure once, and may have dropped what it could not write: nothing that is committed behind it is
   * safe before the log was emptied into the database.
   */
  readonly isTorn: boolean;
  /** It was emptied into the database. */
  mended(): void;
  close(): Promise<void>;
}

/**
 * Flushes the log beside the process's other work. SQLite itself stops the whole process for it (`synchronous = FULL`):
 * for milliseconds on a good disk, for half a second on one that is busy. All who wait at the same moment share a flush.
 */
export function openLog(file: string): Log {
  let handle: FileHandle | undefined;
  let flushing = Promise.resolve();
  let next: Promise<void> | undefined;
  let failure: Error | undefined;

  async function flush(): Promise<void> {
    if (failure) throw failure;
    try {
      handle ??= await open(`${file}-wal`, "r");
      await handle.datasync();
    } catch (error) {
      failure = error as Error;
      throw error;
    }
  }

  return {
    persisted() {
      next ??= flushing.then(() => {
        const flushed = next!;
        next = undefined; // who commits from now on waits for the one after it
        flushing = flushed.catch(() => {});
        return flush();
      });
      return next;
    },
    get isTorn() {
      return failure !== undefined;
    },
    mended() {
      failure = undefined;
    },
    async close() {
      await (next ?? flushing).catch(() => {});
      await handle?.close();
    },
  };
}
