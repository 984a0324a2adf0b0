import type { Desk } from "~/app/domain/desk";
import type { ChosenAction } from "~/app/domain/desk/confirmations/confirmations";
import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import type { ActionFailure } from "~/db/control/tables";
import type { Tx } from "~/db/handle";
import { alreadyPending } from "./pending-actions.errors";
import {
  deleteFailures,
  deletePending,
  dropBatch,
  firstDue,
  insertPending,
  lease,
  type PendingRow,
  selectPendingOf,
  setFailure,
  waitingAt,
} from "./pending-actions.queries";

export type { PendingRow } from "./pending-actions.queries";
/** Deletes an operator's pending actions, in the transaction in which the operator leaves. */
export { deletePendingOf } from "./pending-actions.queries";

/** A pending action with its target. */
export type PendingAction = Pick<PendingRow, "action" | "target" | "operatorId" | "fields">;

interface Wait {
  /** How long the operator can undo the action, in ms. */
  ms: number;
  /** Language in which the operator reads its outcome. */
  language: string;
  /** Throws if these actions conflict with pending ones at their brand. */
  assertAlone?: ((waiting: PendingAction[]) => Promise<void>) | undefined;
}

/**
 * Stores actions that were confirmed together, to run once their operator can no longer undo them. Throws
 * actions.already_pending if the same action is pending on the same target, and errors of `assertAlone`.
 */
export async function postpone(
  desk: Desk,
  tx: Tx,
  who: SignedIn,
  actions: ChosenAction[],
  { ms, language, assertAlone }: Wait,
): Promise<void> {
  const batch = desk.newId();
  const dueAt = desk.now() + ms;
  for (const slug of new Set(actions.map(({ brand }) => brand))) {
    const waiting = await waitingAt(tx, slug);
    const before = new Set(waiting.map(subjectOf));
    if (actions.some((action) => action.brand === slug && before.has(subjectOf(action)))) throw alreadyPending();
    await assertAlone?.(waiting);
  }
  const common = { batch, operatorId: who.id, origin: who.operator.origin, language, dueAt };
  await insertPending(
    tx,
    actions.map((action) => ({ id: desk.newId(), ...common, ...action, leases: 0, leasedUntil: null, failure: null })),
  );
}

/** Returns the pending action that conflicts with this one, if any. */
export function inTheWayOf(
  action: Pick<ChosenAction, "action" | "target">,
  waiting: PendingAction[],
): PendingAction | undefined {
  return waiting.find((each) => subjectOf(each) === subjectOf(action));
}

/**
 * Returns the subject of an action: two pending actions with the same subject conflict. A case or photo has one
 * decision at a time; of a member, only the same action conflicts.
 */
function subjectOf({ action, target }: Pick<ChosenAction, "action" | "target">): string {
  const noun = action.slice(0, action.indexOf("."));
  return `${isDecision(action) && (noun === "cases" || noun === "photos") ? noun : action} ${target}`;
}

/**
 * Returns whether the action decides its case or photo. A mark leaves a photo undecided, and closing other cases leaves
 * its own case unchanged.
 */
function isDecision(action: string): boolean {
  return action !== "photos.mark" && action !== "cases.close_others";
}

/** Returns an operator's pending and failed actions. */
export async function findPendingActions(desk: Pick<Desk, "db">, by: string) {
  const rows = await desk.db.read((conn) => selectPendingOf(conn, by));
  const failed = rows.filter(({ failure }) => failure && failure.code !== TAKEN_BACK.code);
  return { waiting: rows.filter(({ failure }) => !failure), failed };
}

/** Returns the targets of a brand's pending actions of this noun, with their operators. */
export async function findPendingTargets(
  desk: Pick<Desk, "db">,
  slug: string,
  noun: string,
): Promise<Map<string, string>> {
  const rows = await desk.db.read((conn) => waitingAt(conn, slug));
  return new Map(
    rows.flatMap(({ action, target, operatorId }) => {
      return action.startsWith(`${noun}.`) && action !== "cases.close_others" ? [[target, operatorId]] : [];
    }),
  );
}

/** Returns the pending actions at a brand. */
export function findPendingAt(desk: Pick<Desk, "db">, slug: string): Promise<PendingAction[]> {
  return desk.db.read((conn) => waitingAt(conn, slug));
}

/**
 * Undoes the operator's whole batch, and returns true. Returns false once the batch is due, because some of its actions
 * may have run. A repeat returns true again.
 */
export function takeBack(desk: Pick<Desk, "db" | "now">, by: string, batch: string): Promise<boolean> {
  return desk.db.transact(async (tx) => {
    if ((await dropBatch(tx, { by, named: batch, now: desk.now() }, TAKEN_BACK)) > 0) return true;
    const own = await selectPendingOf(tx, by);
    return own.some((row) => row.batch === batch && row.failure?.code === TAKEN_BACK.code);
  });
}

/** Marks an undo that already ran, so a second click reports success. */
const TAKEN_BACK = { code: "actions.undone", params: {} };

/** Deletes the failed actions that the operator has read. */
export function dismissFailures(desk: Pick<Desk, "db">, by: string): Promise<void> {
  return desk.db.transact((tx) => deleteFailures(tx, { by }));
}

/**
 * Starts the first due action: leases it for a minute, after which it cannot be undone. Returns undefined if none is
 * due. If it was started before, `claims` is more than 1: the earlier server may have run it.
 */
export async function beginDue(desk: Pick<Desk, "db" | "now">): Promise<PendingRow | undefined> {
  const now = desk.now();
  for (;;) {
    const due = await desk.db.read((conn) => firstDue(conn, now));
    if (!due) return undefined;
    const begun = await desk.db.transact((tx) => lease(tx, due.id, { now, until: now + LEASE }));
    if (begun) return begun;
  }
}

/** Records the outcome. The operator sees a failure's reason. */
export function settle(desk: Pick<Desk, "db">, id: string, failure?: ActionFailure): Promise<void> {
  return desk.db.transact((tx) => (failure ? setFailure(tx, id, failure) : deletePending(tx, id)));
}

/** Deletes failures that were not read for a month. */
export function forgetFailures(desk: Pick<Desk, "db" | "now">): Promise<void> {
  return desk.db.transact((tx) => deleteFailures(tx, { before: desk.now() - KEPT }));
}

/** In ms: longer than any action takes. */
const LEASE = 60_000;
const KEPT = 30 * 24 * 60 * 60_000;
