import type { Site } from "~/app/domain/site";
import { companyLine } from "~/app/domain/site/company/company";
import type { Words } from "~/app/locales";
import type { EmailProps } from "~/themes/mail";
import type { Mail, MailAction } from "./mail.schema";
import { MAIL_TONES } from "./mail.schema";
import type { Email } from "./outgoing";

/** Renders an email in its reader's language and the tenant's design, with its links. */
export async function renderEmail(site: Site, id: string, mail: Mail): Promise<Email> {
  // Loads React and the design with the first email, not at start.
  const { htmlOf, lookOf } = await import("~/themes/mail");
  const { tenant } = site;
  const words = site.words(mail.language);
  const unsubscribe = mail.unsubscribe ? addressOf(site, mail.unsubscribe) : null;
  const content = contentOf(site, mail, words, unsubscribe);
  return {
    id,
    account: mail.account,
    from: {
      name: tenant.mail?.senderName ?? tenant.name,
      address: tenant.mail?.from ?? `no-reply@${new URL(tenant.origin).hostname}`,
    },
    to: mail.to,
    subject: content.subject,
    unsubscribe,
    text: textOf(content),
    html: await htmlOf({ ...content, look: await lookOf(tenant.template, tenant.niche.number) }),
  };
}

type Content = Omit<EmailProps, "look">;

function contentOf(
  site: Site,
  { kind, name, action, params, further = [] }: Mail,
  words: Words,
  unsubscribe: string | null,
): Content {
  const { tenant } = site;
  const say = (part: "subject" | "preview" | "text" | "action" | "note") => words.t(`mail.${kind}.${part}`, params);
  return {
    locale: words.locale,
    subject: say("subject"),
    preview: say("preview"),
    brand: tenant.name,
    logo: tenant.overrides.icons["icon-192.png"] ? `${tenant.origin}/icon-192.png` : null,
    home: tenant.origin,
    greeting: isName(name) ? words.t("mail.greeting", { name }) : words.t("mail.greeting_unnamed"),
    paragraphs: [say("text"), ...further],
    action: { label: say("action"), href: addressOf(site, action), hint: words.t("mail.link_hint") },
    note: say("note"),
    farewell: MAIL_TONES[kind] === "sober" ? words.t("mail.signed", { brand: tenant.name }) : words.t("mail.farewell"),
    unsubscribe: unsubscribe ? { label: words.t("mail.unsubscribe"), href: unsubscribe } : null,
    footer: [words.t("mail.reason", { host: new URL(tenant.origin).host }), companyLine(tenant, words)],
  };
}

/** The plain text begins with the preview, because some lock screens show it instead of the HTML's. */
function textOf(content: Content): string {
  const { preview, greeting, paragraphs, action, note, farewell, unsubscribe, footer } = content;
  const parts = [preview, greeting, ...paragraphs, `${action.label}:\n${action.href}`, note, farewell];
  if (unsubscribe) parts.push(`${unsubscribe.label}:\n${unsubscribe.href}`);
  return `${[...parts, "-- ", ...footer].join("\n\n")}\n`;
}

/** Returns an address on the tenant's own origin, whichever host the causing request used. */
function addressOf({ tenant, signer }: Site, { path, token }: MailAction): string {
  const url = new URL(path, tenant.origin);
  if (token) url.searchParams.set("token", signer.sign(token.purpose, token.id, token.expiresAt));
  return url.href;
}

/**
 * Returns whether a text may stand in an email as a name. Otherwise, a sign-up with another person's address could send
 * an advertisement as the name.
 */
export function isName(name: string): boolean {
  return name.length <= 40 && !/[.:/@\d]/.test(name);
}
