import { hkdfSync, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Desk } from "~/app/domain/desk";
import type { Machine } from "~/app/domain/machine";
import { type MailDependencies, type Mailer, mailerFor, smtpMailer } from "~/app/domain/reach/mail/mail";
import { sealerWith } from "~/app/domain/sealing";
import { signerFor } from "~/app/domain/signing";
import type { MailServer, MailSigning } from "~/app/settings/operator-mail";
import type { Db } from "~/db/handle";
import { idMaker } from "~/db/ids";
import { engineWords } from "./visit";

interface Dependencies {
  db: Db;
  host: string;
  machine: Machine;
  /** The machine's secret. */
  secret: string;
  log: Logger;
  /** The console's origin. */
  origin: string;
  mailer: Mailer;
  sender: Desk["sender"];
  /** Returns the time, UTC ms. */
  now(): number;
}

/** Opens the operators' desk of this installation. */
export function openDesk({ db, host, machine, secret, log, origin, mailer, sender, now }: Dependencies): Desk {
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

/** Sends by its mail server if it has one, else into files, like tenants without one. */
export function deskMailer(
  server: MailServer | undefined,
  mailboxes: MailDependencies["mailboxes"],
  dkim?: MailSigning,
): Mailer {
  if (!server) return mailerFor({ slug: SLUG }, { mailboxes, keys: "", secret: () => undefined });
  const { password, user, ...smtp } = server;
  const login = user === undefined ? {} : { user, password: { env: "OPERATOR_MAIL_URL" } };
  return smtpMailer({ ...smtp, ...login }, () => password, dkim);
}

/** No tenant may have this slug: its folder of emails is the desk's. */
const SLUG = "control";
