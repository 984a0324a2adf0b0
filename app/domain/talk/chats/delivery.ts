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

/** The newest message that each member was given of each conversation. */
const marksOf = batch<Mark>({
  wait: 250,
  // The more there are in one commit, the likelier it conflicts with a message in one of their conversations.
  atOnce: 20,
  async write(site, tx, marks) {
    for (const [, mark] of marks) await markDelivered(site, tx, mark);
  },
  failure: "deliveries could not be written",
});

/**
 * Notes that a message, and with it all before it, was given to one of the member's pages. Returns at once and never fails;
 * the sender is told within a second, where both share when they are here. What a crash loses, the mark of reading makes up for.
 */
export function noteDelivered(site: Site, { id: member }: Pick<Member, "id">, message: Delivered): void {
  const marks = marksOf(site);
  const key = `${member} ${message.conversation}`;
  const known = marks.get(key);
  if (!known || known.seq < message.seq) marks.set(key, { member, ...message });
}

async function markDelivered(site: Site, tx: Tx, { member, conversation, seq }: Mark): Promise<void> {
  const side = await sideOf(tx, member, conversation);
  // Where one of the two does not share when they are here, only an answer tells that a message has arrived.
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
