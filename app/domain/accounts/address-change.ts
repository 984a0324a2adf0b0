import { checked, wrongFields } from "~/app/domain/checked";
import { limit } from "~/app/domain/limits/limits";
import { enqueueMail } from "~/app/domain/mail/mail";
import type { Site } from "~/app/domain/site";
import { linkSpent, tooManyChanges } from "./accounts.errors";
import { accountByEmail, memberById, setEmail } from "./accounts.queries";
import { type AddressRequest, addressRequest } from "./accounts.schema";
import { mailKnown } from "./known";
import { makeLink, spendLink } from "./links";
import { deleteLinks } from "./links.queries";
import { mailProviderOf } from "./mail-providers";
import type { Member } from "./member";
import { assertPassword } from "./password-check";

/**
 * Mails a link to the new address; the account has it once that is followed. An address that somebody else has answers
 * the same, and its owner gets another mail. The password is asked for where the present address is confirmed: until
 * then there is nothing to take over. Throws `invalid` with the wrong field, `notifications.change_too_many`.
 */
export async function askForAddress(site: Site, member: Member, request: AddressRequest): Promise<void> {
  const { email, password } = checked(addressRequest, request);
  if (email === member.email) throw wrongFields({ email: ["notifications.same_address"] });
  await limit(site, "address", member.id, CHANGES, tooManyChanges);
  if (member.confirmedAt !== null) await assertPassword(site, member, password);
  await site.db.transact(async (tx) => {
    const { id: accountId, language, name } = member;
    // For a known address there is one as well, that nobody is ever mailed: what is held on a member, which they may see,
    // does not tell who else has an account.
    const { id, action } = await makeLink(site, tx, { accountId, purpose: "change_email", email });
    if (await accountByEmail(tx, email)) return mailKnown(site, tx, email);
    await enqueueMail(site, tx, { kind: "address_change", account: accountId, to: email, language, name, action }, id);
  });
}

/** The account has the address that the link went to, and the old one is told. Throws `account.link_spent`. */
export async function changeAddress(site: Site, token: string): Promise<void> {
  await site.db.transact(async (tx) => {
    const { id, accountId, email } = await spendLink(site, tx, "change_email", token);
    const member = await memberById(tx, accountId);
    if (!member || (await accountByEmail(tx, email))) throw linkSpent();
    await setEmail(tx, accountId, { email, mailProvider: mailProviderOf(email), confirmedAt: site.now() });
    await deleteLinks(tx, accountId, "change_email");
    const { language, name, email: to } = member;
    const action = { path: "/pages/service" };
    await enqueueMail(
      site,
      tx,
      { kind: "address_changed", account: accountId, to, language, name, action },
      `changed ${id}`,
    );
  });
}

const CHANGES = { max: 5, windowMs: 30 * 60 * 1000 };
