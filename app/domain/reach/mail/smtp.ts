import { readFile } from "node:fs/promises";
import type { Tenant } from "~/tenants/config/schema";
import { messageOf } from "./message";
import type { MailDependencies, Mailer } from "./outgoing";
import type { Signing } from "./signing";

type Smtp = NonNullable<NonNullable<Tenant["mail"]>["smtp"]>;

/** The port on which TLS begins with the first byte. On every other port a connection upgrades to TLS. */
const TLS_FROM_THE_START = 465;

/** The timeouts of a connection in ms, below the outbox's timeout of one try. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Returns a mailer that sends by a mail server, and signs if `dkim` names a key. Sending rejects if the server refuses
 * the email, or if its password or key is missing.
 */
export function smtpMailer(smtp: Smtp, secret: MailDependencies["secret"], dkim?: Signing): Mailer {
  return {
    async send(email) {
      const transport = await transportTo(smtp, secret);
      const { address } = email.from;
      await transport.sendMail({ ...messageOf(email), ...(dkim?.keyFile && (await signatureBy(dkim, address))) });
    },
    kept: async () => [],
    forget: async () => {},
  };
}

/** Checks a mail server, including TLS and login, without sending. Rejects if it does not accept emails. */
export async function greetServer(smtp: Smtp, secret: MailDependencies["secret"]): Promise<void> {
  const transport = await transportTo(smtp, secret);
  await transport.verify();
}

async function transportTo({ host, port, user, password, tls }: Smtp, secret: MailDependencies["secret"]) {
  function login() {
    if (user === undefined || password === undefined) return undefined;
    const pass = secret(password.env);
    if (pass === undefined) throw new Error(`${password.env} is not set`);
    return { user, pass };
  }
  // Loaded with the first email, because it takes a tenth of a second.
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

/** Returns the signature's settings. The key is read for each email, so a replaced key applies without a restart. */
async function signatureBy({ selector, keyFile = "" }: Signing, from: string) {
  const privateKey = await readFile(keyFile, "utf8");
  return { dkim: { domainName: from.slice(from.lastIndexOf("@") + 1), keySelector: selector, privateKey } };
}
