import { fairSemaphore, type Limit, type Release } from "~/db/semaphore";
import type { Asker } from "./channel";

/** The semaphore that the processes of a machine share. What a process holds or waits for when it ends goes to the next. */
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
    /** The number to release it with; null where there is none. */
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
