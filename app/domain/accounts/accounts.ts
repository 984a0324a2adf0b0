import { checked } from "~/app/domain/checked";
import type { DomainError } from "~/app/domain/errors";
import { addressBlock, limit } from "~/app/domain/limits/limits";
import { countriesOffered } from "~/app/domain/places/places";
import { chosenAtSignup } from "~/app/domain/profiles/profiles";
import { insertProfile } from "~/app/domain/profiles/profiles.queries";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { Tx } from "~/db/handle";
import type { TrafficSource } from "~/db/tables";
import {
  authRequired,
  deletedAccountExists,
  existingAccount,
  signupClosed,
  tooManyLogins,
  tooManySignups,
  wrongCredentials,
} from "./accounts.errors";
import {
  type AccountRow,
  accountByEmail,
  accountById,
  insertAccount,
  insertConsents,
  memberById,
  type NewConsent,
} from "./accounts.queries";
import { type CheckedSignup, type SignupDraft, signupDraft } from "./accounts.schema";
import { mailActivation } from "./activation";
import { todayOf } from "./ages";
import { normalizeEmail } from "./emails";
import { mailKnown } from "./known";
import { assertNoStepLeft } from "./login-steps";
import { mailProviderOf } from "./mail-providers";
import type { Member } from "./member";
import { hashPassword, verifyPassword } from "./passwords";
import { startSession } from "./sessions";
import { noteChoice } from "./tracking-consent";
import { trafficSourceFrom } from "./traffic-source";

export interface LoggedIn {
  member: Member;
  /** For the browser's cookie; it can't be had again. */
  token: string;
}

/** Throws `signup.closed` where the tenant takes no new members, or none that no traffic source sent. */
export function assertSignupOpen({ tenant }: Site, { trafficSource }: { trafficSource: TrafficSource | null }): void {
  const open = tenant.signups === "all" || (tenant.signups === "with_trafficsource" && trafficSource !== null);
  if (!open) throw signupClosed();
}

/**
 * Makes an account with its profile, mails the link that confirms its address, and logs it in. Throws `signup.closed`;
 * `invalid` with the wrong fields, with the code `profile.date_of_birth_error` for somebody too young;
 * `signup.existing_account_active` or `signup.deleted_account_exists`. Where the tenant keeps its members' addresses
 * private, a known address answers just as a new one does: null, for nobody is logged in by signing up there. They log in
 * with what they chose once they have followed the link; whoever has the known address is told by mail. `address` is the
 * client's: `signup.too_many` past 100 forms without a mistake in 5 minutes from one block.
 */
export async function signUp(site: Site, draft: SignupDraft, address: string): Promise<LoggedIn | null> {
  const trafficSource = trafficSourceFrom(draft.trafficSource);
  assertSignupOpen(site, { trafficSource });
  const signup = checked(signupDraft(site.tenant, todayOf(site)), draft);
  const chosen = chosenAtSignup(site, signup.profile ?? {});
  await limit(site, "signup", addressBlock(address), SIGNUPS, tooManySignups);
  const open = site.tenant.accountDiscovery === "open";
  if (open) await refuseKnown(site, signup.email);
  const passwordHash = await hashPassword(site, signup.password);
  return site.db.transact(async (tx) => {
    const id = site.newId();
    const kept = site.tenant.rememberTrafficSource && signup.tracking !== true ? null : trafficSource;
    const isNew = await insertAccount(tx, { ...accountOf(site, signup), id, passwordHash, trafficSource: kept });
    if (!isNew && open) throw alreadyThere((await accountByEmail(tx, signup.email))?.status);
    if (isNew) {
      const language = languageOf(site, signup);
      await insertProfile(tx, { ...profileAtSignup(site, signup), ...chosen, id });
      await insertConsents(tx, consentsOf(site, id, site.words(language)));
      if (signup.tracking !== undefined) await noteChoice(site, tx, { id, language, granted: signup.tracking });
      await mailActivation(site, tx, { id, language, email: signup.email, name: signup.name });
    } else await mailKnown(site, tx, signup.email);
    return open ? logInAs(site, tx, { id, passwordHash }) : null;
  });
}

/**
 * `address` is the client's. Throws `wrongCredentials`, after the same work, for an unknown e-mail address and a
 * wrong password; to somebody who knows the password what `assertNoStepLeft` throws, where that is not all; `auth.too_many` past
 * 25 tries in 5 minutes from one address block.
 */
export async function logIn(
  site: Site,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<LoggedIn> {
  await limit(site, "login", addressBlock(address), LOGINS, tooManyLogins);
  const normalized = normalizeEmail(email);
  const account = normalized ? await site.db.read((conn) => accountByEmail(conn, normalized)) : undefined;
  const right = await verifyPassword(site, account?.passwordHash, password);
  if (!account || !right || !mayBeKnown(site, account)) throw wrongCredentials(site);
  await assertNoStepLeft(site, account, []);
  return site.db.transact((tx) => logInAs(site, tx, account));
}

/** For what needs a member behind an address that visitors may call too. Throws `auth.required`. */
export function memberRequired(member: Member | null): Member {
  if (!member) throw authRequired();
  return member;
}

const LOGINS = { max: 25, windowMs: 5 * 60 * 1000 };
/** Signing up tells whether an address is known, so not much more often than the email check does; but many share one address. */
const SIGNUPS = { max: 100, windowMs: 5 * 60 * 1000 };

/**
 * Where addresses are private, whoever signs up has to show that theirs is their own before they are let in: else somebody
 * could sign up with another's and learn from logging in whether it was new.
 */
function mayBeKnown({ tenant }: Site, { confirmedAt }: AccountRow): boolean {
  return tenant.accountDiscovery === "open" || confirmedAt !== null;
}

/** Raised when the words of a consent change in meaning; the words themselves are kept with each. */
const CONSENT_VERSION = "1";

async function refuseKnown(site: Site, email: string): Promise<void> {
  const known = await site.db.read((conn) => accountByEmail(conn, email));
  if (known) throw alreadyThere(known.status);
}

function alreadyThere(status: "active" | "deleted" | undefined): DomainError {
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

function consentsOf(site: Site, accountId: string, words: Words): NewConsent[] {
  const common = { accountId, version: CONSENT_VERSION, at: site.now() };
  const brand = site.tenant.name;
  return [
    { ...common, id: site.newId(), kind: "terms", words: words.t("signup.consent_terms", { brand }) },
    { ...common, id: site.newId(), kind: "sensitive_data", words: words.t("signup.consent_sensitive_data", { brand }) },
  ];
}

/**
 * Where whoever it is has shown that they may. Throws `wrongCredentials` where the account was deleted since it was read, or has
 * another password: that has logged everybody out, also those who were only about to come in.
 */
export async function logInAs(site: Site, tx: Tx, account: Pick<AccountRow, "id" | "passwordHash">): Promise<LoggedIn> {
  const token = await startSession(site, tx, account.id);
  const member = await memberById(tx, account.id);
  const now = await accountById(tx, account.id);
  if (!member || now?.passwordHash !== account.passwordHash) throw wrongCredentials(site);
  return { member, token };
}
