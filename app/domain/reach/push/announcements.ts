import { z } from "zod";
import type { Site } from "~/app/domain/site";
import { enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { hasSubscription } from "./push.queries";

export const announcement = z.object({
  account: z.string(),
  kind: z.enum(["message", "like", "match", "visit"]),
  other: z.string(),
  conversation: z.string().optional(),
});

export type Announcement = z.infer<typeof announcement>;

/** The job without its handler, which reads what was announced and so depends on the announcing nouns. */
export const ANNOUNCED = { kind: "announcement", subject: ({ account }: Announcement) => account };

/** The job that emails a member about notices still unseen after an hour. */
export const UNSEEN = { kind: "unseen", subject: ({ account }: Announcement) => account };

/** Notifies a member by their browsers, and by email after an hour. A visit causes no email. */
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

/**
 * How long an announcement waits, in ms. Meanwhile an open page may show the event, and several notifications are
 * combined.
 */
const WAIT = 5_000;
const HOUR = 60 * 60 * 1000;
