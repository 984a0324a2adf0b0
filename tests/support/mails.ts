import { effects } from "~/app/domain/effect-handlers";
import type { Site } from "~/app/domain/site";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { type OpenedMail, opened } from "./opened-mail";

export { linkIn, type OpenedMail, tokenIn } from "./opened-mail";

/** Runs the site's outbox. Returns all emails in files so far, in order. */
export async function mailsFrom(site: Site): Promise<OpenedMail[]> {
  await sendAll(site);
  const kept = await site.mailer.kept(1000);
  return Promise.all(kept.reverse().map(({ source }) => opened(source)));
}

/** Runs all due jobs, and the jobs that these jobs create. */
export async function sendAll(site: Site): Promise<void> {
  while ((await sendDue(site, "a test", effects)) > 0);
}
