import type { Tenant } from "~/tenants/config/schema";
import { mailboxMailer } from "./mailbox";
import type { MailDependencies, Mailer } from "./outgoing";
import { findSigning } from "./signing";
import { smtpMailer } from "./smtp";

/** Returns the tenant's mail server, else one that writes files, with a folder per tenant and for the desk. */
export function mailerFor(
  tenant: Pick<Tenant, "slug" | "mail">,
  { mailboxes, keys, secret }: MailDependencies,
): Mailer {
  const smtp = tenant.mail?.smtp;
  return smtp ? smtpMailer(smtp, secret, findSigning(tenant.mail, keys)) : mailboxMailer(mailboxes, tenant.slug);
}
