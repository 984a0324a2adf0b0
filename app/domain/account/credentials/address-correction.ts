import { z } from "zod";
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
import {
  deleteLinks,
  deleteOpenLinks,
  isSpentJustNow,
  makeLink,
  newestLink,
  spendLink,
  spentLink,
} from "~/app/domain/account/links/links";
import { linkSpent } from "~/app/domain/account/links/links.errors";
import { wrongFields } from "~/app/domain/checked";
import type { Member } from "~/app/domain/member";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { effect, enqueue, withdraw } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";

/**
 * Corrects a member's mistyped address. A confirmed address changes only after 24 hours, and its owner can cancel,
 * because support can be deceived. Throws account.reason_missing, account.no_member, account.address_taken, and
 * `invalid`.
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
      if (email === member.email) throw wrongFields({ email: [{ key: "notifications.same_address" }] });
      if (await holderOf(tx, email)) throw addressTaken();
      const confirmed = member.confirmedAt !== null;
      const after = confirmed
        ? await announceChange(site, tx, member, email)
        : await takeAddress(site, tx, member, email);
      const on = { kind: "member" as const, id };
      // The audit entry omits the addresses, because it outlives the account.
      const states = { before: { confirmed }, after };
      return {
        value: undefined,
        entry: { action: "addresses.correct" as const, on, member: id, reason: why, ...states },
      };
    }),
  );
}

/** Cancels the change of a confirmed address. Throws `account.link_spent`, also after the change. */
export async function keepAddress(site: Site, token: string): Promise<void> {
  await site.db.transact(async (tx) => {
    const spent = await spentLink(site, tx, "keep_email", token);
    if (spent && isSpentJustNow(site, spent)) return;
    const { id } = await spendLink(site, tx, "keep_email", token);
    if (!(await withdraw(site, tx, addressCorrectionEffect, id))) throw linkSpent();
  });
}

const payload = z.object({ account: z.string(), from: z.string(), email: z.string() });

/** The job that changes the address, unless the account's address changed or another account took the new address. */
export const addressCorrectionEffect = effect("address_correction", payload, {
  subject: ({ account }) => account,
  async handle({ payload: { account, from, email } }, site) {
    await site.db.transact(async (tx) => {
      const member = await memberById(tx, account);
      await deleteOpenLinks(tx, account, "keep_email");
      if (member?.email === from && !(await holderOf(tx, email))) await takeAddress(site, tx, member, email);
    });
  },
});

/** How long the owner can cancel the change of a confirmed address, in ms. */
const DELAY = 24 * 60 * 60 * 1000;

/** Schedules the change of the address in a day, unless its owner cancels. Replaces an earlier announced change. */
async function announceChange(site: Site, tx: Tx, member: Member, email: string) {
  const { id: account, email: from, name, language } = member;
  const former = await newestLink(tx, account, "keep_email");
  if (former) await withdraw(site, tx, addressCorrectionEffect, former.id);
  await deleteOpenLinks(tx, account, "keep_email");
  const dueAt = site.now() + DELAY;
  const { id: key, action } = await makeLink(site, tx, { accountId: account, purpose: "keep_email", email: from });
  await enqueue(site, tx, addressCorrectionEffect, { key, payload: { account, from, email }, dueAt });
  const { timeZone } = site.tenant;
  const format = new Intl.DateTimeFormat(site.words(language).locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  });
  const mail = { kind: "address_correction" as const, account, to: from, language, name, action };
  await enqueueMail(site, tx, { ...mail, params: { date: format.format(dueAt) } }, key);
  return { confirmed: true, from: dueAt };
}

async function takeAddress(site: Site, tx: Tx, member: Member, email: string) {
  const { id, email: to, name, language, confirmedAt } = member;
  await setEmail(tx, id, { email, mailProvider: mailProviderOf(email), confirmedAt: null });
  // The member never proved to own the former address. Its mailbox may be a stranger's, with a gift or a ban of the
  // stranger's own.
  if (confirmedAt === null && mailboxOf(to) !== mailboxOf(email)) await deleteMailbox(tx, id, to);
  await deleteLinks(tx, id, "activate", "reset", "change_email");
  await mailActivation(site, tx, { ...member, email });
  const notice = { kind: "address_changed" as const, account: id, to, language, name };
  await enqueueMail(site, tx, { ...notice, action: { path: "/pages/service" } }, `corrected ${site.newId()}`);
  return { confirmed: false };
}
