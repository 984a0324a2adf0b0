import { effects } from "~/app/domain/effect-handlers";
import type { Site } from "~/app/domain/site";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { type OpenedMail, opened } from "./opened-mail";

export { linkIn, type OpenedMail, tokenIn } from "./opened-mail";

/** Sends what the site's outbox holds, and opens all that went into files so far, in the order in which it was sent. */
export async function mailsFrom(site: Site): Promise<OpenedMail[]> {
  await sendAll(site);
  const kept = await site.mailer.kept(1000);
  return Promise.all(kept.reverse().map(({ source }) => opened(source)));
}

/** Does all that is due, and what comes of it. */
export async function sendAll(site: Site): Promise<void> {
  while ((await sendDue(site, "a test", effects)) > 0);
}
