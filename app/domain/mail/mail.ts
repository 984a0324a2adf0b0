import { enqueue, type Handler } from "~/app/domain/outbox/outbox";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { letterOf } from "./letter";
import type { KeptMail } from "./mailer";

/** Each has its texts: `mail.<kind>.subject`, `preview`, `text`, `action`, `note`. */
export type MailKind =
  | "activation"
  | "known"
  | "reset"
  | "address_change"
  | "address_changed"
  | "deleted"
  | "export"
  | "second_factor_off";

export interface Mail {
  kind: MailKind;
  /** The id of the account that it is about: when that is erased, so is what is left of the mail. */
  account: string;
  to: string;
  /** The reader's. */
  language: string;
  /** Whom it greets. */
  name: string;
  action: MailAction;
  /** What its texts fill in. */
  params?: Record<string, string>;
}

/** Where a mail's button leads: a path of the site. */
export interface MailAction {
  path: string;
  /**
   * What the token in the address is signed for. It is not here itself, but made as the mail is sent: so nobody who reads
   * the database can follow the link.
   */
  token?: { purpose: string; id: string /** UTC ms. */; expiresAt: number };
}

/** The kind of effect that a mail is. */
export const MAIL = "mail";

/** Sends a mail once what causes it is committed. The same `key` is one mail, however often it is asked for. */
export function enqueueMail(site: Pick<Site, "newId" | "now" | "bus">, tx: Tx, mail: Mail, key: string): Promise<void> {
  return enqueue(site, tx, { kind: MAIL, key, payload: mail });
}

/**
 * All the work of a mail that goes to nobody. Where whoever asks may not learn whether there is anybody to write to, they
 * do not learn it either from how busy the server is right after.
 */
export function enqueueNoMail(site: Site, tx: Tx, mail: Pick<Mail, "kind" | "action">, key: string): Promise<void> {
  return enqueueMail(site, tx, { ...mail, account: "", to: NOBODY, language: site.tenant.language, name: "" }, key);
}

/** The outbox's way of sending one. Rejects where no mail server took it: the outbox tries again. */
export const sendMail: Handler = async ({ id, payload }, site) => {
  const letter = await letterOf(site, id, payload as Mail);
  if (letter.to !== NOBODY) await site.mailer.send(letter);
};

const NOBODY = "";

/** Removes what was kept of all mails about this account. */
export function forgetMails(site: Pick<Site, "mailer">, account: string): Promise<void> {
  return site.mailer.forget(account);
}

/** For developers: the newest fifty mails that went into files, as they were sent. */
export function keptMails(site: Site): Promise<KeptMail[]> {
  return site.mailer.kept(50);
}
