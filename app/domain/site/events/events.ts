import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { remembered } from "~/db/memory";
import { contains, type EventId, type Known, knownText, knownUpTo, parseKnown } from "./event-id";
import {
  type Clock,
  deleteEventsBefore,
  type EventRow,
  eventClock,
  insertEvent,
  insertEventForBoth,
  unknownEvents,
} from "./events.queries";

export type { EventRow } from "./events.queries";

type NewEvent = Pick<EventRow, "kind"> & Partial<Pick<EventRow, "conversationId" | "messageSeq" | "otherId">>;

const HOUR = 60 * 60 * 1000;
/** In ms: how long events are stored. A page that was away longer reloads its data. */
const KEPT = 48 * HOUR;
/** In ms: how often old events are deleted. The next value is the number of events per transaction. */
const PRUNED_EVERY = HOUR;
const PRUNED_AT_ONCE = 1_000;

/** The number of events read at once. No transaction writes as many events for one member. */
const AT_ONCE = 50;

/** Writes an event for a member's pages in the transaction of its cause, and notifies open pages. */
export async function record(site: Site, tx: Tx, member: string, event: NewEvent): Promise<void> {
  const at = site.now();
  const id = site.newId();
  await insertEvent(tx, { id, memberId: member, conversationId: null, messageSeq: null, otherId: null, at, ...event });
  tx.afterCommit(() => {
    site.bus.publish({ kind: "news", member });
    prune(site);
  });
}

/** Writes one event for the pages of both members of a conversation, in one statement. */
export async function recordForBoth(site: Site, tx: Tx, members: [string, string], event: NewEvent): Promise<void> {
  const given = { conversationId: null, messageSeq: null, otherId: null, at: site.now(), ...event };
  const [first, second] = members;
  await insertEventForBoth(tx, { ...given, id: site.newId(), first, secondId: site.newId(), second });
  tx.afterCommit(() => {
    for (const member of members) site.bus.publish({ kind: "news", member });
    prune(site);
  });
}

export type Position = Pick<EventId, "epoch" | "known">;

/**
 * Resumes from a position. `complete` is false if the position belongs to another database, to the future, or to
 * deleted events.
 */
export async function resume(
  site: Pick<Site, "db">,
  position: Position | undefined,
): Promise<{ from: Position; complete: boolean }> {
  const clock = await site.db.read(eventClock);
  const from = positionOf(clock);
  if (!position) return { from, complete: true };
  const complete = isComplete(clock, position);
  return complete ? { from: position, complete } : { from, complete };
}

/** Whether all events after a position still exist. */
export function isComplete(clock: Clock, { epoch, known }: Position): boolean {
  const now = positionOf(clock);
  return epoch === now.epoch && contains(now.known, known) && hasAllUpTo(clock.pruned, known);
}

/** Replaces an unreadable position. Events never resume from this position. */
export const NOWHERE: Position = { epoch: "", known: { end: 1, open: [] } };

export interface Told {
  event: EventRow;
  id: EventId;
}

/** Returns the next events of a member, up to 50, and the position after them. */
export async function eventsAfter(
  site: Pick<Site, "db">,
  member: string,
  { epoch, known: from }: Position,
): Promise<{ told: Told[]; position: Position }> {
  const query = { known: knownText(from), limit: AT_ONCE };
  const { clock, events } = await site.db.read((conn) => unknownEvents(conn, member, query));
  const now = positionOf(clock).known;
  // If the limit splits a transaction, the next read returns all events of that transaction.
  const cut = events.length < AT_ONCE ? undefined : events.at(-1)!.tx;
  const whole = events.filter(({ tx }) => tx !== cut);
  let known = from;
  const told = whole.map(({ tx, ...event }, index): Told => {
    if (whole[index + 1]?.tx !== tx) known = knownUpTo(tx, from, now);
    return { event, id: { epoch, tx, known } };
  });
  return { told, position: { epoch, known: cut === undefined ? now : known } };
}

function positionOf({ epoch, known }: Clock): Position {
  const parsed = parseKnown(known);
  if (!parsed) throw new Error(`the database gave no snapshot: ${known}`);
  return { epoch, known: parsed };
}

function hasAllUpTo(tx: number, { end, open }: Known): boolean {
  return end > tx && !open.some((each) => each <= tx);
}

const prunedAt = remembered<{ last?: number }>(() => ({}));

/** Deletes old events once an hour. Returns at once and never fails: the next run finds the rest. */
function prune(site: Site): void {
  const now = site.now();
  const pruned = prunedAt(site.db);
  if (pruned.last !== undefined && now - pruned.last < PRUNED_EVERY) return;
  pruned.last = now;
  skipWhileReadOnly(pruneAll(site, now - KEPT)).catch((error) => {
    site.log.warn({ err: error }, "old events could not be deleted");
  });
}

async function pruneAll({ db }: Pick<Site, "db">, before: number): Promise<void> {
  while ((await db.transact((tx) => deleteEventsBefore(tx, before, PRUNED_AT_ONCE))) === PRUNED_AT_ONCE);
}
