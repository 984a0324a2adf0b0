import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Tenant } from "~/tenants/config/schema";
import { messageOf } from "./message";
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

/** Writes each email to its own file, `<id>.<account>.eml`: ids sort by time, and an account's emails can be found. */
function mailboxMailer(mailboxes: string, slug: string): Mailer {
  const folder = join(mailboxes, slug);
  return {
    async send(email) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(messageOf(email));
      const file = join(folder, `${email.id}.${email.account}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The file is written under another name first, so the folder contains complete emails only.
      await writeFile(`${file}.new`, message, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    async forget(account) {
      const names = await readdir(folder).catch(noneYet);
      const about = names.filter((name) => name.split(".")[1] === account);
      await Promise.all(about.map((name) => rm(join(folder, name), { force: true })));
    },
    async kept(most) {
      const names = await readdir(folder).catch(noneYet);
      const files = names.filter((name) => name.endsWith(".eml")).sort();
      const newest = files.reverse().slice(0, most);
      return Promise.all(newest.map(async (file) => ({ file, source: await readFile(join(folder, file), "utf8") })));
    },
  };
}

function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
