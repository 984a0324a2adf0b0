import { inPassing } from "~/app/domain/in-passing";
import type { Site } from "~/app/domain/site";
import type { Conn, Tx } from "~/db/handle";
import { Held } from "~/db/hold";
import type { EffectState } from "~/db/tables";
import {
  countEffects,
  type Depth,
  deleteEffects,
  deleteWaiting,
  type EffectRow,
  effectsIn,
  insertEffect,
  leaseEffects,
  revive,
  settleEffect,
  stateOf,
  undoneAfter,
} from "./outbox.queries";

export interface Effect {
  kind: string;
  /** Of whatever causes it: the same kind and key happen once. */
  key: string;
  payload: unknown;
  /** UTC ms; at once if left out. */
  dueAt?: number;
}

/**
 * Brings an effect about, by kind. May be called again for one whose outcome could not be written down. Where `signal`
 * aborts nobody waits for it any longer, and another try is made later.
 */
export type Handlers = Record<string, Handler>;
export type Handler = (
  effect: Pick<EffectRow, "id" | "key" | "payload">,
  site: Site,
  signal: AbortSignal,
) => Promise<void>;

type Desk = Pick<Site, "newId" | "now" | "bus">;
type Keeper = Pick<Site, "db" | "now">;

/** Tries before an effect is left to an operator: six hours of them, since a mail server may be away that long. */
export const TRIES = 16;

/** Notes an effect in the commit of what causes it, and lets the outbox know of it right after. */
export async function enqueue(desk: Desk, tx: Tx, { kind, key, payload, dueAt = desk.now() }: Effect): Promise<void> {
  await insertEffect(tx, { id: desk.newId(), kind, key, payload, dueAt });
  tx.afterCommit(() => desk.bus.publish({ kind: "effects" }));
}

/** Takes an effect back before anything was done about it. False where something was, or there is no such effect. */
export function withdraw(desk: Desk, tx: Tx, effect: Pick<Effect, "kind" | "key">): Promise<boolean> {
  return deleteWaiting(tx, effect, desk.now());
}

/**
 * Takes back whatever is not done yet and names one of these: an address, an id. Their kinds need not be known. Leaves the
 * effect `except`, which this is part of.
 */
export async function withdrawAbout(tx: Tx, about: readonly string[], except: string): Promise<void> {
  for (let after = ""; ; ) {
    const effects = await undoneAfter(tx, after, LISTED);
    const named = effects.filter(({ id, payload, lastError }) => {
      const told = JSON.stringify([payload, lastError]);
      return id !== except && about.some((each) => told.includes(JSON.stringify(each).slice(1, -1)));
    });
    await deleteEffects(
      tx,
      named.map(({ id }) => id),
    );
    if (effects.length < LISTED) return;
    after = effects.at(-1)!.id;
  }
}

/**
 * Tries what is due, up to twenty. Nobody else has them meanwhile, and where this process dies they are free after a
 * minute. Returns how many were tried, none while the tenant is being moved. What fails waits longer each time, and is
 * dead after the sixteenth. Once `stop` aborts, what is not through is given back as if it had not been tried.
 */
export async function sendDue(site: Site, owner: string, handlers: Handlers, stop = NEVER): Promise<number> {
  const now = site.now();
  const lease = { owner, now, until: now + LEASE, kinds: Object.keys(handlers), limit: AT_ONCE };
  const effects = await site.db.transact((tx) => leaseEffects(tx, lease)).catch(noneWhileHeld);
  const sent = await Promise.allSettled(effects.map((effect) => send(site, effect, handlers[effect.kind]!, stop)));
  for (const each of sent) if (each.status === "rejected") throw each.reason;
  return effects.length;
}

/** Whether this effect was brought about. What is done is forgotten after a while; what is not never is. */
export async function isThrough(conn: Conn, kind: string, key: string): Promise<boolean> {
  const state = await stateOf(conn, kind, key);
  return state === undefined || state === "done";
}

/** The longest due first, a hundred at most. */
export function effectsOf(site: Keeper, state: EffectState): Promise<EffectRow[]> {
  return site.db.read((conn) => effectsIn(conn, state, LISTED));
}

/** How many are not done. */
export function depthOf({ db }: Pick<Site, "db">): Promise<Depth> {
  return db.read(countEffects);
}

/** Puts a dead effect back, with all its tries. False where there is no such one. */
export function retry(site: Keeper, id: string): Promise<boolean> {
  return site.db.transact((tx) => revive(tx, id, site.now()));
}

/** In ms, as are the waits. */
const LEASE = 60_000;
/** For one try; so that its outcome is written down before the lease is over. */
const PATIENCE = 45_000;
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60 * 60_000;
const AT_ONCE = 20;
const LISTED = 100;
const NEVER = new AbortController().signal;

function noneWhileHeld(error: unknown): [] {
  if (error instanceof Held) return [];
  throw error;
}

async function send(site: Site, effect: EffectRow, handler: Handler, stop: AbortSignal): Promise<void> {
  const outcome = await outcomeOf(site, effect, handler, stop);
  // While the tenant is being moved this goes with the lease, and the effect comes about once more.
  await inPassing(site.db.transact((tx) => settleEffect(tx, effect, outcome)));
}

type Outcome = Parameters<typeof settleEffect>[2];

async function outcomeOf(site: Site, effect: EffectRow, handler: Handler, stop: AbortSignal): Promise<Outcome> {
  const { attempts, dueAt, lastError } = effect;
  // Tried that often without an outcome: it may be what the processes that tried it died of.
  if (attempts > TRIES) return { state: "dead", dueAt, attempts, lastError: lastError ?? "no try came to an end" };
  const enough = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]);
  try {
    await Promise.race([handler(effect, site, enough), aborted(enough)]);
    return { state: "done", dueAt: site.now(), attempts, lastError: null };
  } catch (error) {
    if (stop.aborted) return { state: "waiting", dueAt, attempts: attempts - 1, lastError };
    return {
      state: attempts >= TRIES ? "dead" : "waiting",
      dueAt: site.now() + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1)),
      attempts,
      lastError: String(error).slice(0, 300),
    };
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    if (signal.aborted) fail(signal.reason);
    signal.addEventListener("abort", () => fail(signal.reason));
  });
}
