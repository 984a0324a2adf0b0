import { readFile } from "node:fs/promises";
import type { Tenant } from "~/tenants/config/schema";
import { messageOf } from "./message";
import type { Mailer, MailGround } from "./outgoing";
import type { Signing } from "./signing";

type Smtp = NonNullable<NonNullable<Tenant["mail"]>["smtp"]>;

/** Speaks TLS from the first byte; on every other port a connection turns to TLS. */
const TLS_FROM_THE_START = 465;

/** In ms; less than the outbox waits for one try. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends by a mail server, signed where `dkim` names a key. Rejects where it does not take the mail, and where its password or the key
 * is not to be found.
 */
export function smtpMailer(smtp: Smtp, secret: MailGround["secret"], dkim?: Signing): Mailer {
  return {
    async send(letter) {
      const transport = await transportTo(smtp, secret);
      const { address } = letter.from;
      await transport.sendMail({ ...messageOf(letter), ...(dkim?.keyFile && (await signatureBy(dkim, address))) });
    },
    kept: async () => [],
    forget: async () => {},
  };
}

/** Whether a server takes mails: it is greeted, TLS and the log-in included, and nothing is sent. Rejects where it does not. */
export async function greetServer(smtp: Smtp, secret: MailGround["secret"]): Promise<void> {
  const transport = await transportTo(smtp, secret);
  await transport.verify();
}

async function transportTo({ host, port, user, password, tls }: Smtp, secret: MailGround["secret"]) {
  function login() {
    if (user === undefined || password === undefined) return undefined;
    const pass = secret(password.env);
    if (pass === undefined) throw new Error(`${password.env} is not set`);
    return { user, pass };
  }
  // Only where a mail is sent: it is a tenth of a second to load.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    host,
    port,
    secure: tls && port === TLS_FROM_THE_START,
    requireTLS: tls,
    ignoreTLS: !tls,
    auth: login(),
    ...PATIENCE,
  });
}

/** The key is read for each mail: one that was replaced holds at once, and no process has to start anew. */
async function signatureBy({ selector, keyFile = "" }: Signing, from: string) {
  const privateKey = await readFile(keyFile, "utf8");
  return { dkim: { domainName: from.slice(from.lastIndexOf("@") + 1), keySelector: selector, privateKey } };
}
