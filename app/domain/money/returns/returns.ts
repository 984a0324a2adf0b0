import { z } from "zod";
import { grant } from "~/app/domain/money/ledger/ledger";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { spentIn, unreadFirstMessages } from "./returns.queries";

/** How far back first messages are repaid, in ms. */
const PERIOD = 7 * 24 * 60 * 60 * 1000;

/** Repays unread first messages of the last seven days to a member who leaves. Each sender gets an email. */
export function returnUnread(site: Site, tx: Tx, leaving: { id: string }): Promise<void> {
  const at = site.now();
  return enqueue(site, tx, returnEffect, { key: `${leaving.id} ${at}`, payload: { to: leaving.id, at } });
}

/** Repays unread first messages at once, for a member who is erased in this transaction. */
export function returnUnreadNow(site: Site, tx: Tx, leaving: { id: string }): Promise<void> {
  return giveBackUnread(site, tx, { to: leaving.id, at: site.now() });
}

/** Repays messages to a fraudster after number `afterSeq`, once per `key`. Returns the number of credits. */
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

/** The job that repays unread first messages. No subject, because the job concerns the members who stay. */
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
    // Emails once per message, as the credits are repaid once: the leaving member may return and leave again.
    await enqueueMail(site, tx, { ...mail, params: { credits: String(amount) } }, `credits_back ${id} ${key}`);
    tx.afterCommit(() => site.bus.publish({ kind: "news", member: id }));
  }
}
