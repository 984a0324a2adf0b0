import { holderOf, mailKnown, mailProviderOf, memberById, setEmail } from "~/app/domain/account/accounts/accounts";
import { confirmedBy } from "~/app/domain/account/accounts/activation";
import { tellChanged } from "~/app/domain/account/accounts/change-notice";
import { deleteOpenLinks, makeLink, newestLink, SENT_TWICE, spendLink } from "~/app/domain/account/links/links";
import { linkSpent } from "~/app/domain/account/links/links.errors";
import { checked, wrongFields } from "~/app/domain/checked";
import type { Member } from "~/app/domain/member";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { limit } from "~/app/domain/site/limits/limits";
import { tooManyChanges } from "./credentials.errors";
import { type AddressRequest, addressRequest } from "./credentials.schema";
import { assertPassword } from "./password-check";

/**
 * Emails a link to the new address, or an email to its owner if another account has it; the answer is the same. Needs
 * the password if the present address is confirmed. Throws `invalid`, `notifications.change_too_many`.
 */
export async function askForAddress(site: Site, member: Member, request: AddressRequest): Promise<void> {
  const { email, password } = checked(addressRequest, request);
  if (email === member.email) throw wrongFields({ email: [{ key: "notifications.same_address" }] });
  await limit(site, "address", member.id, CHANGES, tooManyChanges);
  if (member.confirmedAt !== null) await assertPassword(site, member, password);
  await site.db.transact(async (tx) => {
    const { id: accountId, language, name } = member;
    const last = await newestLink(tx, accountId, "change_email");
    if (last?.email === email && last.createdAt > site.now() - SENT_TWICE) return;
    // Makes the link even for a known address, without sending it: the member's own export must not reveal who else has
    // an account.
    const { id, action } = await makeLink(site, tx, { accountId, purpose: "change_email", email });
    if (await holderOf(tx, email)) return mailKnown(site, tx, email);
    await enqueueMail(site, tx, { kind: "address_change", account: accountId, to: email, language, name, action }, id);
  });
}

/**
 * Sets the address of the link, also for a repeated form, and emails the former address. Throws `account.link_spent`.
 */
export async function changeAddress(site: Site, token: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if ((await confirmedBy(site, tx, "change_email", token))?.justNow) return;
    const { id, accountId, email } = await spendLink(site, tx, "change_email", token);
    const member = await memberById(tx, accountId);
    if (!member || (await holderOf(tx, email))) throw linkSpent();
    await setEmail(tx, accountId, { email, mailProvider: mailProviderOf(email), confirmedAt: site.now() });
    await deleteOpenLinks(tx, accountId, "change_email");
    const { language, name, email: to } = member;
    const action = { path: "/pages/service" };
    await enqueueMail(
      site,
      tx,
      { kind: "address_changed", account: accountId, to, language, name, action },
      `changed ${id}`,
    );
    await tellChanged(site, tx, member, "email");
  });
}

/** Limits for requests. The address may belong to a stranger, who must not be flooded. */
const CHANGES = [
  { max: 5, windowMs: 30 * 60 * 1000 },
  { max: 10, windowMs: 24 * 60 * 60 * 1000 },
];
