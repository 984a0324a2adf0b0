import { z } from "zod";
import { accountById, mailKnown, memberById, normalizeEmail } from "~/app/domain/account/accounts/accounts";
import { tooManyMails } from "~/app/domain/account/accounts/accounts.errors";
import { mailActivation, RESENT } from "~/app/domain/account/accounts/activation";
import { type LoggedIn, logInAs } from "~/app/domain/account/credentials/credentials";
import { wrongCredentials } from "~/app/domain/account/credentials/credentials.errors";
import { assertNoStepLeft } from "~/app/domain/account/credentials/login-steps";
import { discardUnconfirmed } from "~/app/domain/account/deletion/deletion";
import type { Site } from "~/app/domain/site";
import { limit } from "~/app/domain/site/limits/limits";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";

/** How long the link in the email works, in ms. */
export const PENDING_LASTS = 3 * 24 * 60 * 60 * 1000;

const pendingSignup = z.object({
  /** The id of the new account. An unused id if the address was known. */
  id: z.string(),
  email: z.string(),
  /** The other form fields, for another try with another address. */
  fields: z.array(z.tuple([z.string(), z.string()])),
  until: z.number(),
});

/** A sign-up that waits for its emailed link. Sealed, so it does not reveal whether the address was new. */
export type PendingSignup = z.output<typeof pendingSignup>;

/** Maximum size of the fields in characters of JSON. A cookie holds 4 kB, sealed and with its name. */
const MOST_FIELDS = 2000;

/** Seals a sign-up for the browser. Drops fields that would not fit. */
export async function sealPending(site: Site, { id, email, fields }: Omit<PendingSignup, "until">): Promise<string> {
  const fit = Buffer.byteLength(JSON.stringify(fields)) <= MOST_FIELDS ? fields : [];
  const pending: PendingSignup = {
    id,
    email: normalizeEmail(email) ?? email,
    fields: fit,
    until: site.now() + PENDING_LASTS,
  };
  return (await site.sealer()).seal(PURPOSE, JSON.stringify(pending));
}

/** Opens a sealed sign-up. Returns null if the sign-up was not sealed by this site, or has expired. */
export async function openPending(site: Site, sealed: string): Promise<PendingSignup | null> {
  const text = (await site.sealer()).open(PURPOSE, sealed);
  if (text === undefined) return null;
  const { data } = pendingSignup.safeParse(JSON.parse(text));
  return data && data.until > site.now() ? data : null;
}

/**
 * Sends the email again, with the same work for a new and a known address. Throws `account.resend_too_many` like
 * `resendActivation`.
 */
export async function resendPending(site: Site, { id, email }: PendingSignup): Promise<void> {
  await limit(site, "activation", email, RESENT, tooManyMails);
  await site.db.transact((tx) => enqueue(site, tx, resendEffect, { key: site.newId(), payload: { id, email } }));
}

const resendEffect = effect("signup_resend", z.object({ id: z.string(), email: z.string() }), {
  subject: ({ email }) => email,
  async handle({ payload: { id, email } }, site) {
    await site.db.transact(async (tx) => {
      const member = await memberById(tx, id);
      if (member?.email !== email) await mailKnown(site, tx, email);
      else if (member.confirmedAt === null) await mailActivation(site, tx, member);
    });
  },
});

/** Cancels a sign-up for another one from the same browser with another address. A job does the work. */
export async function givePendingUp(site: Site, { id }: PendingSignup): Promise<void> {
  await site.db.transact((tx) => enqueue(site, tx, giveUpEffect, { key: id, payload: { id } }));
}

const giveUpEffect = effect("signup_given_up", z.object({ id: z.string() }), {
  subject: ({ id }) => id,
  handle: ({ payload: { id } }, site) => site.db.transact((tx) => discardUnconfirmed(site, tx, id)),
});

export const pendingEffects = [resendEffect, giveUpEffect];

/**
 * Logs in the browser that signed up, after the link was followed in it. The link alone logs no one in: an attacker
 * could send their own link to others, who would end up in the attacker's account. Throws errors of `assertNoStepLeft`.
 */
export async function enterPending(site: Site, { id }: PendingSignup): Promise<LoggedIn> {
  const account = await site.db.read((conn) => accountById(conn, id));
  if (!account || account.confirmedAt === null) throw wrongCredentials(site);
  await assertNoStepLeft(site, account, []);
  return site.db.transact((tx) => logInAs(site, tx, account));
}

const PURPOSE = "pending signup";
