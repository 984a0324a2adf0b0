import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Prepared } from "../preparing";
import type { Running } from "../process";
import { openBrowser } from "./browser";
import { nextAct, PAUSE, type World } from "./mix";

/** A completed action, in ms. */
export interface Done {
  act: string;
  ms: number;
}

export interface Crowd {
  /** Raises the number of members, one arrival at a time. */
  grow(count: number): Promise<void>;
  /** Returns the actions and failures since the last call. */
  taken(): { done: Done[]; failures: string[] };
  stop(): Promise<void>;
}

/** In ms, between two arrivals. */
const ARRIVAL = 15;

/** Simulates members who use the site at the same time. */
export function gather(server: Running, world: World): Crowd {
  const living: Promise<void>[] = [];
  const leaving: (() => void)[] = [];
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // every member waits for it
  let done: Done[] = [];
  let failures: string[] = [];

  async function live(who: Prepared, index: number): Promise<void> {
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const browser = openBrowser({ port: server.port, host: world.host, cookie: who.cookie, address });
    leaving.push(browser.leave);
    browser.listen();
    const { signal } = stopping;
    while (!signal.aborted) {
      await pause(-Math.log(1 - Math.random()) * PAUSE, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      const [name, act] = nextAct();
      const begin = performance.now();
      try {
        await act.run(browser, world, who);
        done.push({ act: name, ms: performance.now() - begin });
      } catch (error) {
        failures.push(`${name}: ${(error as Error).message}`);
      }
    }
  }

  return {
    async grow(count) {
      for (let index = living.length; index < count; index++) {
        living.push(live(world.members[index % world.members.length]!, index));
        await pause(ARRIVAL);
      }
    },
    taken() {
      const taken = { done, failures };
      done = [];
      failures = [];
      return taken;
    },
    async stop() {
      stopping.abort();
      await Promise.all(living);
      for (const leave of leaving) leave();
    },
  };
}
