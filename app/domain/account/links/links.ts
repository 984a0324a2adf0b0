import type { MailAction } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Conn, Tx } from "~/db/handle";
import type { LinkPurpose } from "~/db/tables";
import { linkSpent } from "./links.errors";
import { deleteExpiredLinks, goodLink, insertLink, type LinkRow, markLinkUsed, usedLink } from "./links.queries";

// Queries for other nouns, within their own reads and transactions.
export { deleteLinks, deleteOpenLinks, linksMailed, newestLink } from "./links.queries";

interface NewLink {
  /** Defaults to a new id. Two calls with one id make one link. */
  id?: string;
  accountId: string;
  purpose: LinkPurpose;
  email: string;
}

/** Makes a link for an email, valid once and for a limited time. The link's token is made as the email is sent. */
export async function makeLink(site: Site, tx: Tx, { id = site.newId(), purpose, ...link }: NewLink) {
  const { path, lasts } = LINKS[purpose];
  const createdAt = site.now();
  const expiresAt = createdAt + lasts;
  await deleteExpiredLinks(tx, link.accountId, createdAt);
  await insertLink(tx, { id, purpose, ...link, createdAt, expiresAt });
  return { id, action: { path, token: { purpose, id, expiresAt } } satisfies MailAction };
}

/** Uses up the link of this token and returns it. Throws `account.link_spent`. */
export async function spendLink(site: Site, tx: Tx, purpose: LinkPurpose, token: string): Promise<LinkRow> {
  const id = site.signer.open(purpose, token, site.now());
  const link = id === undefined ? undefined : await markLinkUsed(tx, id, purpose, site.now());
  if (!link) throw linkSpent();
  return link;
}

export async function spentLink(
  site: Site,
  conn: Conn,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkRow | undefined> {
  const id = site.signer.open(purpose, token, site.now());
  return id === undefined ? undefined : usedLink(conn, id, purpose);
}

/** Returns whether the link was used within the last minute, so that its form may be repeated. */
export function isSpentJustNow({ now }: Pick<Site, "now">, { usedAt }: Pick<LinkRow, "usedAt">): boolean {
  return usedAt !== null && usedAt > now() - SENT_TWICE;
}

export async function linkWorks(site: Site, purpose: LinkPurpose, token: string): Promise<boolean> {
  return (await accountOfLink(site, purpose, token)) !== undefined;
}

export async function accountOfLink(site: Site, purpose: LinkPurpose, token: string): Promise<string | undefined> {
  const id = site.signer.open(purpose, token, site.now());
  const link = id === undefined ? undefined : await site.db.read((conn) => goodLink(conn, id, purpose, site.now()));
  return link?.accountId;
}

/** In ms: a form that is sent again within this time is a repeat. */
export const SENT_TWICE = 60 * 1000;

const HOUR = 60 * 60 * 1000;
/** The page of each kind of link, and how long the link is valid. Emails and pages state these durations in words. */
const LINKS: Record<LinkPurpose, { path: string; lasts: number }> = {
  activate: { path: "/activate", lasts: 3 * 24 * HOUR },
  reset: { path: "/reset-password/do", lasts: HOUR },
  change_email: { path: "/mail-change/do", lasts: 24 * HOUR },
  keep_email: { path: "/mail-change/do?keep", lasts: 24 * HOUR },
};
