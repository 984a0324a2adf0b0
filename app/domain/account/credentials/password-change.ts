import { accountById } from "~/app/domain/account/accounts/accounts";
import { tellChanged } from "~/app/domain/account/accounts/change-notice";
import { deleteOpenLinks, SENT_TWICE } from "~/app/domain/account/links/links";
import { endOthers, sessionHashOf } from "~/app/domain/account/sessions/sessions";
import { checked } from "~/app/domain/checked";
import { DomainError } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { forgetAttempts, tryAttempt } from "~/app/domain/site/limits/limits";
import { setPasswordHash } from "./credentials.queries";
import { type PasswordChange, passwordChange } from "./credentials.schema";
import { assertPassword, hasPassword, wrongPassword } from "./password-check";
import { hashPassword } from "./passwords";

/**
 * Changes the password and ends all sessions except that of `token`. The same form within a minute, from the same
 * session, changes nothing. Throws `invalid` with the wrong field, `auth.too_many_passwords`.
 */
export async function changePassword(site: Site, member: Member, change: PasswordChange, token: string): Promise<void> {
  const { current, password } = checked(passwordChange, change);
  try {
    await replacePassword(site, member, { current, password }, token);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== WRONG) throw error;
    if (!(await knewPassword(site, token)) || !(await hasPassword(site, member.id, password))) throw error;
  }
}

async function replacePassword(
  site: Site,
  member: Member,
  { current, password }: Required<PasswordChange>,
  token: string,
) {
  const before = await assertPassword(site, member, current, "current");
  await notePasswordKnown(site, token);
  const passwordHash = await hashPassword(site, password, { known: true });
  await site.db.transact(async (tx) => {
    // If two requests send the old password simultaneously, the second request fails here.
    if ((await accountById(tx, member.id))?.passwordHash !== before) throw wrongPassword("current");
    await setPasswordHash(tx, member.id, passwordHash);
    // Someone who knew the old password may have requested one of these links.
    await deleteOpenLinks(tx, member.id, "reset", "change_email");
    await endOthers(site, tx, member, token);
    await tellChanged(site, tx, member, "password");
  });
}

/**
 * Marks a session whose member entered the right password within a minute, in all processes. A simultaneous wrong
 * attempt may find the temporary mark of another attempt, and still counts as an attempt.
 */
const KNOWN = { max: 1, windowMs: SENT_TWICE };

function notePasswordKnown(site: Site, token: string): Promise<boolean> {
  return tryAttempt(site, "password known", sessionHashOf(token), KNOWN);
}

async function knewPassword(site: Site, token: string): Promise<boolean> {
  const known = !(await notePasswordKnown(site, token));
  if (!known) await forgetAttempts(site, "password known", sessionHashOf(token), KNOWN);
  return known;
}

const WRONG = wrongPassword("current").code;
