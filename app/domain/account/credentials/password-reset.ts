import { z } from "zod";
import { ownerByEmail } from "~/app/domain/account/accounts/accounts";
import { confirm } from "~/app/domain/account/accounts/activation";
import { tellChanged } from "~/app/domain/account/accounts/change-notice";
import type { Device } from "~/app/domain/account/devices/devices";
import {
  deleteOpenLinks,
  isSpentJustNow,
  linkWorks,
  makeLink,
  spendLink,
  spentLink,
} from "~/app/domain/account/links/links";
import { linkSpent } from "~/app/domain/account/links/links.errors";
import { endAllSessions } from "~/app/domain/account/sessions/sessions";
import { checked } from "~/app/domain/checked";
import { DomainError } from "~/app/domain/errors";
import { enqueueMail, enqueueNoMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { addressBlock, limit, limitPlace, tryAttempt } from "~/app/domain/site/limits/limits";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import { tooManyResets } from "./credentials.errors";
import { setPasswordHash } from "./credentials.queries";
import { type NewPassword, newPassword, type ResetRequest, resetRequest } from "./credentials.schema";
import { knownDevice } from "./known-devices";
import { hasPassword } from "./password-check";
import { hashPassword } from "./passwords";

/**
 * Emails a link to the owner of this address, whose account exists or can still be restored. The work here is the same
 * either way: a job looks the address up after the answer. `asker` is the client's network address. Throws
 * `reset.too_many` past 5 in 30 minutes for one email address from one address block, and `request.too_many` past 25 in
 * 5 minutes from one block. Past three emails a day in total, another is sent only if the last is 45 minutes old: the
 * owner always has a valid link, and strangers cannot flood them. Requests from a `device` known to the owner are not
 * counted.
 */
export async function askForReset(
  site: Site,
  request: ResetRequest,
  asker: string,
  device: Device | null = null,
): Promise<void> {
  const { email } = checked(resetRequest, request);
  const known = await knownDevice(site, device, email);
  await limit(site, "reset", `${known ? known.id : addressBlock(asker)} ${email}`, RESETS, tooManyResets);
  await limitPlace(site, "reset from", asker, RESETS_FROM_A_PLACE);
  if (!known && !(await mayBeMailed(site, email))) return;
  await site.db.transact((tx) => enqueue(site, tx, resetEffect, { key: site.newId(), payload: { email } }));
}

export const resetEffect = effect("password_reset", z.object({ email: z.string() }), {
  subject: ({ email }) => email,
  async handle({ key, payload: { email } }, site) {
    await site.db.transact(async (tx) => {
      const owner = await ownerByEmail(tx, email, site.now());
      if (!owner) return enqueueNoMail(site, tx, { kind: "reset", action: { path: "/" } }, key);
      const { id: account, language, name } = owner;
      const { id, action } = await makeLink(site, tx, { id: key, accountId: account, purpose: "reset", email });
      await enqueueMail(site, tx, { kind: "reset", account, to: email, language, name, action }, id);
    });
  },
});

/**
 * Sets the password of the link's account and ends all its sessions. Also confirms the address, because the reader of
 * the email owns it. Returns that address; null if the form was repeated with the same password within a minute, which
 * changes nothing. Throws `invalid` with the wrong field, `account.link_spent`, and `auth.too_many_passwords` if a used
 * link is tried with ten passwords.
 */
export async function resetPassword(site: Site, given: NewPassword): Promise<string | null> {
  const { token, password } = checked(newPassword, given);
  try {
    return await spendOnPassword(site, token, password);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== linkSpent().code) throw error;
    const spent = await resetJustNow(site, token);
    if (!spent || !(await hasPassword(site, spent.accountId, password))) throw error;
    return null;
  }
}

/** Returns whether this device used the link within the last minute. The device must know the present password. */
export async function hasReset(site: Site, token: string, device: Device | null): Promise<boolean> {
  const spent = device && (await resetJustNow(site, token));
  return spent ? (await knownDevice(site, device, spent.email)) !== null : false;
}

async function resetJustNow(site: Site, token: string) {
  const spent = await site.db.read((conn) => spentLink(site, conn, "reset", token));
  return spent && isSpentJustNow(site, spent) ? spent : undefined;
}

async function spendOnPassword(site: Site, token: string, password: string): Promise<string> {
  if (!(await linkWorks(site, "reset", token))) throw linkSpent();
  const passwordHash = await hashPassword(site, password, { known: true });
  return site.db.transact(async (tx) => {
    const { accountId, email } = await spendLink(site, tx, "reset", token);
    if ((await ownerByEmail(tx, email, site.now()))?.id !== accountId) throw linkSpent();
    await setPasswordHash(tx, accountId, passwordHash);
    await confirm(site, tx, { id: accountId });
    // Someone who knew the old password may have requested one of these links.
    await deleteOpenLinks(tx, accountId, "reset", "change_email");
    await endAllSessions(tx, accountId);
    await tellChanged(site, tx, { id: accountId }, "password");
    return email;
  });
}

async function mayBeMailed(site: Site, email: string): Promise<boolean> {
  const lately = await tryAttempt(site, "reset mailed", email, ONE_WHILE_ITS_LINK_WORKS);
  return (await tryAttempt(site, "reset mailed", email, A_FEW)) || lately;
}

const RESETS = { max: 5, windowMs: 30 * 60 * 1000 };
const A_FEW = { max: 3, windowMs: 24 * 60 * 60 * 1000 };
/** The window is shorter than the link's hour, so the last link stays valid for at least fifteen more minutes. */
const ONE_WHILE_ITS_LINK_WORKS = { max: 1, windowMs: 45 * 60 * 1000 };
/** The limit keeps one visitor from having an email sent to every address of a list. */
const RESETS_FROM_A_PLACE = { max: 25, windowMs: 5 * 60 * 1000 };
