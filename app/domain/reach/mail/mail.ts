import { z } from "zod";
import type { Site } from "~/app/domain/site";
import { effect, enqueue, payloadsWaiting } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { letterOf } from "./letter";
import { type Mail, mailSchema } from "./mail.schema";
import type { Attachment, KeptMail } from "./mailer";

export { type Mail, type MailAction, mailSchema } from "./mail.schema";
export { type Attachment, type Letter, type Mailer, type MailGround, mailerFor } from "./mailer";

/** Sends a mail once what causes it is committed. The same `key` is one mail, however often it is asked for. */
export function enqueueMail(site: Pick<Site, "newId" | "now" | "bus">, tx: Tx, mail: Mail, key: string): Promise<void> {
  return enqueue(site, tx, mailEffect, { key, payload: mail });
}

/**
 * Does all the work of a mail and sends none. Where a caller may not learn whether an account exists, the server's load
 * afterwards does not give it away either.
 */
export function enqueueNoMail(site: Site, tx: Tx, mail: Pick<Mail, "kind" | "action">, key: string): Promise<void> {
  return enqueueMail(site, tx, { ...mail, account: "", to: NOBODY, language: site.tenant.language, name: "" }, key);
}

/** Rejects where no mail server took it: the outbox tries again. */
export const mailEffect = effect("mail", mailSchema, {
  subject: ({ account }) => account || null,
  handle: ({ id, payload }, site) => sendMail(site, id, payload),
});

/** Which mail an effect sends, by its payload; null for an effect that sends none. */
export function mailKindIn(payload: unknown): Mail["kind"] | null {
  const [mail, within] = [mailSchema.safeParse(payload), withMail.safeParse(payload)];
  return mail.success ? mail.data.kind : within.success ? within.data.mail.kind : null;
}

const withMail = z.object({ mail: mailSchema });

/** For an effect of a noun's own whose mail has files. `id` is the effect's. Rejects where no mail server took it. */
export async function sendMail(site: Site, id: string, mail: Mail, attachments: Attachment[] = []): Promise<void> {
  const letter = await letterOf(site, id, mail);
  if (letter.to !== NOBODY) await site.mailer.send({ ...letter, attachments });
}

const NOBODY = "";

/** A mail as its reader would get it. */
export interface Preview {
  to: string;
  language: string;
  subject: string;
  text: string;
}

/**
 * The mails that `work` would send: it is done and undone again. Nobody is written to. Rejects as `work` does, which gets
 * the site and the transaction that it works with.
 */
export async function mailsOf(site: Site, work: (site: Site, tx: Tx) => Promise<void>): Promise<Preview[]> {
  const undone = new Error("undone on purpose");
  const ids: string[] = [];
  const noting: Site = {
    ...site,
    newId() {
      const id = site.newId();
      ids.push(id);
      return id;
    },
  };
  let mails: Mail[] = [];
  try {
    await site.db.transact(async (tx) => {
      await work(noting, tx);
      mails = await payloadsWaiting(tx, mailEffect, ids);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return Promise.all(mails.map((mail) => previewOf(site, mail)));
}

async function previewOf(site: Site, mail: Mail): Promise<Preview> {
  const { to, subject, text } = await letterOf(site, site.newId(), mail);
  return { to, language: mail.language, subject, text };
}

/** Removes what was kept of all mails about this account. */
export function forgetMails(site: Pick<Site, "mailer">, account: string): Promise<void> {
  return site.mailer.forget(account);
}

/** For developers: the newest fifty mails that went into files, as they were sent. */
export function keptMails(site: Site): Promise<KeptMail[]> {
  return site.mailer.kept(50);
}
