import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { driver } from "./postgres-driver";

export const CHANNEL = "bouquet";

export interface Notifications {
  /**
   * Sends a text of fewer than 8,000 bytes to all listeners, this process included. The text is lost if it cannot be
   * sent at this moment.
   */
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Address of the PostgreSQL server itself: nothing arrives through a transaction pooler. */
  url: string;
  channel: string;
  hear(text: string): void;
  /** Reports that the connection starts to listen. Notifications from before may have been missed. */
  listening?(): void;
  /** Reports that the connection was lost. The listener reconnects without help. */
  lost(error: unknown): void;
}

/** In ms: the pauses between reconnects, and the check of the connection. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 30_000;
const BETWEEN_ECHOES = 30_000;
const PATIENCE = 5_000;

const NOTHING = "";

/** Listens to a channel, and reconnects after each failure. */
export function openNotifications({ url, channel, hear, listening, lost }: Options): Notifications {
  const stopped = new AbortController();
  let current: pg.Client | undefined;

  async function run(): Promise<void> {
    let pause = FIRST_PAUSE;
    while (!stopped.signal.aborted) {
      await listen(() => {
        pause = FIRST_PAUSE;
      }).catch((error) => stopped.signal.aborted || lost(error));
      await wait(pause * (0.5 + Math.random()), undefined, { ref: false, signal: stopped.signal }).catch(() => {});
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    }
  }

  async function listen(heard: () => void): Promise<never> {
    const client = new (driver().Client)({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    const over = new AbortController();
    const stop = () => over.abort();
    stopped.signal.addEventListener("abort", stop);
    client.on("error", (error) => over.abort(error));
    client.on("end", () => over.abort(new Error("the connection ended")));
    client.on("notification", ({ payload }) => payload && hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${driver().escapeIdentifier(channel)}`);
      current = client;
      listening?.();
      for (;;) {
        await echo(client, channel);
        heard();
        await wait(BETWEEN_ECHOES, undefined, { ref: false, signal: over.signal });
      }
    } catch (error) {
      throw over.signal.aborted ? over.signal.reason : error;
    } finally {
      current = undefined;
      stopped.signal.removeEventListener("abort", stop);
      void client.end().catch(() => {});
    }
  }

  const running = run();
  return {
    async send(text) {
      await current?.query(NOTIFY, [channel, text]).catch(() => {});
    },
    close() {
      stopped.abort();
      return running;
    },
  };
}

const NOTIFY = "select pg_notify($1, $2)";

/**
 * Sends a notification to this connection and waits for it. A connection may look healthy and receive nothing: cut off
 * on the way, or behind a pooler.
 */
async function echo(client: pg.Client, channel: string): Promise<void> {
  const heard = once(client, "notification", { signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Error("Notifications do not arrive: DATABASE_DIRECT_URL must lead to PostgreSQL itself, not to a pooler");
  });
  await Promise.all([heard, client.query(NOTIFY, [channel, NOTHING])]);
}
