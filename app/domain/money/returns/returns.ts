import { z } from "zod";
import { grant } from "~/app/domain/money/ledger/ledger";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { spentIn, unreadFirstMessages } from "./returns.queries";

/** First messages that are older stay paid for. In ms. */
const PERIOD = 7 * 24 * 60 * 60 * 1000;

/**
 * Somebody leaves, by deleting the account or by being banned: who wrote a first message to them in the last seven days, and
 * was not read, gets back what it cost, and a mail that says so.
 */
export function returnUnread(site: Site, tx: Tx, leaving: { id: string }): Promise<void> {
  const at = site.now();
  return enqueue(site, tx, returnEffect, { key: `${leaving.id} ${at}`, payload: { to: leaving.id, at } });
}

/** The same at once, for somebody who is erased with this transaction. */
export function returnUnreadNow(site: Site, tx: Tx, leaving: { id: string }): Promise<void> {
  return giveBackUnread(site, tx, { to: leaving.id, at: site.now() });
}

/**
 * Gives a member back, once for a `key`, what their messages to a fraudster cost: those of their conversation after number
 * `afterSeq`. Returns how many credits that is.
 */
export async function returnSpent(
  site: Site,
  tx: Tx,
  member: { id: string },
  { key, ...messages }: { conversationId: string; afterSeq: number; key: string },
): Promise<number> {
  const amount = await spentIn(tx, member.id, messages);
  if (amount > 0) await grant(site, tx, member, { amount, cause: "fraud", key });
  return amount;
}

/** The outbox's part. It has no subject: it is about those who stay. */
export const returnEffect = effect("credits_return", z.object({ to: z.string(), at: z.number() }), {
  subject: () => null,
  handle: ({ payload }, site) => site.db.transact((tx) => giveBackUnread(site, tx, payload)),
});

async function giveBackUnread(site: Site, tx: Tx, { to, at }: { to: string; at: number }): Promise<void> {
  for (const message of await unreadFirstMessages(tx, to, at - PERIOD)) {
    const { senderId: id, email, name, language, key } = message;
    const amount = -message.amount;
    await grant(site, tx, { id }, { amount, cause: "return", key });
    const mail = {
      kind: "credits_back" as const,
      account: id,
      to: email,
      language,
      name,
      action: { path: "/credits" },
    };
    // Once for a message, as the credits: who left may come back and leave again.
    await enqueueMail(site, tx, { ...mail, params: { credits: String(amount) } }, `credits_back ${id} ${key}`);
    tx.afterCommit(() => site.bus.publish({ kind: "news", member: id }));
  }
}
