import { z } from "zod";
import { addresseeOf, memberById } from "~/app/domain/account/accounts/accounts";
import { memberNotFound, notDeletable } from "~/app/domain/account/accounts/accounts.errors";
import { accountOfTicket, assertPassword, type LoggedIn, logInAs } from "~/app/domain/account/credentials/credentials";
import { loginStepOver } from "~/app/domain/account/credentials/credentials.errors";
import { endAllSessions } from "~/app/domain/account/sessions/sessions";
import type { Member } from "~/app/domain/member";
import { returnUnread, returnUnreadNow } from "~/app/domain/money/returns/returns";
import type { Operator } from "~/app/domain/operator";
import { removeFiles, shelfOf } from "~/app/domain/people/photos/photos";
import { enqueueMail, forgetMails, mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import { askAgainAt } from "~/app/domain/safety/authorities/authorities";
import { photosKeptOf } from "~/app/domain/safety/restrictions/restrictions";
import { sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import { securedOf } from "~/app/domain/safety/secured/secured";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { effect, enqueue, withdraw } from "~/app/domain/site/outbox/outbox";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Db, Tx } from "~/db/handle";
import {
  accountIdsIn,
  accountToErase,
  erasePerson,
  exportFilesOf,
  hastenErasure,
  markDeleted,
  markRestored,
  photosOf,
  sentPhotosOf,
} from "./deletion.queries";

/** Returns when an account deleted now will be erased, UTC ms. */
export function erasureOf({ tenant, now }: Pick<Site, "tenant" | "now">): number {
  return now() + tenant.deletionGraceDays * DAY;
}

/**
 * Deletes the member's account. A login before the time of `erasureOf` restores it. Throws `invalid`,
 * `auth.too_many_passwords`.
 */
export async function deleteAccount(site: Site, member: Member, password: string): Promise<void> {
  await assertPassword(site, member, password);
  await site.db.transact(async (tx) => void (await markAndTell(site, tx, member, false)));
}

export interface Deleting {
  atOnce: boolean;
  reason: string;
}

/**
 * Deletes a member's account for an operator, with the grace period or at once. Throws account.reason_missing,
 * account.no_member, and actions.not_deletable if the account is deleted, or suspended with a grace period: restoring
 * such an account would end the suspension.
 */
export async function deleteMember(site: Site, operator: Operator, id: string, given: Deleting): Promise<void> {
  const reason = requiredReason(given.reason);
  const { atOnce } = given;
  await site.db.transact(
    audited(site, operator, async (tx) => {
      await deleteIn(site, tx, id, atOnce);
      const states = { before: { deleted: false }, after: { deleted: true, atOnce } };
      const on = { kind: "member" as const, id };
      return { value: undefined, entry: { action: "members.delete" as const, on, member: id, reason, ...states } };
    }),
  );
}

/** Previews the emails of `deleteMember`. Throws like `deleteMember`. */
export function previewDeletion(site: Site, id: string, { reason, atOnce }: Deleting): Promise<Preview[]> {
  requiredReason(reason);
  return mailsOf(site, (previewing, tx) => deleteIn(previewing, tx, id, atOnce));
}

async function deleteIn(site: Site, tx: Tx, id: string, atOnce: boolean): Promise<void> {
  const member = await addresseeOf(tx, id);
  if (!member) throw memberNotFound();
  if (await markAndTell(site, tx, member, atOnce)) return;
  const now = site.now();
  if (!atOnce || !(await hastenErasure(tx, id, now))) throw notDeletable();
  await enqueueErasure(site, tx, id, { deletedAt: now, eraseAt: now });
  await tellDeleted(site, tx, member, { deletedAt: now, eraseAt: now });
}

/**
 * Marks the account as deleted and emails its owner. Returns false if the account is already deleted, or suspended and
 * restorable.
 */
async function markAndTell(site: Site, tx: Tx, member: Addressee, atOnce: boolean): Promise<boolean> {
  const deletedAt = site.now();
  const times = { deletedAt, eraseAt: atOnce ? deletedAt : erasureOf(site) };
  if (!(await markDeleted(tx, member.id, times, atOnce ? ["active", "suspended"] : ["active"]))) return false;
  await markStaleAround(site, tx, member.id);
  await endAllSessions(tx, member.id);
  await returnUnread(site, tx, member);
  await enqueueErasure(site, tx, member.id, times);
  await tellDeleted(site, tx, member, times);
  // Open pages notice that their session has ended.
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: member.id }));
  return true;
}

interface Times {
  deletedAt: number;
  eraseAt: number;
}

function enqueueErasure(site: Site, tx: Tx, account: string, { deletedAt, eraseAt }: Times): Promise<void> {
  const key = keyOfErasure(account, deletedAt);
  return enqueue(site, tx, erasureEffect, { key, payload: { account }, dueAt: eraseAt });
}

async function tellDeleted(site: Site, tx: Tx, { id, ...member }: Addressee, { deletedAt, eraseAt }: Times) {
  const { email: to, language, name } = member;
  const key = `deleted ${id} ${deletedAt}`;
  // The email belongs to no account, because erasing the account would delete the email.
  const gone = { kind: "erased" as const, account: "", to, language, name, action: { path: "/" } };
  if (eraseAt === deletedAt) return enqueueMail(site, tx, gone, key);
  const params = { date: dateInWords(site, language, eraseAt) };
  const mail = { kind: "deleted" as const, account: id, to, language, name, action: { path: "/login" }, params };
  return enqueueMail(site, tx, mail, key);
}

type Addressee = Pick<Member, "id" | "email" | "language" | "name">;

/** Deletes an unconfirmed account at once and permanently. Keeps any other account. */
export async function discardUnconfirmed(site: Site, tx: Tx, id: string): Promise<void> {
  const member = await memberById(tx, id);
  if (!member || member.confirmedAt !== null) return;
  const now = site.now();
  if (!(await markDeleted(tx, id, { deletedAt: now, eraseAt: now }))) return;
  await returnUnreadNow(site, tx, { id });
  await markStaleAround(site, tx, id);
  await endAllSessions(tx, id);
  await enqueue(site, tx, erasureEffect, { key: keyOfErasure(id, now), payload: { account: id } });
}

/** Returns until when an account can be restored, for the holder of a ticket. Throws `auth.step_over`. */
export async function restorableUntil(site: Site, ticket: string): Promise<number> {
  const { status, eraseAt } = await accountOfTicket(site, "restore", ticket);
  if (status !== "deleted" || eraseAt === null || eraseAt <= site.now()) throw loginStepOver();
  return eraseAt;
}

/** Restores the account and logs its owner in. Throws `auth.step_over`, also if it is too late or suspended. */
export async function restoreAccount(site: Site, ticket: string): Promise<LoggedIn> {
  const account = await accountOfTicket(site, "restore", ticket);
  const { id } = account;
  return site.db.transact(async (tx) => {
    if (await sanctionOf(tx, "suspension", account)) throw loginStepOver();
    const deletedAt = await markRestored(tx, id, site.now());
    if (deletedAt === undefined) throw loginStepOver();
    await withdraw(site, tx, erasureEffect, keyOfErasure(id, deletedAt));
    await markStaleAround(site, tx, id);
    return logInAs(site, tx, account);
  });
}

/**
 * The job that erases an account: first the files, then the rows. An interrupted run starts again and finds less to do.
 * No subject, because erasing the account would delete the job.
 */
export const erasureEffect = effect("erasure", z.object({ account: z.string() }), {
  subject: () => null,
  handle: ({ payload }, site) => erase(site, payload.account),
});

async function erase(site: Site, id: string): Promise<void> {
  const account = await site.db.read((conn) => accountToErase(conn, id));
  // The account was restored. If it was deleted again since, that deletion has its own job.
  if (account && (account.eraseAt === null || account.eraseAt > site.now())) return;
  const later = account && (await site.db.read((conn) => askAgainAt(site, conn, id)));
  if (later) {
    // During a legal hold, another job tries again later, and the account keeps looking deleted.
    const again = { key: `${id} held ${later}`, payload: { account: id }, dueAt: later };
    return site.db.transact((tx) => enqueue(site, tx, erasureEffect, again));
  }
  if (account) await eraseAll(site, id, account.email);
  await forgetMails(site, id);
  await site.db.purge();
}

async function eraseAll(site: Site, id: string, email: string): Promise<void> {
  // Recorded before the erasure. Otherwise a restored backup might revive an erased account without a record of its
  // erasure.
  await site.erasures.note(id);
  await eraseFiles(site, id);
  await site.db.transact(async (tx) => {
    await markStaleAround(site, tx, id);
    await erasePerson(tx, { id, email });
  });
  site.log.info("an account was erased");
}

export async function countErased(db: Db, wasErased: (account: string) => boolean): Promise<number> {
  return (await db.read(accountIdsIn)).filter(wasErased).length;
}

/**
 * Erases again the accounts that were erased after the restored backup was made. Sends no email, and ignores legal
 * holds, which had been lifted by then.
 */
export async function eraseAgain(site: Site, wasErased: (account: string) => boolean): Promise<number> {
  const ids = (await site.db.read(accountIdsIn)).filter(wasErased);
  for (const id of ids) {
    const account = await site.db.read((conn) => accountToErase(conn, id));
    await site.db.transact(async (tx) => {
      const now = site.now();
      if (await markDeleted(tx, id, { deletedAt: now, eraseAt: now })) await returnUnread(site, tx, { id });
      await endAllSessions(tx, id);
    });
    if (account) await eraseAll(site, id, account.email);
    await forgetMails(site, id);
  }
  if (ids.length > 0) await site.db.purge();
  return ids.length;
}

const DAY = 24 * 60 * 60 * 1000;

function keyOfErasure(account: string, deletedAt: number): string {
  return `${account} ${deletedAt}`;
}

async function eraseFiles(site: Site, id: string): Promise<void> {
  const { photos, sent, secured, restricted, exports } = await site.db.read(async (conn) => ({
    photos: await photosOf(conn, id),
    sent: await sentPhotosOf(conn, id),
    secured: await securedOf(conn, id),
    restricted: await photosKeptOf(conn, id),
    exports: await exportFilesOf(conn, id),
  }));
  for (const photo of photos) await removeFiles(site, photo.file, shelfOf(photo));
  for (const file of sent) await removeFiles(site, file, "held");
  for (const { content } of secured) if (content.photo) await removeFiles(site, content.photo, "held");
  for (const file of restricted) await removeFiles(site, file, "held");
  for (const { file } of exports) await site.media.remove(`exports/${file}`);
}

function dateInWords(site: Site, language: string, at: number): string {
  const format = { dateStyle: "long" as const, timeZone: site.tenant.timeZone };
  return new Intl.DateTimeFormat(site.words(language).locale, format).format(at);
}
