import { z } from "zod";
import { aliveAt, sessionHashOf } from "~/app/domain/account/sessions/sessions";
import { checked, wrongFields } from "~/app/domain/checked";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import {
  deleteSubscription,
  deleteSubscriptionOf,
  keepNewest,
  subscriptionById,
  subscriptionsOf,
  upsertSubscription,
} from "./push.queries";
import { type PushSubscriptionDraft, pushSubscription } from "./push.schema";

export { pusherFor } from "./pusher";

type Account = { id: string };

const MOST = 10;

/**
 * Stores a browser's subscription, which lasts as long as the session of `token`. Throws `invalid` for an unknown push
 * service.
 */
export async function subscribe(
  site: Site,
  account: Account,
  draft: PushSubscriptionDraft,
  token: string,
): Promise<void> {
  const { endpoint, keys } = checked(pushSubscription, draft);
  if (!site.pusher.knows(endpoint)) throw wrongFields({ endpoint: [{ key: "request.invalid" }] });
  const row = { accountId: account.id, sessionHash: sessionHashOf(token), endpoint, ...keys };
  await site.db.transact(async (tx) => {
    await upsertSubscription(tx, { ...row, id: site.newId(), createdAt: site.now() });
    await keepNewest(tx, account.id, MOST);
  });
}

/** Removes a browser's subscription. Does nothing if the subscription is unknown, or belongs to another account. */
export async function unsubscribe(site: Site, account: Account, endpoint: string): Promise<void> {
  await site.db.transact((tx) => deleteSubscriptionOf(tx, account.id, endpoint));
}

/**
 * A notification as browsers show it. `topic` names its subject: a later notification replaces an earlier notification
 * of the same topic.
 */
export interface Notification {
  account: string;
  topic: string;
  title: string;
  body: string;
  /** Path of the picture beside the notification, if not the site's icon. */
  icon?: string;
  language: string;
  /** Paths of the page for a logged-in member, and for everyone else. */
  check: string;
  open: string;
  badge: number;
}

/** Sends a notification to every browser of its account after `tx` commits. The same `key` is sent once. */
export async function push(site: Site, tx: Tx, notification: Notification, key: string): Promise<void> {
  for (const { id } of await subscriptionsOf(tx, notification.account, aliveAt(site))) {
    await enqueue(site, tx, pushEffect, { key: `${key} ${id}`, payload: { ...notification, subscription: id } });
  }
}

const notification = z.object({
  account: z.string(),
  subscription: z.string(),
  topic: z.string(),
  title: z.string(),
  body: z.string(),
  icon: z.string().optional(),
  language: z.string(),
  check: z.string(),
  open: z.string(),
  badge: z.number(),
});

/**
 * The job that sends a notification. Rejects if the push service did not accept the notification, so the outbox
 * retries.
 */
export const pushEffect = effect("push", notification, {
  subject: ({ account }) => account,
  async handle({ payload }, site, signal) {
    const target = await site.db.read((conn) => subscriptionById(conn, payload.subscription));
    if (target?.accountId !== payload.account) return; // logged out meanwhile, or another account's by now
    const { topic } = payload;
    const taken = await site.pusher.send(target, { payload: payloadOf(site, payload), topic, ttl: TTL }, signal);
    if (!taken) await site.db.transact((tx) => deleteSubscription(tx, target.id));
  },
});

/** How long a push service keeps a notification, in seconds: after a day the news is outdated. */
const TTL = 24 * 60 * 60;

/**
 * Returns the payload in the form of Declarative Web Push, which Safari shows without a worker. Browsers disagree on
 * the badge's position.
 */
function payloadOf(site: Site, { title, body, icon, language, topic, check, open, badge }: Notification): string {
  const about = { title, body, lang: language, dir: "ltr", tag: topic, silent: false, app_badge: badge };
  return JSON.stringify({
    web_push: 8030,
    notification: { ...about, navigate: `${site.tenant.origin}${check}`, data: { check, open, icon } },
    app_badge: badge,
    mutable: true,
  });
}
