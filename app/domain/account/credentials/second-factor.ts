import { createHash } from "node:crypto";
import { memberById } from "~/app/domain/account/accounts/accounts";
import type { Device } from "~/app/domain/account/devices/devices";
import { endOthers } from "~/app/domain/account/sessions/sessions";
import { wrongFields } from "~/app/domain/checked";
import type { Member } from "~/app/domain/member";
import {
  CODE_SECRET_BYTES,
  type CodeSecret,
  codeSecretOf,
  plainCode,
  secretFrom,
  stepOf,
} from "~/app/domain/one-time-codes";
import { enqueueMail, type Mail } from "~/app/domain/reach/mail/mail";
import type { Sealer } from "~/app/domain/sealing";
import type { Site } from "~/app/domain/site";
import { limit } from "~/app/domain/site/limits/limits";
import type { Tx } from "~/db/handle";
import { type LoggedIn, logInAs } from "./credentials";
import { tooManyCodes } from "./credentials.errors";
import { knownDevice } from "./known-devices";
import { accountOfTicket, assertNoStepLeft } from "./login-steps";
import { assertPassword } from "./password-check";
import {
  countRecoveryCodes,
  deleteSecondFactor,
  insertSecondFactor,
  replaceRecoveryCodes,
  secondFactorRow,
  takeRecoveryCode,
  takeStep,
} from "./second-factor.queries";

export interface SecondFactor {
  /** When the member turned the second factor on, UTC ms. */
  enabledAt: number;
  codesLeft: number;
}

/** The secret for an app that makes codes. `turnOnSecondFactor` stores the secret. */
export interface Enrolment extends Omit<CodeSecret, "secret"> {
  /** The secret, sealed for this member, for the form that turns the second factor on. */
  sealed: string;
}

export async function secondFactorOf(site: Site, { id }: Pick<Member, "id">): Promise<SecondFactor | null> {
  return site.db.read(async (conn) => {
    const row = await secondFactorRow(conn, id);
    return row ? { enabledAt: row.enabledAt, codesLeft: await countRecoveryCodes(conn, id) } : null;
  });
}

/** Returns a secret for an app. A refused form passes its `sealed` secret, which is kept. */
export async function enrolmentFor(site: Site, member: Member, sealed?: string): Promise<Enrolment> {
  const sealer = await site.sealer();
  const known = sealed && sealer.open(purposeOf(member.id), sealed);
  const own = known || secretFrom(site.randomBytes(CODE_SECRET_BYTES));
  const { secret, ...shown } = codeSecretOf(own, { issuer: site.tenant.name, label: member.email });
  return { sealed: sealer.seal(purposeOf(member.id), secret), ...shown };
}

/**
 * Turns the second factor on and ends all sessions except that of `token`. Returns the recovery codes, which cannot be
 * read again. Throws `invalid` with the wrong field, `auth.too_many_passwords`, `auth.too_many_codes`.
 */
export async function turnOnSecondFactor(
  site: Site,
  member: Member,
  { sealed, code, password }: { sealed: string; code: string; password: string },
  token: string,
): Promise<string[]> {
  await limitCodes(site, `${member.id} logged in`);
  await assertPassword(site, member, password);
  const sealer = await site.sealer();
  const secret = sealer.open(purposeOf(member.id), sealed);
  const step = secret && stepOf(secret, code, site.now());
  if (!secret || !step) throw wrongCode();
  const kept = sealer.seal(purposeOf(member.id), secret);
  const codes = recoveryCodesOf(site);
  await site.db.transact(async (tx) => {
    const row = { accountId: member.id, secret: kept, enabledAt: site.now(), lastStep: step };
    if (!(await insertSecondFactor(tx, row))) throw wrongCode();
    await replaceRecoveryCodes(tx, member.id, codes.map(hashOf));
    await endOthers(site, tx, member, token);
    await tellOwner(site, tx, member, { kind: "second_factor_on", action: { path: "/pages/service" } });
  });
  return codes;
}

/** Turns the second factor off, and emails the owner. Throws like `turnOnSecondFactor`. */
export async function turnOffSecondFactor(site: Site, member: Member, code: string): Promise<void> {
  await limitCodes(site, `${member.id} logged in`);
  const sealer = await site.sealer();
  await site.db.transact(async (tx) => {
    await assertCode(site, sealer, tx, member.id, code);
    await deleteSecondFactor(tx, member.id);
    await replaceRecoveryCodes(tx, member.id, []);
    await tellOwner(site, tx, member, { kind: "second_factor_off", action: { path: "/account" } });
  });
}

/** Replaces the recovery codes, so that the former codes are invalid. Throws like `turnOnSecondFactor`. */
export async function renewRecoveryCodes(site: Site, member: Member, code: string): Promise<string[]> {
  await limitCodes(site, `${member.id} logged in`);
  const codes = recoveryCodesOf(site);
  const sealer = await site.sealer();
  await site.db.transact(async (tx) => {
    await assertCode(site, sealer, tx, member.id, code);
    await replaceRecoveryCodes(tx, member.id, codes.map(hashOf));
  });
  return codes;
}

/**
 * Completes a login with a code. A known `device` and a member with a session have their own limits, so a stranger
 * cannot lock the owner out. Throws `auth.step_over`, `invalid`, `auth.too_many_codes`, and errors of
 * `assertNoStepLeft`.
 */
export async function passSecondFactor(
  site: Site,
  ticket: string,
  code: string,
  device: Device | null = null,
): Promise<LoggedIn> {
  const account = await accountOfTicket(site, "second_factor", ticket);
  const email = (await site.db.read((conn) => memberById(conn, account.id)))?.email;
  const own = email ? await knownDevice(site, device, email) : null;
  await limitCodes(site, own ? `${account.id} ${own.id}` : account.id);
  const sealer = await site.sealer();
  await site.db.transact((tx) => assertCode(site, sealer, tx, account.id, code));
  await assertNoStepLeft(site, account, ["second_factor"]);
  return site.db.transact((tx) => logInAs(site, tx, account));
}

/** The limit of wrong codes. Guessing a code takes two years on average, even with the password. */
const GUESSES = { max: 5, windowMs: 15 * 60 * 1000 };
const RECOVERY_CODES = 10;
/** The characters of recovery codes, without letters and digits that look alike. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

function tellOwner(site: Site, tx: Tx, member: Member, mail: Pick<Mail, "kind" | "action">): Promise<void> {
  const { id: account, email: to, language, name } = member;
  return enqueueMail(site, tx, { ...mail, account, to, language, name }, site.newId());
}

function limitCodes(site: Site, key: string): Promise<void> {
  return limit(site, "second_factor", key, GUESSES, tooManyCodes);
}

function wrongCode() {
  return wrongFields({ code: [{ key: "settings.code_wrong" }] });
}

/** Throws unless `typed` is the app's present code or a recovery code. Uses up the code. */
async function assertCode(site: Site, sealer: Sealer, tx: Tx, accountId: string, typed: string): Promise<void> {
  const code = plainCode(typed);
  const row = await secondFactorRow(tx, accountId);
  const secret = row && sealer.open(purposeOf(accountId), row.secret);
  const step = secret && stepOf(secret, code, site.now());
  if (step && (await takeStep(tx, accountId, step))) return;
  if (await takeRecoveryCode(tx, accountId, hashOf(code))) return;
  throw wrongCode();
}

function purposeOf(accountId: string): string {
  return `second factor ${accountId}`;
}

/** Makes codes like "k3fd-92hx-mnp4": sixty bits, so a plain hash is safe. */
function recoveryCodesOf(site: Site): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...site.randomBytes(64)]
      .filter((byte) => byte < LETTERS.length * 8)
      .slice(0, 12)
      .map((byte) => LETTERS[byte % LETTERS.length]);
    return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
  });
}

function hashOf(code: string): string {
  return createHash("sha256").update(plainCode(code)).digest("base64url");
}
