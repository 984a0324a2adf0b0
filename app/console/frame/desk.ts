import { hkdfSync, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Desk } from "~/app/domain/desk";
import type { Machine } from "~/app/domain/machine";
import { type Mailer, type MailGround, mailerFor, smtpMailer } from "~/app/domain/reach/mail/mail";
import { sealerWith } from "~/app/domain/sealing";
import { signerFor } from "~/app/domain/signing";
import type { MailServer, MailSigning } from "~/app/settings/operator-mail";
import type { Db } from "~/db/handle";
import { idMaker } from "~/db/ids";
import { engineWords } from "./visit";

interface Ground {
  db: Db;
  host: string;
  machine: Machine;
  /** The machine's. */
  secret: string;
  log: Logger;
  /** Where the console answers. */
  origin: string;
  mailer: Mailer;
  sender: Desk["sender"];
  /** UTC ms. */
  now(): number;
}

/** The operators' desk of this installation. */
export function openDesk({ db, host, machine, secret, log, origin, mailer, sender, now }: Ground): Desk {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "the operators' desk", 32));
  return {
    db,
    host,
    tenant: { slug: SLUG },
    machine,
    sealer: sealerWith(key),
    signer: signerFor(SLUG, secret),
    now,
    newId: idMaker(now, randomBytes),
    randomBytes,
    log,
    origin,
    mailer,
    sender,
    words: engineWords,
  };
}

/** By its mail server where it has one, else into files beside those of the tenants without one. */
export function deskMailer(
  server: MailServer | undefined,
  mailboxes: MailGround["mailboxes"],
  dkim?: MailSigning,
): Mailer {
  if (!server) return mailerFor({ slug: SLUG }, { mailboxes, keys: "", secret: () => undefined });
  const { password, user, ...smtp } = server;
  const login = user === undefined ? {} : { user, password: { env: "OPERATOR_MAIL_URL" } };
  return smtpMailer({ ...smtp, ...login }, () => password, dkim);
}

/** No tenant may be called that: its folder of mails is the desk's own. */
const SLUG = "control";
