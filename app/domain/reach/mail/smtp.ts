import { readFile } from "node:fs/promises";
import type { Tenant } from "~/tenants/config/schema";
import { messageOf } from "./message";
import type { Mailer, MailGround } from "./outgoing";
import type { Signing } from "./signing";

type Smtp = NonNullable<NonNullable<Tenant["mail"]>["smtp"]>;

/** TLS from the first byte; on every other port a connection upgrades to TLS. */
const TLS_FROM_THE_START = 465;

/** In ms; below the outbox's timeout of one try. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Signs if `dkim` names a key. Rejects if the server refuses the email, or its password or key is missing. */
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

/** Checks a mail server, including TLS and login, without sending. Rejects if it does not accept emails. */
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

/** Reads the key for each email, so a replaced key applies without a restart. */
async function signatureBy({ selector, keyFile = "" }: Signing, from: string) {
  const privateKey = await readFile(keyFile, "utf8");
  return { dkim: { domainName: from.slice(from.lastIndexOf("@") + 1), keySelector: selector, privateKey } };
}
