import {
  accountByEmail,
  holderOf,
  insertAccount,
  mailKnown,
  mailProviderOf,
  memberById,
  normalizeEmail,
} from "~/app/domain/account/accounts/accounts";
import { mailActivation } from "~/app/domain/account/accounts/activation";
import { noteChoice, noteSignupConsents } from "~/app/domain/account/consents/consents";
import { hashPassword, type LoggedIn, logIn, logInAs } from "~/app/domain/account/credentials/credentials";
import { type Device, hasBelongedTo } from "~/app/domain/account/devices/devices";
import { todayOf } from "~/app/domain/ages";
import { checked } from "~/app/domain/checked";
import { countOnce } from "~/app/domain/counts";
import { DomainError } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import { ownPhotos } from "~/app/domain/people/photos/photos";
import { chosenAtSignup, insertProfile, updateProfile } from "~/app/domain/people/profiles/profiles";
import { reportLead } from "~/app/domain/reach/postbacks/postbacks";
import { noticeRisk, type Risk } from "~/app/domain/safety/risk/risk";
import { addressesClosedForGood } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import { limitPlace, tryAttempt } from "~/app/domain/site/limits/limits";
import { countryOfAddress } from "~/app/domain/site/places/address-country";
import { countriesOffered } from "~/app/domain/site/places/places";
import { beginningOf, oneLine } from "~/app/domain/texts";
import type { AccountStatus, TrafficSource } from "~/db/tables";
import type { Tenant } from "~/tenants/config/schema";
import { deletedAccountExists, existingAccount, signupClosed, tooManySignups } from "./signup.errors";
import { type CheckedSignup, type SignupDraft, signupDraft } from "./signup.schema";
import { SOURCE_PARTS } from "./source-parts";
import type { PushState, SignupStep } from "./steps";

/**
 * Throws `signup.closed` if the tenant accepts no new members, or accepts only visitors of a traffic source and this
 * visitor has none.
 */
export function assertSignupOpen(site: Site, source: TrafficSource | null): void {
  if (!isSignupOpen(site, source)) throw signupClosed();
}

export function isSignupOpen({ tenant: { signups } }: Site, source: TrafficSource | null): boolean {
  return signups === "all" || (signups === "with_trafficsource" && source !== null);
}

/**
 * Creates an account with its profile, emails the link that confirms its address, and logs it in. Throws
 * `signup.closed`; `invalid` with the wrong fields, with the code `profile.date_of_birth_error` for a visitor who is
 * too young; `signup.existing_account_active` or `signup.deleted_account_exists`. On a site with private addresses,
 * returns null for any address, because a sign-up logs no one in: a new member logs in after following the link, a
 * known address's owner gets an email. `address` is the client's network address, `id` the new account's, `device` the
 * browser's: `signup.too_many` past 100 forms without a mistake in 5 minutes from one block.
 */
export async function signUp(
  site: Site,
  draft: SignupDraft,
  address: string,
  id: string = site.newId(),
  device: Device | null = null,
): Promise<LoggedIn | null> {
  const source = trafficSourceFrom(draft.source);
  assertSignupOpen(site, source);
  const signup = checked(signupDraft(site.tenant, todayOf(site)), draft);
  const chosen = chosenAtSignup(site, signup.profile ?? {}, countryOf(site, signup.country));
  await limitPlace(site, "signup", address, SIGNUPS, tooManySignups);
  const open = site.tenant.accountDiscovery === "open";
  if (open) await refuseKnown(site, signup.email);
  const country = countryOf(site, signup.country);
  const risks = await risksOfSignup(site, { email: signup.email, address, country, device });
  const passwordHash = await hashPassword(site, signup.password);
  return site.db.transact(async (tx) => {
    // The source serves this sign-up. Consent is needed only for storing the source on a device, but a refusal applies
    // to both uses.
    const kept = signup.tracking === false ? null : source;
    const holder = await holderOf(tx, signup.email);
    const isNew =
      !holder && (await insertAccount(tx, { ...accountOf(site, signup), id, passwordHash, trafficSource: kept }));
    if (!isNew && open) throw alreadyThere(holder?.status);
    if (isNew) {
      const language = languageOf(site, signup);
      await insertProfile(tx, { ...profileAtSignup(site, signup), ...chosen, id });
      countOnce(site, tx, { what: "signups" });
      for (const risk of risks) await noticeRisk(site, tx, id, risk);
      await reportLead(site, tx, { id }, "signup");
      await noteSignupConsents(site, tx, { id, language });
      if (signup.tracking !== undefined) await noteChoice(site, tx, { id, language, granted: signup.tracking });
      await mailActivation(site, tx, { id, language, email: signup.email, name: signup.name });
    } else await mailKnown(site, tx, signup.email);
    return open ? logInAs(site, tx, { id, passwordHash }) : null;
  });
}

/** Logs in if the account was made after this request came (`since`, UTC ms), and the password is right. */
export async function enterOwnSignup(
  site: Site,
  { email, password }: { email: string; password: string },
  since: number,
  address: string,
  device: Device | null,
): Promise<LoggedIn | null> {
  const normalized = normalizeEmail(email);
  const member = await site.db.read(async (conn) => {
    const account = normalized && (await accountByEmail(conn, normalized));
    return account ? memberById(conn, account.id) : undefined;
  });
  if (!member || member.signedUpAt < since) return null;
  return logIn(site, { email, password }, address, device).catch((error) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
}

/** Returns the step after the account: the offer of push if the browser's own question is unanswered. */
export function firstStep({ tenant }: Pick<Site, "tenant">, push: PushState): SignupStep {
  return tenant.offerPushAtSignup && push === "default" ? "push" : "photos";
}

export async function stepToResume(site: Site, member: Member): Promise<SignupStep | null> {
  if (member.lastSignupStep) return null;
  const photos = await ownPhotos(site, member);
  return furthestStep(
    site.tenant,
    member,
    photos.some(({ state }) => state !== "rejected"),
  );
}

/** Returns the furthest step that the member has reached. A photo that waits for approval counts. */
export function furthestStep(
  { autoSkipSignup, offerPushAtSignup }: Pick<Tenant, "autoSkipSignup" | "offerPushAtSignup">,
  {
    personal,
    gender,
    region,
    city,
    pushAnswer,
  }: Pick<Member, "personal" | "gender" | "region" | "city" | "pushAnswer">,
  hasPhoto: boolean,
): SignupStep {
  if (autoSkipSignup && personal) return "sending";
  if (autoSkipSignup && gender) return "about";
  if (autoSkipSignup && (region || city)) return "personal";
  if (hasPhoto) return "location";
  return offerPushAtSignup && pushAnswer === null ? "push" : "photos";
}

export async function finishSignup(site: Site, member: Member): Promise<void> {
  if (!member.lastSignupStep) await updateProfile(site, member, { lastSignupStep: true });
}

/**
 * The limit of sign-ups from one network block, because a sign-up reveals whether an address has an account. The limit
 * is high, because many visitors share a network address.
 */
const SIGNUPS = { max: 100, windowMs: 5 * 60 * 1000 };

async function refuseKnown(site: Site, email: string): Promise<void> {
  const known = await site.db.read((conn) => holderOf(conn, email));
  if (known) throw alreadyThere(known.status);
}

function alreadyThere(status: AccountStatus | undefined): DomainError {
  return status === "deleted" ? deletedAccountExists() : existingAccount();
}

function accountOf(site: Site, signup: CheckedSignup) {
  return {
    email: signup.email,
    status: "active" as const,
    signedUpAt: site.now(),
    mailProvider: mailProviderOf(signup.email),
    language: languageOf(site, signup),
    timeZone: isTimeZone(signup.timeZone) ? signup.timeZone : null,
    lastSignupStep: signup.profile?.lastSignupStep ?? false,
    formPath: signup.formPath,
    referrer: signup.referrer,
  };
}

function profileAtSignup(site: Site, signup: CheckedSignup) {
  const { preset } = site.tenant;
  return {
    kind: "member" as const,
    name: signup.name,
    gender: preset.own,
    seeking: [...preset.seeking],
    birthDate: signup.birthDate,
    country: countryOf(site, signup.country),
    language: languageOf(site, signup),
    details: {},
    visible: true,
    lastActiveAt: site.now(),
    createdAt: site.now(),
  };
}

function countryOf({ tenant }: Site, wanted: string | null | undefined): string | null {
  const offered = countriesOffered(tenant.countries);
  if (wanted && offered.includes(wanted)) return wanted;
  return offered.length === 1 ? offered[0]! : null;
}

function languageOf({ tenant }: Site, { language }: { language?: string | null }): string {
  return tenant.languages.find((offered) => offered === language) ?? tenant.language;
}

function isTimeZone(name: string | null | undefined): name is string {
  if (!name || name.length > 100) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const LONGEST = 200;

/** Returns the traffic source of any input: without braces, on one line, shortened; null without a network. */
export function trafficSourceFrom(given: unknown): TrafficSource | null {
  if (typeof given !== "object" || given === null) return null;
  const values = SOURCE_PARTS.map((name) => [name, clean((given as Record<string, unknown>)[name])] as const);
  const source: Partial<TrafficSource> = Object.fromEntries(values.filter(([, value]) => value !== ""));
  return source.network ? { ...source, network: source.network } : null;
}

function clean(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  return beginningOf(oneLine(String(value).replace(/[{}]/g, "")), LONGEST).trim();
}

interface SigningUp {
  email: string;
  /** The client's network address, which is not stored. */
  address: string;
  country: string | null;
  /** The device of the browser. Null in a browser without an earlier login. */
  device: Device | null;
}

const DAY = 24 * 60 * 60_000;

/**
 * Further sign-ups a day per browser without a risk signal. The first account is not counted, because only it makes the
 * browser known.
 */
const OF_DEVICE = { max: 2, windowMs: DAY };

async function risksOfSignup(site: Site, { email, address, country, device }: SigningUp): Promise<Risk[]> {
  const risks: Risk[] = [];
  const domain = email.slice(email.lastIndexOf("@") + 1);
  if (await isDisposable(domain)) risks.push({ rule: "disposable", figures: { domain } });
  const from = countryOfAddress(address);
  if (from !== null && country !== null && from !== country)
    risks.push({ rule: "country", figures: { from, claimed: country } });
  if (!device) return risks;
  const closed = await site.db.read((conn) => addressesClosedForGood(conn));
  const known = closed.filter((each) => hasBelongedTo(device, each));
  if (known.length > 0) risks.push({ rule: "banned_device", figures: { accounts: known.length } });
  if (!(await tryAttempt(site, "sign-ups of a device", device.id, OF_DEVICE)))
    risks.push({ rule: "device_accounts", figures: { accounts: OF_DEVICE.max + 1 } });
  return risks;
}

/**
 * Returns whether a domain offers disposable addresses. The list of five thousand domains is read at the first sign-up.
 */
async function isDisposable(domain: string): Promise<boolean> {
  const { isDisposableEmailDomain } = await import("disposable-email-domains-js");
  return isDisposableEmailDomain(domain);
}
