import { checked } from "~/app/domain/checked";
import { addressBlock, limit } from "~/app/domain/limits/limits";
import { enqueueMail, enqueueNoMail } from "~/app/domain/mail/mail";
import { enqueue, type Handler } from "~/app/domain/outbox/outbox";
import type { Site } from "~/app/domain/site";
import { linkSpent, tooManyResets } from "./accounts.errors";
import { ownerByEmail, setConfirmed, setPasswordHash } from "./accounts.queries";
import { type NewPassword, newPassword, type ResetRequest, resetRequest } from "./accounts.schema";
import { linkWorks, makeLink, spendLink } from "./links";
import { deleteLinks } from "./links.queries";
import { hashPassword } from "./passwords";
import { endAllSessions } from "./sessions";

/** The kind of effect that being asked for a reset is. */
export const RESET = "password_reset";

/**
 * Mails a link to whoever has an account with this address, or deleted it so lately that logging in brings it back. What
 * is done here is the same whether or not there is one: it is looked up by the outbox, when the answer is out. `asker` is
 * the client's network address. Throws `reset.too_many` past 5 in 30 minutes for one e-mail address, and
 * `request.too_many` past 25 in 5 minutes from one address block.
 */
export async function askForReset(site: Site, request: ResetRequest, asker: string): Promise<void> {
  const { email } = checked(resetRequest, request);
  await limit(site, "reset", email, RESETS, tooManyResets);
  await limit(site, "reset from", addressBlock(asker), RESETS_FROM_A_PLACE);
  await site.db.transact((tx) => enqueue(site, tx, { kind: RESET, key: site.newId(), payload: { email } }));
}

/** The outbox's part of it. */
export const mailReset: Handler = async ({ key, payload }, site) => {
  const { email } = payload as { email: string };
  await site.db.transact(async (tx) => {
    const owner = await ownerByEmail(tx, email, site.now());
    if (!owner) return enqueueNoMail(site, tx, { kind: "reset", action: { path: "/" } }, key);
    const { id: account, language, name } = owner;
    const { id, action } = await makeLink(site, tx, { id: key, accountId: account, purpose: "reset", email });
    await enqueueMail(site, tx, { kind: "reset", account, to: email, language, name, action }, id);
  });
};

/**
 * Sets the password of the account that the link was mailed to, and logs it out everywhere. Who has the mail has the
 * address, so that is confirmed too. Throws `invalid` with the wrong field, `account.link_spent`.
 */
export async function resetPassword(site: Site, given: NewPassword): Promise<void> {
  const { token, password } = checked(newPassword, given);
  if (!(await linkWorks(site, "reset", token))) throw linkSpent();
  const passwordHash = await hashPassword(site, password);
  await site.db.transact(async (tx) => {
    const { accountId, email } = await spendLink(site, tx, "reset", token);
    if ((await ownerByEmail(tx, email, site.now()))?.id !== accountId) throw linkSpent();
    await setPasswordHash(tx, accountId, passwordHash);
    await setConfirmed(tx, accountId, site.now());
    // Whoever knew the old one may have asked for either.
    await deleteLinks(tx, accountId, "reset", "change_email");
    await endAllSessions(tx, accountId);
  });
}

const RESETS = { max: 5, windowMs: 30 * 60 * 1000 };
/** Else one visitor could have everybody on a list written to. */
const RESETS_FROM_A_PLACE = { max: 25, windowMs: 5 * 60 * 1000 };
