import { z } from "zod";
import { memberById } from "~/app/domain/account/accounts/accounts";
import { accountOfTicket, assertPassword, type LoggedIn, logInAs } from "~/app/domain/account/credentials/credentials";
import { loginStepOver } from "~/app/domain/account/credentials/credentials.errors";
import { endAllSessions } from "~/app/domain/account/sessions/sessions";
import type { Member } from "~/app/domain/member";
import { returnUnread } from "~/app/domain/money/returns/returns";
import { removeFiles, shelfOf } from "~/app/domain/people/photos/photos";
import { enqueueMail, forgetMails } from "~/app/domain/reach/mail/mail";
import { suspensionOf } from "~/app/domain/safety/suspensions/suspensions";
import type { Site } from "~/app/domain/site";
import { effect, enqueue, withdraw } from "~/app/domain/site/outbox/outbox";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import {
  accountToErase,
  erasePerson,
  exportFilesOf,
  markDeleted,
  markRestored,
  photosOf,
  sentPhotosOf,
} from "./deletion.queries";

/** When an account that is deleted now will be erased, UTC ms. */
export function erasureOf({ tenant, now }: Pick<Site, "tenant" | "now">): number {
  return now() + tenant.deletionGraceDays * DAY;
}

/**
 * Deletes the member's account: nobody sees it from this commit on, and it is logged out everywhere. Until `erasureOf`
 * logging in brings it back; then it is erased. Throws `invalid` with the wrong field, `auth.too_many_passwords`.
 */
export async function deleteAccount(site: Site, member: Member, password: string): Promise<void> {
  await assertPassword(site, member, password);
  const deletedAt = site.now();
  const eraseAt = erasureOf(site);
  await site.db.transact(async (tx) => {
    if (!(await markDeleted(tx, member.id, { deletedAt, eraseAt }))) return;
    await markStaleAround(site, tx, member.id);
    await endAllSessions(tx, member.id);
    await returnUnread(site, tx, member);
    await enqueue(site, tx, erasureEffect, {
      key: keyOfErasure(member.id, deletedAt),
      payload: { account: member.id },
      dueAt: eraseAt,
    });
    const { id: account, email: to, language, name } = member;
    const params = { date: dateInWords(site, language, eraseAt) };
    const mail = { kind: "deleted" as const, account, to, language, name, action: { path: "/login" }, params };
    await enqueueMail(site, tx, mail, `deleted ${account} ${deletedAt}`);
    // Open pages notice that they are logged out.
    tx.afterCommit(() => site.bus.publish({ kind: "news", member: account }));
  });
}

/** Deletes an account at once, and for good, whose address was never confirmed. Any other one stays as it is. */
export async function discardUnconfirmed(site: Site, tx: Tx, id: string): Promise<void> {
  const member = await memberById(tx, id);
  if (!member || member.confirmedAt !== null) return;
  const now = site.now();
  if (!(await markDeleted(tx, id, { deletedAt: now, eraseAt: now }))) return;
  await markStaleAround(site, tx, id);
  await endAllSessions(tx, id);
  await enqueue(site, tx, erasureEffect, { key: keyOfErasure(id, now), payload: { account: id } });
}

/** Until when an account can come back, for somebody who has a ticket to bring it back. Throws `auth.step_over`. */
export async function restorableUntil(site: Site, ticket: string): Promise<number> {
  const { status, eraseAt } = await accountOfTicket(site, "restore", ticket);
  if (status !== "deleted" || eraseAt === null || eraseAt <= site.now()) throw loginStepOver();
  return eraseAt;
}

/** The account as it was, and somebody logged in to it. Throws `auth.step_over`, also where it is too late or suspended. */
export async function restoreAccount(site: Site, ticket: string): Promise<LoggedIn> {
  const account = await accountOfTicket(site, "restore", ticket);
  const { id } = account;
  return site.db.transact(async (tx) => {
    if (await suspensionOf(tx, account)) throw loginStepOver();
    const deletedAt = await markRestored(tx, id, site.now());
    if (deletedAt === undefined) throw loginStepOver();
    await withdraw(site, tx, erasureEffect, keyOfErasure(id, deletedAt));
    await markStaleAround(site, tx, id);
    return logInAs(site, tx, account);
  });
}

/**
 * The outbox's part: everything personal goes, first the files and then, in one commit, the rows. Cut short, it begins
 * again and finds less to do. It has no subject: what is not done about the account goes with it, and this must not.
 */
export const erasureEffect = effect("erasure", z.object({ account: z.string() }), {
  subject: () => null,
  handle: ({ payload }, site) => erase(site, payload.account),
});

async function erase(site: Site, id: string): Promise<void> {
  const account = await site.db.read((conn) => accountToErase(conn, id));
  // It was restored, or restored and deleted again, which has an effect of its own.
  if (account && (account.eraseAt === null || account.eraseAt > site.now())) return;
  if (account) {
    await eraseFiles(site, id);
    await site.db.transact(async (tx) => {
      await markStaleAround(site, tx, id);
      await erasePerson(tx, { id, email: account.email });
    });
    site.log.info("an account was erased");
  }
  await forgetMails(site, id);
  await site.db.purge();
}

/** In ms. */
const DAY = 24 * 60 * 60 * 1000;

function keyOfErasure(account: string, deletedAt: number): string {
  return `${account} ${deletedAt}`;
}

async function eraseFiles(site: Site, id: string): Promise<void> {
  const { photos, sent, exports } = await site.db.read(async (conn) => ({
    photos: await photosOf(conn, id),
    sent: await sentPhotosOf(conn, id),
    exports: await exportFilesOf(conn, id),
  }));
  for (const photo of photos) await removeFiles(site, photo.file, shelfOf(photo));
  for (const file of sent) await removeFiles(site, file, "held");
  for (const { file } of exports) await site.media.remove(`exports/${file}`);
}

function dateInWords(site: Site, language: string, at: number): string {
  const format = { dateStyle: "long" as const, timeZone: site.tenant.timeZone };
  return new Intl.DateTimeFormat(site.words(language).locale, format).format(at);
}
