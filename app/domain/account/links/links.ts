import type { MailAction } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Conn, Tx } from "~/db/handle";
import type { LinkPurpose } from "~/db/tables";
import { linkSpent } from "./links.errors";
import { deleteExpiredLinks, goodLink, insertLink, type LinkRow, markLinkUsed, usedLink } from "./links.queries";

// For what another noun does in reads and transactions of its own.
export { deleteLinks, deleteOpenLinks, linksMailed, newestLink } from "./links.queries";

interface NewLink {
  /** A new one where left out; the same id is one link. */
  id?: string;
  accountId: string;
  purpose: LinkPurpose;
  /** The address that it is mailed to. */
  email: string;
}

/** A link for a mail, that works once and for a while. Its token is made as the mail is sent. */
export async function makeLink(site: Site, tx: Tx, { id = site.newId(), purpose, ...link }: NewLink) {
  const { path, lasts } = LINKS[purpose];
  const createdAt = site.now();
  const expiresAt = createdAt + lasts;
  await deleteExpiredLinks(tx, link.accountId, createdAt);
  await insertLink(tx, { id, purpose, ...link, createdAt, expiresAt });
  return { id, action: { path, token: { purpose, id, expiresAt } } satisfies MailAction };
}

/** The link that this is the token of, used up by this. Throws `account.link_spent`. */
export async function spendLink(site: Site, tx: Tx, purpose: LinkPurpose, token: string): Promise<LinkRow> {
  const id = site.signer.open(purpose, token, site.now());
  const link = id === undefined ? undefined : await markLinkUsed(tx, id, purpose, site.now());
  if (!link) throw linkSpent();
  return link;
}

/** The link that this is the token of, once it was used up and until it expires. */
export async function spentLink(
  site: Site,
  conn: Conn,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkRow | undefined> {
  const id = site.signer.open(purpose, token, site.now());
  return id === undefined ? undefined : usedLink(conn, id, purpose);
}

/** Whether it was used up within the last minute: its form may have been sent twice. */
export function isSpentJustNow({ now }: Pick<Site, "now">, { usedAt }: Pick<LinkRow, "usedAt">): boolean {
  return usedAt !== null && usedAt > now() - SENT_TWICE;
}

/** Whether the token would still do what it was mailed for. */
export async function linkWorks(site: Site, purpose: LinkPurpose, token: string): Promise<boolean> {
  return (await accountOfLink(site, purpose, token)) !== undefined;
}

/** The id of the account that the link is about; undefined where it would do nothing any more. */
export async function accountOfLink(site: Site, purpose: LinkPurpose, token: string): Promise<string | undefined> {
  const id = site.signer.open(purpose, token, site.now());
  const link = id === undefined ? undefined : await site.db.read((conn) => goodLink(conn, id, purpose, site.now()));
  return link?.accountId;
}

/** In ms: the same form within so long is the first one, sent again. */
export const SENT_TWICE = 60 * 1000;

const HOUR = 60 * 60 * 1000;
/** The mails and pages say in words how long they last. */
const LINKS: Record<LinkPurpose, { path: string; lasts: number }> = {
  activate: { path: "/activate", lasts: 3 * 24 * HOUR },
  reset: { path: "/reset-password/do", lasts: HOUR },
  change_email: { path: "/mail-change/do", lasts: 24 * HOUR },
  keep_email: { path: "/mail-change/do?keep", lasts: 24 * HOUR },
};
