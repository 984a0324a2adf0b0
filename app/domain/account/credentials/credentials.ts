import {
  type AccountRow,
  accountByEmail,
  accountById,
  memberById,
  normalizeEmail,
} from "~/app/domain/account/accounts/accounts";
import type { Device } from "~/app/domain/account/devices/devices";
import { admitGuess, forgetGuesses } from "~/app/domain/account/guesses/guesses";
import { startSession } from "~/app/domain/account/sessions/sessions";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { wrongCredentials } from "./credentials.errors";
import { knownDevice } from "./known-devices";
import { assertNoStepLeft } from "./login-steps";
import { verifyPassword } from "./passwords";
import { noteWrongPassword } from "./wrong-passwords";

export { rememberedDevice } from "./known-devices";
export { accountOfTicket, type LoginStep } from "./login-steps";
export { assertPassword } from "./password-check";
export { hashPassword } from "./passwords";
export { hasSecondFactor } from "./second-factor.queries";

export interface LoggedIn {
  member: Member;
  /** Token for the browser's cookie. Only its hash is stored, so the token cannot be read again. */
  token: string;
}

/**
 * Logs a member in. `address` is the client's network address; a `device` known to the owner has its own limit. Throws
 * `wrongCredentials`, for an unknown address after the same work, and errors of `assertNoStepLeft` and `admitGuess`.
 */
export async function logIn(
  site: Site,
  { email, password }: { email: string; password: string },
  address: string,
  device: Device | null = null,
): Promise<LoggedIn> {
  const normalized = normalizeEmail(email);
  const own = normalized ? await knownDevice(site, device, normalized) : null;
  const known = await admitGuess(site, { email: normalized, address, device: own });
  const account = normalized ? await site.db.read((conn) => accountByEmail(conn, normalized)) : undefined;
  const right = await verifyPassword(site, account?.passwordHash, password, { known });
  if (!account || !right || !mayBeKnown(site, account)) {
    if (normalized && !known) await noteWrongPassword(site, normalized);
    throw wrongCredentials(site);
  }
  if (normalized) await forgetGuesses(site, normalized);
  await assertNoStepLeft(site, account, []);
  return site.db.transact((tx) => logInAs(site, tx, account));
}

/**
 * Logs an account in. Throws `wrongCredentials` if the account was deleted or its password changed since `account` was
 * read.
 */
export async function logInAs(site: Site, tx: Tx, account: Pick<AccountRow, "id" | "passwordHash">): Promise<LoggedIn> {
  const token = await startSession(site, tx, account.id);
  const member = await memberById(tx, account.id);
  const now = await accountById(tx, account.id);
  if (!member || now?.passwordHash !== account.passwordHash) throw wrongCredentials(site);
  return { member, token };
}

/**
 * Returns whether a login may reveal the account. Otherwise a sign-up with another person's address and a login would
 * show whether the address was new.
 */
function mayBeKnown({ tenant }: Site, { confirmedAt }: AccountRow): boolean {
  return tenant.accountDiscovery === "open" || confirmedAt !== null;
}
