import { batch } from "~/app/domain/batches";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import { markStale } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import { markSideDelivered, sideOf } from "./sides.queries";

interface Delivered {
  conversation: string;
  seq: number;
}

interface Mark extends Delivered {
  member: string;
}

/** The newest message delivered to each member in each conversation. */
const marksOf = batch<Mark>({
  wait: 250,
  // Larger transactions conflict more often with new messages of their conversations.
  atOnce: 20,
  async write(site, tx, marks) {
    for (const [, mark] of marks) await markDelivered(site, tx, mark);
  },
  failure: "deliveries could not be written",
});

/**
 * Records that a message, and all earlier ones, reached a page of the member. Returns at once and never fails. The
 * sender is told within a second if both members share their activity. A crash may lose the record, which the read mark
 * then makes up for.
 */
export function noteDelivered(site: Site, { id: member }: Pick<Member, "id">, message: Delivered): void {
  const marks = marksOf(site);
  const key = `${member} ${message.conversation}`;
  const known = marks.get(key);
  if (!known || known.seq < message.seq) marks.set(key, { member, ...message });
}

async function markDelivered(site: Site, tx: Tx, { member, conversation, seq }: Mark): Promise<void> {
  const side = await sideOf(tx, member, conversation);
  // If either hides their activity, only an answer reveals that a message has arrived.
  if (!side || side.blocked || !side.sharesPresence || !(await markSideDelivered(tx, member, conversation, seq)))
    return;
  await markStale(site, tx, member);
  if (!side.otherListens) return;
  await record(site, tx, side.otherId, {
    kind: "delivered",
    conversationId: conversation,
    messageSeq: seq,
    otherId: member,
  });
}
