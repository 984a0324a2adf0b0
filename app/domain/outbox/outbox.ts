import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { EffectState } from "~/db/tables";
import {
  deleteWaiting,
  type EffectRow,
  effectsIn,
  insertEffect,
  leaseEffects,
  revive,
  settleEffect,
} from "./outbox.queries";

export interface Effect {
  kind: string;
  /** Of whatever causes it: the same kind and key happen once. */
  key: string;
  payload: unknown;
  /** UTC ms; at once if left out. */
  dueAt?: number;
}

/** Brings an effect about, by kind. May be called again for one whose outcome could not be written down. */
export type Handlers = Record<string, (effect: Pick<EffectRow, "id" | "key" | "payload">) => Promise<void>>;

type Desk = Pick<Site, "newId" | "now">;
type Sender = Pick<Site, "db" | "now">;

/** Tries before an effect is left to an operator. */
export const TRIES = 8;

/** Notes an effect in the commit of what causes it. */
export function enqueue(desk: Desk, tx: Tx, { kind, key, payload, dueAt = desk.now() }: Effect): Promise<void> {
  return insertEffect(tx, { id: desk.newId(), kind, key, payload, dueAt });
}

/** Takes an effect back before anything was done about it. False where something was, or there is no such effect. */
export function withdraw(desk: Desk, tx: Tx, effect: Pick<Effect, "kind" | "key">): Promise<boolean> {
  return deleteWaiting(tx, effect, desk.now());
}

/**
 * Tries what is due, up to twenty. Nobody else has them meanwhile, and where this process dies they are free after a
 * minute. Returns how many were tried. What fails waits longer each time, and is dead after the eighth.
 */
export async function sendDue(site: Sender, owner: string, handlers: Handlers): Promise<number> {
  const now = site.now();
  const lease = { owner, now, until: now + LEASE, kinds: Object.keys(handlers), limit: AT_ONCE };
  const effects = await site.db.transact((tx) => leaseEffects(tx, lease));
  await Promise.all(effects.map((effect) => send(site, effect, handlers[effect.kind]!)));
  return effects.length;
}

/** The longest due first, a hundred at most. */
export function effectsOf(site: Sender, state: EffectState): Promise<EffectRow[]> {
  return site.db.read((conn) => effectsIn(conn, state, LISTED));
}

/** Puts a dead effect back, with all its tries. False where there is no such one. */
export function retry(site: Sender, id: string): Promise<boolean> {
  return site.db.transact((tx) => revive(tx, id, site.now()));
}

/** In ms, as are the waits. */
const LEASE = 60_000;
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60 * 60_000;
const AT_ONCE = 20;
const LISTED = 100;

async function send(site: Sender, effect: EffectRow, handler: Handlers[string]): Promise<void> {
  const outcome = await handler(effect).then(
    () => ({ state: "done" as const, dueAt: effect.dueAt, lastError: null }),
    (error: unknown) => ({
      state: effect.attempts >= TRIES ? ("dead" as const) : ("waiting" as const),
      dueAt: site.now() + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (effect.attempts - 1)),
      lastError: String(error).slice(0, 300),
    }),
  );
  await site.db.transact((tx) => settleEffect(tx, effect, outcome));
}
