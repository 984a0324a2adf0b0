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
/** Within a larger transaction: somebody leaves. */
export { deletePostponedOf } from "./postponed.queries";

/** An act that waits to be done, and on what. */
export type Waiting = Pick<PostponedRow, "act" | "target" | "operatorId" | "fields">;

interface Wait {
  /** In ms: how long its operator can take it back. */
  ms: number;
  /** In which its operator reads what became of it. */
  language: string;
  /** Throws where the deeds may not wait beside what waits at their brand. */
  assertAlone?: ((waiting: Waiting[]) => Promise<void>) | undefined;
}

/**
 * Keeps deeds that were confirmed together, to be done once their operator can't take them back any more. Throws
 * acts.waits_already where the same waits on the same target, and as `assertAlone` does.
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

/** What waits beside which this act may not wait; undefined where it may. */
export function inTheWayOf(deed: Pick<Deed, "act" | "target">, waiting: Waiting[]): Waiting | undefined {
  return waiting.find((each) => subjectOf(each) === subjectOf(deed));
}

/** Of one case there is one decision, and of one photo; of members, each act is another. */
function subjectOf({ act, target }: Pick<Deed, "act" | "target">): string {
  const noun = act.slice(0, act.indexOf("."));
  return `${isDecision(act) && (noun === "cases" || noun === "photos") ? noun : act} ${target}`;
}

/** A mark leaves a photo to be decided about, and what closes other cases leaves its own as it is. */
function isDecision(act: string): boolean {
  return act !== "photos.mark" && act !== "cases.close_others";
}

/** What somebody is shown of their own: what they can still take back, and what could not be done. */
export async function postponedOf(desk: Pick<Desk, "db">, by: string) {
  const rows = await desk.db.read((conn) => postponedBy(conn, by));
  const failed = rows.filter(({ failure }) => failure && failure.code !== TAKEN_BACK.code);
  return { waiting: rows.filter(({ failure }) => !failure), failed };
}

/** On what of a brand an act of this noun waits, with the operator whose it is. */
export async function targetsWaiting(desk: Pick<Desk, "db">, slug: string, noun: string): Promise<Map<string, string>> {
  const rows = await desk.db.read((conn) => waitingAt(conn, slug));
  return new Map(
    rows.flatMap(({ act, target, operatorId }) => {
      return act.startsWith(`${noun}.`) && act !== "cases.close_others" ? [[target, operatorId]] : [];
    }),
  );
}

/** What waits to be done at a brand. */
export function actsWaiting(desk: Pick<Desk, "db">, slug: string): Promise<Waiting[]> {
  return desk.db.read((conn) => waitingAt(conn, slug));
}

/**
 * Takes one's own batch back, all of it. False from the moment on at which it is due, since some of it may be done; true once more
 * where it was asked twice.
 */
export function takeBack(desk: Pick<Desk, "db" | "now">, by: string, batch: string): Promise<boolean> {
  return desk.db.transact(async (tx) => {
    if ((await dropBatch(tx, { by, named: batch, now: desk.now() }, TAKEN_BACK)) > 0) return true;
    const own = await postponedBy(tx, by);
    return own.some((row) => row.batch === batch && row.failure?.code === TAKEN_BACK.code);
  });
}

/** Kept in place of a reason: whoever presses the button twice is not told that it was too late. */
const TAKEN_BACK = { code: "acts.undone", params: {} };

/** They have read what could not be done. */
export function dismissFailures(desk: Pick<Desk, "db">, by: string): Promise<void> {
  return desk.db.transact((tx) => deleteFailures(tx, { by }));
}

/**
 * Begins the first deed that is due: nobody else does it for a minute, and nobody takes it back. Undefined where none is due.
 * Of one that was begun before, `claims` is more than 1: whoever began may have done it.
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

/** It is done, or could not be done: then its operator hears why. */
export function settle(desk: Pick<Desk, "db">, id: string, failure?: DeedFailure): Promise<void> {
  return desk.db.transact((tx) => (failure ? setFailure(tx, id, failure) : deletePostponed(tx, id)));
}

/** Removes what could not be done and was not read for a month. */
export function forgetFailures(desk: Pick<Desk, "db" | "now">): Promise<void> {
  return desk.db.transact((tx) => deleteFailures(tx, { before: desk.now() - KEPT }));
}

/** In ms: longer than any act takes. */
const CLAIM = 60_000;
const KEPT = 30 * 24 * 60 * 60_000;
