import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { knownText, parseEventId } from "../events/event-id";
import { isComplete } from "../events/events";
import { acquaintances, clockAndNews, insertStale, membersAmong } from "./staleness.queries";

type Desk = Pick<Site, "newId" | "now">;
type Around = Pick<Site, "newId" | "now" | "bus">;

/** Makes the member's polls get a new answer. Not needed with an event for this member (`record`). */
export async function markStale(desk: Desk, tx: Tx, member: string): Promise<void> {
  await markAll(desk, tx, [member]);
}

/**
 * Makes the polls of everyone who may list this member get a new answer. Each process also drops cached visitor pages
 * after the commit.
 */
export async function markStaleAround(around: Around, tx: Tx, id: string): Promise<void> {
  await markAll(around, tx, [id, ...(await acquaintances(tx, id))]);
  tx.afterCommit(() => around.bus.publish({ kind: "people" }));
}

/**
 * Returns whether the member has no events beyond `known`, which is a `Member.eventsUpTo`. False if `known` belongs to
 * another database, or if later events may be deleted.
 */
export async function isFresh(site: Pick<Site, "db">, { id }: Pick<Member, "id">, known: string): Promise<boolean> {
  const position = parseEventId(known);
  if (!position) return false;
  const { news, ...clock } = await site.db.read((conn) => clockAndNews(conn, id, knownText(position.known)));
  return !news && isComplete(clock, position);
}

async function markAll({ newId, now }: Desk, tx: Tx, ids: string[]): Promise<void> {
  const at = now();
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const members = await membersAmong(tx, ids.slice(first, first + AT_ONCE));
    await insertStale(
      tx,
      members.map((memberId) => ({ id: newId(), memberId, at })),
    );
  }
}

const AT_ONCE = 500;
