import { closeSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { TALLY_SIZE, tallyIn } from "~/app/request/in-flight";
import type { Channel } from "./channel";
import { suspects } from "./suspects";

/** How often the workers are told what is refused, in ms: what is no longer refused is forgotten by then. */
const TOLD_EVERY = 30_000;

/** Finds the requests that workers end of, by what was in flight in each, and has all workers refuse their like. */
export function openBlame({ channel, log }: { channel: Channel; log: Logger }) {
  const suspected = suspects();
  let files = 0;

  const tell = () => channel.tell("refused", suspected.refused(performance.now()));
  const telling = setInterval(tell, TOLD_EVERY).unref();

  return {
    tell,
    /**
     * An open file for a worker to count its requests in. It has no name, and is gone when both have closed it. Undefined
     * where none can be made: nothing is learned from how that worker ends.
     */
    openTally(): number | undefined {
      try {
        const path = join(tmpdir(), `bouquet-${process.pid}-${++files}-${Date.now()}`);
        const file = openSync(path, "wx+", 0o600);
        rmSync(path);
        return file;
      } catch (error) {
        log.warn({ err: error }, "no file to count a worker's requests in");
        return undefined;
      }
    },
    /** A worker has ended otherwise than it was told to, or an error has escaped in it. */
    failed(tally: number): void {
      const counts = Buffer.alloc(TALLY_SIZE);
      try {
        readSync(tally, counts, 0, TALLY_SIZE, 0);
      } catch (error) {
        log.warn({ err: error }, "a worker's count of requests could not be read");
        return;
      }
      const refused = suspected.died(tallyIn(counts), performance.now());
      if (refused.length === 0) return;
      log.error({ fingerprints: refused }, "workers end of these requests: their like is refused for ten minutes");
      tell();
    },
    closeTally: (tally: number) => closeSync(tally),
    close: () => clearInterval(telling),
  };
}
