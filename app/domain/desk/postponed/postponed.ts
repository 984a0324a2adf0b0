import type { Desk } from "~/app/domain/desk";
import type { Deed } from "~/app/domain/desk/deeds/deeds";
import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import type { DeedFailure } from "~/db/control/tables";
import type { Tx } from "~/db/handle";
import { waitsAlready } from "./postponed.errors";
import {
  claim,
  deleteFailures,
  deletePostponed,
  dropBatch,
  firstDue,
  insertPostponed,
  type PostponedRow,
  postponedBy,
  setFailure,
  waitingAt,
} from "./postponed.queries";

export type { PostponedRow } from "./postponed.queries";
/** For the transaction in which an operator leaves. */
export { deletePostponedOf } from "./postponed.queries";

/** A pending action with its target. */
export type Waiting = Pick<PostponedRow, "action" | "target" | "operatorId" | "fields">;

interface Wait {
  /** In ms: how long the operator can undo it. */
  ms: number;
  /** Language in which the operator reads its outcome. */
  language: string;
  /** Throws if these actions conflict with pending ones at their brand. */
  assertAlone?: ((waiting: Waiting[]) => Promise<void>) | undefined;
}

/**
 * Stores actions that were confirmed together, to run once their operator can no longer undo them. Throws
 * actions.waits_already if the same action is pending on the same target, and errors of `assertAlone`.
 */
export async function postpone(
  desk: Desk,
  tx: Tx,
  who: SignedIn,
  deeds: Deed[],
  { ms, language, assertAlone }: Wait,
): Promise<void> {
  const batch = desk.newId();
  const dueAt = desk.now() + ms;
  for (const slug of new Set(deeds.map(({ brand }) => brand))) {
    const waiting = await waitingAt(tx, slug);
    const before = new Set(waiting.map(subjectOf));
    if (deeds.some((deed) => deed.brand === slug && before.has(subjectOf(deed)))) throw waitsAlready();
    await assertAlone?.(waiting);
  }
  const common = { batch, operatorId: who.id, origin: who.operator.origin, language, dueAt };
  await insertPostponed(
    tx,
    deeds.map((deed) => ({ id: desk.newId(), ...common, ...deed, claims: 0, claimedUntil: null, failure: null })),
  );
}

/** Returns the pending action that conflicts with this one, if any. */
export function inTheWayOf(deed: Pick<Deed, "action" | "target">, waiting: Waiting[]): Waiting | undefined {
  return waiting.find((each) => subjectOf(each) === subjectOf(deed));
}

/** A case or photo has one decision; of a member, each action is separate. */
function subjectOf({ action, target }: Pick<Deed, "action" | "target">): string {
  const noun = action.slice(0, action.indexOf("."));
  return `${isDecision(action) && (noun === "cases" || noun === "photos") ? noun : action} ${target}`;
}

/** A mark leaves a photo undecided, and closing other cases leaves its own case unchanged. */
function isDecision(action: string): boolean {
  return action !== "photos.mark" && action !== "cases.close_others";
}

/** Returns an operator's pending and failed actions. */
export async function postponedOf(desk: Pick<Desk, "db">, by: string) {
  const rows = await desk.db.read((conn) => postponedBy(conn, by));
  const failed = rows.filter(({ failure }) => failure && failure.code !== TAKEN_BACK.code);
  return { waiting: rows.filter(({ failure }) => !failure), failed };
}

/** Returns the targets of a brand's pending actions of this noun, with their operators. */
export async function targetsWaiting(desk: Pick<Desk, "db">, slug: string, noun: string): Promise<Map<string, string>> {
  const rows = await desk.db.read((conn) => waitingAt(conn, slug));
  return new Map(
    rows.flatMap(({ action, target, operatorId }) => {
      return action.startsWith(`${noun}.`) && action !== "cases.close_others" ? [[target, operatorId]] : [];
    }),
  );
}

/** Returns the pending actions at a brand. */
export function actionsWaiting(desk: Pick<Desk, "db">, slug: string): Promise<Waiting[]> {
  return desk.db.read((conn) => waitingAt(conn, slug));
}

/**
 * Undoes the operator's whole batch. Returns false once it is due, because some of it may have run; true again for a
 * repeat.
 */
export function takeBack(desk: Pick<Desk, "db" | "now">, by: string, batch: string): Promise<boolean> {
  return desk.db.transact(async (tx) => {
    if ((await dropBatch(tx, { by, named: batch, now: desk.now() }, TAKEN_BACK)) > 0) return true;
    const own = await postponedBy(tx, by);
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
export async function beginDue(desk: Pick<Desk, "db" | "now">): Promise<PostponedRow | undefined> {
  const now = desk.now();
  for (;;) {
    const due = await desk.db.read((conn) => firstDue(conn, now));
    if (!due) return undefined;
    const begun = await desk.db.transact((tx) => claim(tx, due.id, { now, until: now + CLAIM }));
    if (begun) return begun;
  }
}

/** Records the outcome. The operator sees a failure's reason. */
export function settle(desk: Pick<Desk, "db">, id: string, failure?: DeedFailure): Promise<void> {
  return desk.db.transact((tx) => (failure ? setFailure(tx, id, failure) : deletePostponed(tx, id)));
}

/** Deletes failures that were not read for a month. */
export function forgetFailures(desk: Pick<Desk, "db" | "now">): Promise<void> {
  return desk.db.transact((tx) => deleteFailures(tx, { before: desk.now() - KEPT }));
}

/** In ms: longer than any action takes. */
const CLAIM = 60_000;
const KEPT = 30 * 24 * 60 * 60_000;
