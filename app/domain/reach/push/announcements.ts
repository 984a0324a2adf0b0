import { z } from "zod";
import type { Site } from "~/app/domain/site";
import { enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { hasSubscription } from "./push.queries";

export const announcement = z.object({
  account: z.string(),
  kind: z.enum(["message", "like", "match", "visit"]),
  /** Who did it. */
  other: z.string(),
  /** Of a message. */
  conversation: z.string().optional(),
});

export type Announcement = z.infer<typeof announcement>;

/** The effect without its handler, which looks at what was announced and so knows nouns that announce. */
export const ANNOUNCED = { kind: "announcement", subject: ({ account }: Announcement) => account };

/** The same for the effect that mails what is still unseen after an hour. */
export const UNSEEN = { kind: "unseen", subject: ({ account }: Announcement) => account };

/**
 * Notes in the commit of its cause what somebody is to be told: by their browsers, where there are any, and by mail, where
 * it waits for an hour. A visit is worth no mail.
 */
export async function announce(site: Site, tx: Tx, about: Announcement): Promise<void> {
  const now = site.now();
  if (about.kind !== "visit") {
    const key = `${about.kind} ${about.account} ${about.other} ${Math.floor(now / HOUR)}`;
    await enqueue(site, tx, UNSEEN, { key, payload: about, dueAt: now + HOUR });
  }
  if (!(await hasSubscription(tx, about.account))) return;
  const turn = Math.floor(now / WAIT);
  const key = `${about.kind} ${about.account} ${about.other} ${turn}`;
  await enqueue(site, tx, ANNOUNCED, { key, payload: about, dueAt: now + WAIT });
}

/** In ms: by then an open page has shown it, and several at once become one. */
const WAIT = 5_000;
const HOUR = 60 * 60 * 1000;
