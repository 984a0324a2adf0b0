import type { Device } from "~/app/domain/account/devices/devices";
import { domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { forgetAttempts, limit, limitPlace, tryAttempt } from "~/app/domain/site/limits/limits";

/** One try at somebody's password. */
export interface Guess {
  /** In the form in which it is kept; undefined where it is none. Whether there is an account with it makes no difference. */
  email: string | undefined;
  /** The client's on the net. */
  address: string;
  /** Where it is known to the owner of the address. */
  device: Device | null;
}

/**
 * Counts a try. From a device that is known to the owner it is limited by that device alone, so that nothing strangers do
 * bars it: then this gives true. Other tries throw `auth.too_many` past 25 in 5 minutes from one address block, and
 * `auth.slowed` where there were more than 30 for one account in a day, from wherever: each one has to wait after the one
 * before, up to a minute.
 */
export async function admitGuess(site: Site, { email, address, device }: Guess): Promise<boolean> {
  if (email && device && (await tryAttempt(site, "login device", `${device.id} ${email}`, BY_DEVICE))) {
    return true;
  }
  await limitPlace(site, "login", address, BY_PLACE, tooManyLogins);
  if (email) await limit(site, "login account", email, BY_ACCOUNT, slowed);
  return false;
}

/** After a correct one, the owner's earlier mistakes no longer count. */
export async function forgetGuesses(site: Site, email: string): Promise<void> {
  await forgetAttempts(site, "login account", email, BY_ACCOUNT);
}

/** Counts a wrong one that came from an unknown device. True where there were so many within a day that the owner should know. */
export async function shouldWarnOwner(site: Site, email: string): Promise<boolean> {
  return !(await tryAttempt(site, "wrong password", email, UNSAID));
}

const tooManyLogins = domainError("auth.too_many", "too_many");
const slowed = domainError("auth.slowed", "too_many");

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BY_DEVICE = { max: 10, windowMs: 15 * MINUTE };
const BY_PLACE = { max: 25, windowMs: 5 * MINUTE };
/** More than one place may try, so that it takes several to slow down others. */
const BY_ACCOUNT = { max: 30, windowMs: DAY, growing: { firstMs: 1000, longestMs: MINUTE } };
const UNSAID = { max: 30, windowMs: DAY };
