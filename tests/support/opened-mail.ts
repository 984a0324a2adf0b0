import PostalMime from "postal-mime";

/** An email as its reader sees it. */
export interface OpenedMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { name: string; type: string; content: Uint8Array }[];
}

export async function opened(source: string | Uint8Array): Promise<OpenedMail> {
  const mail = await PostalMime.parse(source);
  return {
    from: { name: mail.from?.name ?? "", address: mail.from?.address ?? "" },
    to: mail.to?.map(({ address }) => address).join() ?? "",
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "",
      type: mimeType,
      content: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
    })),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

/** Returns the link of an email's button from the plain text. */
export function linkIn({ text }: OpenedMail): URL {
  const address = /^https?:\/\/\S+$/m.exec(text)?.[0];
  if (!address) throw new Error(`there is no link in:\n${text}`);
  return new URL(address);
}

/** Returns the token of the link. */
export function tokenIn(mail: OpenedMail): string {
  return linkIn(mail).searchParams.get("token") ?? "";
}
