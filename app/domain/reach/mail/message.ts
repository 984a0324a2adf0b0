import type { Attachment, Letter } from "./outgoing";

/** The letter as nodemailer takes it. One id for every try, so that a mailbox can tell a second copy from a second mail. */
export function messageOf({
  id,
  from,
  to,
  subject,
  text,
  html,
  unsubscribe,
  attachments,
}: Letter & { attachments: Attachment[] }) {
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    // Holiday notices are not sent in answer to these. Those about the account itself have nothing to unsubscribe from.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // The texts hold what people typed; nothing of it may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
