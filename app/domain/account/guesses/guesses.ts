import type { Device } from "~/app/domain/account/devices/devices";
import { domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { forgetAttempts, limit, limitPlace, tryAttempt } from "~/app/domain/site/limits/limits";

export interface Guess {
  /** The normalized address; undefined if invalid. An address without an account is counted in the same way. */
  email: string | undefined;
  address: string;
  device: Device | null;
}

/**
 * Admits an attempt to log in. Returns true for a known device, which has its own limit. Throws `auth.too_many` past 25
 * attempts in 5 minutes from one network block. Throws `auth.slowed` past 30 a day for one account, whose further
 * attempts each have to wait.
 */
export async function admitGuess(site: Site, { email, address, device }: Guess): Promise<boolean> {
  if (email && device && (await tryAttempt(site, "login device", `${device.id} ${email}`, BY_DEVICE))) {
    return true;
  }
  await limitPlace(site, "login", address, BY_PLACE, tooManyLogins);
  if (email) await limit(site, "login account", email, BY_ACCOUNT, slowed);
  return false;
}

export async function forgetGuesses(site: Site, email: string): Promise<void> {
  await forgetAttempts(site, "login account", email, BY_ACCOUNT);
}

/** Counts a wrong password from an unknown device. Returns true at the daily number that warrants a warning. */
export async function shouldWarnOwner(site: Site, email: string): Promise<boolean> {
  return !(await tryAttempt(site, "wrong password", email, UNSAID));
}

const tooManyLogins = domainError("auth.too_many", "too_many");
const slowed = domainError("auth.slowed", "too_many");

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BY_DEVICE = { max: 10, windowMs: 15 * MINUTE };
const BY_PLACE = { max: 25, windowMs: 5 * MINUTE };
/**
 * The limit of one account's attempts from all networks. A single network reaches its own limit of 25 in 5 minutes
 * first.
 */
const BY_ACCOUNT = { max: 30, windowMs: DAY, growing: { firstMs: 1000, longestMs: MINUTE } };
const UNSAID = { max: 30, windowMs: DAY };
