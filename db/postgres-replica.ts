import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isConnectionFailure, isSilence } from "./postgres-connection";
import { type Connected, sharedPool } from "./postgres-pool";
import { positionOf } from "./reading";

export interface Replica {
  connectionsOf(slug: string): Connected;
  isWorn(client: pg.PoolClient): boolean;
  /**
   * Returns whether a reader may use the replica. The reader must see everything up to `position`, a position in
   * PostgreSQL's log.
   */
  has(position: bigint | undefined): Promise<boolean>;
  /** Reports a failed read. An unreachable replica is skipped for a moment. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

/**
 * In ms: how long a known position is valid, the pause before asking again, and how long a failed replica is skipped.
 */
const FRESH = 1_000;
const EAGER = 50;
const REST = 1_000;
/** In ms: the longest wait of a reader for the replica's position, and the longest wait for the replica's answer. */
const PATIENCE = 250;
const ANSWERS_WITHIN = 2_000;
/** The maximum lag of a replica that is read, in ms. */
const MOST_BEHIND = 30_000;

export function openReplica(url: string, primary: Pick<pg.Pool, "query">): Replica {
  const { pool, connectionsOf, isWorn } = sharedPool(url);
  const follows = lagOf();
  let replayed: bigint | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let restUntil = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  /** Asks both servers for their positions. If the primary is away, the replica's known position is enough. */
  async function look(): Promise<void> {
    // The promise is not awaited, because the primary may hang.
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
    // The pool's message about a server that accepts no connection has no code.
    const isAway = isConnectionFailure(cause) || isSilence(cause) || /due to connection timeout/.test(message);
    if (isAway) restUntil = performance.now() + REST;
  }

  /** Waits until the replica has told its position. After a quarter of a second the primary answers instead. */
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

/** The query of the replayed position. Its result is null if the server is no longer a replica. */
const REPLAYED = "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position";

/** Measures a replica's lag by when the primary had which position, independent of both clocks. */
export function lagOf() {
  const seen: { position: bigint; at: number }[] = [];
  return {
    primaryAt(position: bigint, at: number): void {
      if (seen.at(-1)?.position !== position) seen.push({ position, at });
      // The first entry tells since when the replica is behind. The later entries tell how far it has caught up.
      if (seen.length > 120) seen.splice(1, 1);
    },
    /** Returns how long the primary has been further ahead, in ms. */
    behind(replayed: bigint, now: number): number {
      while (seen.length > 0 && seen[0]!.position <= replayed) seen.shift();
      return seen.length > 0 ? now - seen[0]!.at : 0;
    },
  };
}
