import { fairSemaphore, type Limit, type Release } from "~/db/semaphore";
import type { Asker } from "./channel";

/**
 * Returns the semaphore that a machine's processes share. If a process ends, its permits and its places in queues are
 * free again.
 */
export function permits() {
  const { acquire } = fairSemaphore();
  const held = new Map<number, Release>();
  let given = 0;

  function hold(release: Release, asker: Asker): number {
    const permit = ++given;
    const letGo = () => {
      if (!held.delete(permit)) return;
      spare();
      release();
    };
    const spare = asker.onGone(letGo);
    held.set(permit, letGo);
    return permit;
  }

  return {
    /** Waits for a permit. Returns the number for `release`, or null if the permit is refused. */
    acquire(limit: Limit, asker: Asker): Promise<number | null> {
      return new Promise((done) => {
        let spare = () => {};
        const giveUp = acquire(limit, (release) => {
          spare();
          done(release ? hold(release, asker) : null);
        });
        if (giveUp) spare = asker.onGone(giveUp);
      });
    },
    release: (permit: number) => held.get(permit)?.(),
  };
}
