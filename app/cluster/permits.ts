import { fairSemaphore, type Limit, type Release } from "~/db/semaphore";
import type { Asker } from "./channel";

/** Returns the semaphore of a machine's processes. Permits and places of a process that ends go to the next one. */
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
    /** Returns the number to release it with; null if refused. */
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
