import { isSpentJustNow, makeLink, newestLink, spendLink, spentLink } from "~/app/domain/account/links/links";
import { linkSpent } from "~/app/domain/account/links/links.errors";
import { countOnce } from "~/app/domain/counts";
import type { Member } from "~/app/domain/member";
import { grant, hasMoved } from "~/app/domain/money/ledger/ledger";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail, mailEffect } from "~/app/domain/reach/mail/mail";
import { reportLead } from "~/app/domain/reach/postbacks/postbacks";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { limit } from "~/app/domain/site/limits/limits";
import { isDone } from "~/app/domain/site/outbox/outbox";
import type { Conn, Tx } from "~/db/handle";
import { alreadyConfirmed, memberNotFound, notConfirmed, tooManyMails } from "./accounts.errors";
import { memberById, setConfirmed } from "./accounts.queries";
import { accountsOfMailbox } from "./mailboxes.queries";

/** Emails the link that confirms an address. With private addresses it leads to the next step of the sign-up. */
export async function mailActivation(
  site: Site,
  tx: Tx,
  { id: accountId, email, name, language }: Pick<Member, "id" | "email" | "name" | "language">,
): Promise<void> {
  const { id, action } = await makeLink(site, tx, { accountId, purpose: "activate", email });
  const path = site.tenant.accountDiscovery === "private" ? "/complete-signup" : action.path;
  const mail = { kind: "activation" as const, account: accountId, to: email, language, name };
  await enqueueMail(site, tx, { ...mail, action: { ...action, path } }, id);
}

/** Resends the link unless confirmed. Throws `account.resend_too_many` past 5 in 30 minutes and 10 a day. */
export async function resendActivation(site: Site, member: Member): Promise<void> {
  if (member.confirmedAt !== null) return;
  await limit(site, "activation", member.id, RESENT, tooManyMails);
  await site.db.transact((tx) => mailActivation(site, tx, member));
}

/** Resends the link for an operator. Throws account.reason_missing, account.no_member, account.confirmed. */
export async function resendConfirmation(site: Site, operator: Operator, id: string, reason: string): Promise<void> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const member = await memberById(tx, id);
      if (!member) throw memberNotFound();
      if (member.confirmedAt !== null) throw alreadyConfirmed();
      await mailActivation(site, tx, member);
      const on = { kind: "member" as const, id };
      const entry = { action: "confirmations.resend" as const, on, member: id, reason: why, before: {}, after: {} };
      return { value: undefined, entry };
    }),
  );
}

/** Confirms the link's address, also twice. Throws `account.link_spent`, also if the address changed since. */
export async function activate(site: Site, token: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if ((await confirmedBy(site, tx, "activate", token))?.justNow) return;
    const { accountId, email } = await spendLink(site, tx, "activate", token);
    const member = await memberById(tx, accountId);
    if (member?.email !== email) throw linkSpent();
    await confirm(site, tx, member);
  });
}

/**
 * Returns the owner of the address that a used link confirmed, if the address is unchanged, and whether the link was
 * used within the last minute.
 */
export async function confirmedBy(
  site: Site,
  conn: Conn,
  purpose: "activate" | "change_email" | "keep_email",
  token: string,
): Promise<{ accountId: string; justNow: boolean } | undefined> {
  const link = await spentLink(site, conn, purpose, token);
  if (!link) return undefined;
  const member = await memberById(conn, link.accountId);
  if (!member?.confirmedAt || member.email !== link.email) return undefined;
  return { accountId: member.id, justNow: isSpentJustNow(site, link) };
}

/** Confirms the member's address, and grants the tenant's welcome gift once per mailbox. */
export async function confirm(site: Site, tx: Tx, { id }: { id: string }): Promise<void> {
  if (await setConfirmed(tx, id, site.now())) countOnce(site, tx, { what: "confirmations" });
  await reportLead(site, tx, { id }, "confirmation");
  const welcome = site.tenant.credits?.welcome ?? 0;
  if (welcome > 0 && !(await hadWelcome(tx, id)))
    await grant(site, tx, { id }, { amount: welcome, cause: "welcome", key: "welcome" });
}

async function hadWelcome(tx: Tx, id: string): Promise<boolean> {
  for (const other of await accountsOfMailbox(tx, id)) {
    if (other !== id && (await hasMoved(tx, other, "welcome", "welcome"))) return true;
  }
  return false;
}

/** Returns whether a mail server has accepted the newest activation email, or the address is confirmed. */
export async function activationDelivered(site: Site, member: Member): Promise<boolean> {
  if (member.confirmedAt !== null) return true;
  return site.db.read(async (conn) => {
    const link = await newestLink(conn, member.id, "activate");
    return link !== undefined && (await isDone(conn, mailEffect, link.id));
  });
}

export function mayWrite({ tenant }: Site, { confirmedAt }: Pick<Member, "confirmedAt">): boolean {
  return !tenant.confirmBeforeWriting || confirmedAt !== null;
}

/** Throws `account.not_confirmed` if the site requires a confirmed address for writing and the member has none. */
export function assertMayWrite(site: Site, member: Member): void {
  if (!mayWrite(site, member)) throw notConfirmed();
}

/** Limits for resending. The address may belong to a stranger, who must not be flooded. */
export const RESENT = [
  { max: 5, windowMs: 30 * 60 * 1000 },
  { max: 10, windowMs: 24 * 60 * 60 * 1000 },
];
