import type { Attachment, Email } from "./outgoing";

/** Converts an email for nodemailer. Every try has the same id, so a mailbox can recognize a second copy. */
export function messageOf({
  id,
  from,
  to,
  subject,
  text,
  html,
  unsubscribe,
  attachments,
}: Email & { attachments: Attachment[] }) {
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    // Suppresses automatic replies. Emails about the account itself have no unsubscribe link.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // The texts contain user input, which must not name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
