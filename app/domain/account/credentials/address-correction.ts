import {
  deleteMailbox,
  holderOf,
  mailboxOf,
  mailProviderOf,
  memberById,
  normalizeEmail,
  setEmail,
} from "~/app/domain/account/accounts/accounts";
import { addressTaken, memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import { mailActivation } from "~/app/domain/account/accounts/activation";
import { deleteLinks } from "~/app/domain/account/links/links";
import { wrongFields } from "~/app/domain/checked";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";

/**
 * Puts another address in the place of one that a member mistyped. It has to be confirmed, by the mail that goes there; the old
 * address is told, and links that were mailed there lead nowhere. Throws account.reason_missing, account.no_member,
 * account.address_taken, and `invalid` for what is no address or the present one.
 */
export async function changeMistypedEmail(
  site: Site,
  operator: Operator,
  id: string,
  { email: typed, reason }: { email: string; reason: string },
): Promise<void> {
  const why = requiredReason(reason);
  const email = normalizeEmail(typed);
  if (email === undefined) throw wrongFields({ email: [{ key: "signup.invalid_email" }] });
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const member = await memberById(tx, id);
      if (!member) throw memberNotFound();
      const { email: to, name, language, confirmedAt } = member;
      if (email === to) throw wrongFields({ email: [{ key: "notifications.same_address" }] });
      if (await holderOf(tx, email)) throw addressTaken();
      await setEmail(tx, id, { email, mailProvider: mailProviderOf(email), confirmedAt: null });
      // Nobody showed that it was theirs: it may be a stranger's, who has a gift or a ban of their own.
      if (confirmedAt === null && mailboxOf(to) !== mailboxOf(email)) await deleteMailbox(tx, id, to);
      await deleteLinks(tx, id, "activate", "reset", "change_email");
      await mailActivation(site, tx, { ...member, email });
      const notice = { kind: "address_changed" as const, account: id, to, language, name };
      await enqueueMail(site, tx, { ...notice, action: { path: "/pages/service" } }, `corrected ${site.newId()}`);
      const on = { kind: "member" as const, id };
      // Without the addresses: the row outlives the account.
      const states = { before: { confirmed: confirmedAt !== null }, after: { confirmed: false } };
      return { value: undefined, act: { act: "addresses.correct" as const, on, member: id, reason: why, ...states } };
    }),
  );
}
