import { type LoggedIn, logInAs } from "~/app/domain/accounts/accounts";
import { loginStepOver } from "~/app/domain/accounts/accounts.errors";
import { accountOfTicket } from "~/app/domain/accounts/login-steps";
import type { Member } from "~/app/domain/accounts/member";
import { assertPassword } from "~/app/domain/accounts/password-check";
import { endAllSessions } from "~/app/domain/accounts/sessions";
import { enqueueMail, forgetMails } from "~/app/domain/mail/mail";
import { enqueue, type Handler, withdraw, withdrawAbout } from "~/app/domain/outbox/outbox";
import { removeFiles } from "~/app/domain/photos/files";
import { shelfOf } from "~/app/domain/photos/photos";
import type { Site } from "~/app/domain/site";
import { accountToErase, erasePerson, exportFilesOf, markDeleted, markRestored, photosOf } from "./deletion.queries";

/** The kind of effect that erasing is. */
export const ERASURE = "erasure";

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
    await endAllSessions(tx, member.id);
    await enqueue(site, tx, { ...erasure(member.id, deletedAt), dueAt: eraseAt });
    const { id: account, email: to, language, name } = member;
    const params = { date: dateInWords(site, language, eraseAt) };
    const mail = { kind: "deleted" as const, account, to, language, name, action: { path: "/login" }, params };
    await enqueueMail(site, tx, mail, `deleted ${account} ${deletedAt}`);
    // Pages that are open somewhere find out that they are nobody's any more.
    tx.afterCommit(() => site.bus.publish({ kind: "news", member: account }));
  });
}

/** Until when an account can come back, for somebody who has a ticket to bring it back. Throws `auth.step_over`. */
export async function restorableUntil(site: Site, ticket: string): Promise<number> {
  const { status, eraseAt } = await accountOfTicket(site, "restore", ticket);
  if (status !== "deleted" || eraseAt === null || eraseAt <= site.now()) throw loginStepOver();
  return eraseAt;
}

/** The account as it was, and somebody logged in to it. Throws `auth.step_over`, also where it is too late. */
export async function restoreAccount(site: Site, ticket: string): Promise<LoggedIn> {
  const account = await accountOfTicket(site, "restore", ticket);
  const { id } = account;
  return site.db.transact(async (tx) => {
    const deletedAt = await markRestored(tx, id, site.now());
    if (deletedAt === undefined) throw loginStepOver();
    await withdraw(site, tx, erasure(id, deletedAt));
    return logInAs(site, tx, account);
  });
}

/**
 * The outbox's part: everything personal goes, first the files and then, in one commit, the rows. Cut short, it begins
 * again and finds less to do.
 */
export const erase: Handler = async ({ id: effect, payload }, site) => {
  const { account: id } = payload as { account: string };
  const account = await site.db.read((conn) => accountToErase(conn, id));
  // It came back, or came back and was deleted anew: that has an effect of its own.
  if (account && (account.eraseAt === null || account.eraseAt > site.now())) return;
  if (account) {
    await eraseFiles(site, id);
    await site.db.transact(async (tx) => {
      await withdrawAbout(tx, [account.email, id], effect);
      await erasePerson(tx, id);
    });
    site.log.info("an account was erased");
  }
  await forgetMails(site, id);
  await site.db.purge();
};

/** In ms. */
const DAY = 24 * 60 * 60 * 1000;

function erasure(account: string, deletedAt: number) {
  return { kind: ERASURE, key: `${account} ${deletedAt}`, payload: { account } };
}

async function eraseFiles(site: Site, id: string): Promise<void> {
  const { photos, exports } = await site.db.read(async (conn) => ({
    photos: await photosOf(conn, id),
    exports: await exportFilesOf(conn, id),
  }));
  for (const photo of photos) await removeFiles(site, photo.file, shelfOf(photo));
  for (const { file } of exports) await site.media.remove(`exports/${file}`);
}

function dateInWords(site: Site, language: string, at: number): string {
  const format = { dateStyle: "long" as const, timeZone: site.tenant.timeZone };
  return new Intl.DateTimeFormat(site.words(language).locale, format).format(at);
}
