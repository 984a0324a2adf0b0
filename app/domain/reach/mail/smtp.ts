import type { Tenant } from "~/tenants/schema";
import type { Mailer, MailGround } from "./mailer";
import { messageOf } from "./message";

type Smtp = NonNullable<NonNullable<Tenant["mail"]>["smtp"]>;

/** Speaks TLS from the first byte; on every other port a connection turns to TLS. */
const TLS_FROM_THE_START = 465;

/** In ms; less than the outbox waits for one try. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by a mail server. Rejects where it does not take the mail, and where its password is not to be found. */
export function smtpMailer({ host, port, user, password, tls }: Smtp, secret: MailGround["secret"]): Mailer {
  function login() {
    if (user === undefined || password === undefined) return undefined;
    const pass = secret(password.env);
    if (pass === undefined) throw new Error(`${password.env} is not set`);
    return { user, pass };
  }
  return {
    async send(letter) {
      // Only where a mail is sent: it is a tenth of a second to load.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        host,
        port,
        secure: tls && port === TLS_FROM_THE_START,
        requireTLS: tls,
        ignoreTLS: !tls,
        auth: login(),
        ...PATIENCE,
      });
      await transport.sendMail(messageOf(letter));
    },
    kept: async () => [],
    forget: async () => {},
  };
}
