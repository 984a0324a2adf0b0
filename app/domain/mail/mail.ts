import { effect, enqueue } from "~/app/domain/outbox/outbox";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { letterOf } from "./letter";
import { type Mail, mailSchema } from "./mail.schema";
import type { Attachment, KeptMail } from "./mailer";

export { type Mail, type MailAction, type MailKind, mailSchema } from "./mail.schema";
export { type Attachment, type Mailer, type MailGround, mailerFor } from "./mailer";

/** Sends a mail once what causes it is committed. The same `key` is one mail, however often it is asked for. */
export function enqueueMail(site: Pick<Site, "newId" | "now" | "bus">, tx: Tx, mail: Mail, key: string): Promise<void> {
  return enqueue(site, tx, mailEffect, { key, payload: mail });
}

/**
 * All the work of a mail that goes to nobody. Where whoever asks may not learn whether there is anybody to write to, they
 * do not learn it either from how busy the server is right after.
 */
export function enqueueNoMail(site: Site, tx: Tx, mail: Pick<Mail, "kind" | "action">, key: string): Promise<void> {
  return enqueueMail(site, tx, { ...mail, account: "", to: NOBODY, language: site.tenant.language, name: "" }, key);
}

/** Rejects where no mail server took it: the outbox tries again. */
export const mailEffect = effect("mail", mailSchema, {
  subject: ({ account }) => account || null,
  handle: ({ id, payload }, site) => sendMail(site, id, payload),
});

/** For an effect of a noun's own whose mail has files. `id` is the effect's. Rejects where no mail server took it. */
export async function sendMail(site: Site, id: string, mail: Mail, attachments: Attachment[] = []): Promise<void> {
  const letter = await letterOf(site, id, mail);
  if (letter.to !== NOBODY) await site.mailer.send({ ...letter, attachments });
}

const NOBODY = "";

/** Removes what was kept of all mails about this account. */
export function forgetMails(site: Pick<Site, "mailer">, account: string): Promise<void> {
  return site.mailer.forget(account);
}

/** For developers: the newest fifty mails that went into files, as they were sent. */
export function keptMails(site: Site): Promise<KeptMail[]> {
  return site.mailer.kept(50);
}
