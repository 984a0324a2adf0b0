import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isConnectionFailure, isSilence } from "./postgres-connection";
import { type Connected, sharedPool } from "./postgres-pool";
import { positionOf } from "./reading";

/** A server that follows the primary and may be behind it. */
export interface Replica {
  connectionsOf(slug: string): Connected;
  isWorn(client: pg.PoolClient): boolean;
  /** Whether it may be read by somebody who has to see all up to that position. */
  has(position: bigint | undefined): Promise<boolean>;
  /** A read from it failed: where it can't be reached it is left alone for a moment. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

/** In ms: how old what is known of it may be, how soon it is asked again by who needs more, and how long it is left alone. */
const FRESH = 1_000;
const EAGER = 50;
const REST = 1_000;
/** In ms: how long a reader waits until it is known how far it is, and how long it may take to say so. */
const PATIENCE = 250;
const ANSWERS_WITHIN = 2_000;
/** In ms: one further behind is not read. */
const MOST_BEHIND = 30_000;

/** `primary`: to compare it with. */
export function openReplica(url: string, primary: Pick<pg.Pool, "query">): Replica {
  const { pool, connectionsOf, isWorn } = sharedPool(url);
  const follows = lagOf();
  let replayed: bigint | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let restUntil = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  /** Asks both how far they are. The primary may be away: then the replica is as good as what is known of it. */
  async function look(): Promise<void> {
    // Not waited for: it may hang.
    primary.query<{ position: string }>("select pg_current_wal_lsn()::text as position").then(
      ({ rows }) => follows.primaryAt(positionOf(rows[0]!.position)!, performance.now()),
      () => {},
    );
    try {
      const asked = { text: REPLAYED, query_timeout: ANSWERS_WITHIN } as pg.QueryConfig;
      const { rows } = await pool.query<{ position: string | null }>(asked);
      replayed = positionOf(rows[0]?.position ?? "");
      lookedAt = performance.now();
    } catch (error) {
      replayed = undefined;
      failed(error);
    }
  }

  function failed(error: unknown): void {
    const { message, cause = error } = error as Error;
    // The pool's own word for a server that does not take a connection.
    const isAway = isConnectionFailure(cause) || isSilence(cause) || /due to connection timeout/.test(message);
    if (isAway) restUntil = performance.now() + REST;
  }

  /** Gives back once it was asked. Where it does not answer at once, the primary is read meanwhile. */
  async function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    const patience = new AbortController();
    const late = pause(PATIENCE, "late", { signal: patience.signal }).catch(() => undefined);
    if ((await Promise.race([looking, late])) === "late") replayed = undefined;
    patience.abort();
  }

  return {
    connectionsOf,
    isWorn,
    failed,
    async has(position) {
      if (performance.now() < restUntil) return false;
      if (performance.now() - lookedAt > FRESH) await lookOnce();
      const isBehind = () => replayed === undefined || replayed < (position ?? 0n);
      if (isBehind() && performance.now() - lookedAt > EAGER) await lookOnce();
      return !isBehind() && follows.behind(replayed!, performance.now()) <= MOST_BEHIND;
    },
    close: () => pool.end(),
  };
}

/** Null where it is no replica any more. */
const REPLAYED = "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position";

/** How far behind a replica is, by where the primary was when: no clock of either is needed. */
export function lagOf() {
  const seen: { position: bigint; at: number }[] = [];
  return {
    primaryAt(position: bigint, at: number): void {
      if (seen.at(-1)?.position !== position) seen.push({ position, at });
      // The first says since when it is behind; those after it, how far a replica has caught up.
      if (seen.length > 120) seen.splice(1, 1);
    },
    /** In ms: since when the primary has been further than that. */
    behind(replayed: bigint, now: number): number {
      while (seen.length > 0 && seen[0]!.position <= replayed) seen.shift();
      return seen.length > 0 ? now - seen[0]!.at : 0;
    },
  };
}
