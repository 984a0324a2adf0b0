import type { Tenant } from "~/tenants/config/schema";
import { mailboxMailer } from "./mailbox";
import type { Mailer, MailGround } from "./outgoing";
import { findSigning } from "./signing";
import { smtpMailer } from "./smtp";

/** By the tenant's mail server where it has one, else into files: the operators' desk has a folder as each tenant has. */
export function mailerFor(tenant: Pick<Tenant, "slug" | "mail">, { mailboxes, keys, secret }: MailGround): Mailer {
  const smtp = tenant.mail?.smtp;
  return smtp ? smtpMailer(smtp, secret, findSigning(tenant.mail, keys)) : mailboxMailer(mailboxes, tenant.slug);
}
