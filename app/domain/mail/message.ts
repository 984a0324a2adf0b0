import type { Letter } from "./mailer";

/** The letter as nodemailer takes it. One id for every try, so that a mailbox can tell a second copy from a second mail. */
export function messageOf({ id, from, to, subject, text, html }: Letter) {
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    // Holiday notices are not sent in answer to these. All are about the account and caused by its owner, so there is no
    // List-Unsubscribe.
    headers: { "Auto-Submitted": "auto-generated" },
    // The texts hold what people typed; nothing of it may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
