import { createHash } from "node:crypto";
import { hashPassword, shortEnough, verifyPassword } from "~/app/domain/account/credentials/passwords";
import { type Device, deviceToken, isKnownTo } from "~/app/domain/account/devices/devices";
import { wrongFields } from "~/app/domain/checked";
import type { Desk } from "~/app/domain/desk";
import { mailOwners } from "~/app/domain/desk/desk-mail/desk-mail";
import { changeOperator, type OperatorRow, operatorByEmail, operatorById } from "~/app/domain/desk/operators/operators";
import { CODE_SECRET_BYTES, type CodeSecret, codeSecretOf, secretFrom, stepOf } from "~/app/domain/one-time-codes";
import { addressBlock, forgetAttempts, limit, limitPlace, tryAttempt } from "~/app/domain/site/limits/limits";
import type { Tx } from "~/db/handle";
import { codeRefused, signInRefused } from "./operator-passwords.errors";
import { takeStep } from "./operator-passwords.queries";

/** A secret for an app, not stored yet. */
export interface Enrolment extends Omit<CodeSecret, "secret"> {
  /** The secret, sealed for this operator, for the form that sets the password. */
  sealed: string;
}

/** Returns a secret for an app. A refused form passes its `sealed` secret, which is kept. */
export function enrolmentFor(desk: Desk, { id, email }: Pick<OperatorRow, "id" | "email">, sealed = ""): Enrolment {
  const own = desk.sealer.open(purposeOf(id), sealed) ?? secretFrom(desk.randomBytes(CODE_SECRET_BYTES));
  const { secret, ...shown } = codeSecretOf(own, { issuer: `Bouquet ${desk.host}`, label: email });
  return { sealed: desk.sealer.seal(purposeOf(id), secret), ...shown };
}

export type CheckedPassword = Pick<OperatorRow, "passwordHash" | "codeSecret" | "codeStep">;

/**
 * Validates a password with its app, whose code proves that the app is set up. Stores nothing. Throws `invalid` with
 * the wrong field.
 */
export async function checkedPassword(
  desk: Desk,
  operatorId: string,
  { password, sealed, code }: { password: string; sealed: string; code: string },
): Promise<CheckedPassword> {
  if ([...password].length < SHORTEST) {
    throw wrongFields({ password: [{ key: "console.password_short", params: { min: SHORTEST } }] });
  }
  if (!shortEnough(password)) throw wrongFields({ password: [{ key: "console.password_long" }] });
  const secret = desk.sealer.open(purposeOf(operatorId), sealed);
  const step = secret && stepOf(secret, code, desk.now());
  if (!secret || !step) throw wrongFields({ code: [{ key: "console.code_refused" }] });
  const passwordHash = await hashPassword(desk, password);
  return { passwordHash, codeSecret: desk.sealer.seal(purposeOf(operatorId), secret), codeStep: step };
}

/** Stores a validated password in place of the previous one. */
export function keepPassword(tx: Tx, operatorId: string, password: CheckedPassword): Promise<void> {
  return changeOperator(tx, operatorId, password);
}

interface SignIn {
  email: string;
  password: string;
  code: string;
  /** The client's network address. */
  ip: string;
  /** The network address and the browser, in words. */
  origin: string;
  device: Device | null;
}

/**
 * Returns the id of the operator who signs in with a password and the code of their app. A `device` known to the
 * operator has its own limit, so a stranger's guesses never lock an operator out there. Throws console.sign_in_refused
 * and request.too_many.
 */
export async function operatorByPassword(
  desk: Desk,
  { email, password, code, ip, origin, device }: SignIn,
): Promise<string> {
  const address = email.trim().toLowerCase();
  // An address may be as long as a request, so the counters store a hash.
  const hash = createHash("sha256").update(address).digest("base64url");
  const found = await desk.db.read((conn) => operatorByEmail(conn, address));
  const known = found && found.leftAt === null ? found : undefined;
  const isOwn = device !== null && known !== undefined && isKnownTo(device, ownerOf(known));
  const isAdmitted = isOwn && (await tryAttempt(desk, "operator device", `${device.id} ${hash}`, GUESSES));
  if (!isAdmitted) await limitGuess(desk, ip, hash);
  const matches = await verifyPassword(desk, known?.passwordHash ?? undefined, password, { known: isAdmitted });
  if (!known || !matches || !(await takesCode(desk, known, code))) {
    if (known && !isAdmitted) await noteWrongPassword(desk, known, { hash, origin });
    throw signInRefused();
  }
  await forgetAttempts(desk, "operator password anywhere", hash, GUESSES_ANYWHERE);
  return known.id;
}

/** Marks the browser in which an operator signed in as known to them. Returns the token for its cookie. */
export async function rememberDevice(desk: Desk, device: Device | null, operatorId: string): Promise<string | null> {
  const found = await desk.db.read((conn) => operatorById(conn, operatorId));
  return found ? deviceToken(desk, device, ownerOf(found)) : null;
}

/** Checks a code of the operator's app, for one action. Throws console.code_refused and request.too_many. */
export async function assertCode(desk: Desk, operatorId: string, code: string): Promise<void> {
  await limit(desk, "operator code", operatorId, GUESSES);
  const found = await desk.db.read((conn) => operatorById(conn, operatorId));
  if (!found || !(await takesCode(desk, found, code))) throw codeRefused();
  await forgetAttempts(desk, "operator code", operatorId, GUESSES);
}

/** Minimum length in characters. An operator's password is longer than a member's, because it protects more. */
const SHORTEST = 12;
const GUESSES = { max: 5, windowMs: 15 * 60 * 1000 };
const GUESSES_FROM_A_PLACE = { max: 20, windowMs: 15 * 60 * 1000 };
const DAY = 24 * 60 * 60 * 1000;
/**
 * The limit of guesses from all networks. Beyond 30, each guess waits up to a minute: at most 1,440 a day, and the
 * operator still gets in.
 */
const GUESSES_ANYWHERE = { max: 30, windowMs: DAY, growing: { firstMs: 1000, longestMs: 60_000 } };
const UNSAID = { max: 30, windowMs: DAY };

async function limitGuess(desk: Desk, ip: string, hash: string): Promise<void> {
  await limitPlace(desk, "operator sign-in from", ip, GUESSES_FROM_A_PLACE);
  await limit(desk, "operator password", `${addressBlock(ip)} ${hash}`, GUESSES);
  await limit(desk, "operator password anywhere", hash, GUESSES_ANYWHERE);
}

/** Emails the owners and the operator, once a day, about many wrong passwords from unknown devices. */
async function noteWrongPassword(
  desk: Desk,
  { id, name, email }: OperatorRow,
  { hash, origin }: { hash: string; origin: string },
): Promise<void> {
  if (await tryAttempt(desk, "operator wrong password", hash, UNSAID)) return;
  const params = { name, email, origin, count: `${UNSAID.max}` };
  const key = `wrong_passwords ${id} ${Math.floor(desk.now() / DAY)}`;
  await desk.db.transact((tx) => mailOwners(desk, tx, { kind: "wrong_passwords", params }, { key, also: id }));
}

/** Returns the operator as an owner of a device. The device knows the operator by the present password. */
function ownerOf({ email, passwordHash }: OperatorRow): { email: string; passwordHash: string } {
  return { email, passwordHash: passwordHash ?? "" };
}

async function takesCode(desk: Desk, { id, codeSecret }: OperatorRow, code: string): Promise<boolean> {
  const secret = codeSecret === null ? undefined : desk.sealer.open(purposeOf(id), codeSecret);
  const step = secret && stepOf(secret, code, desk.now());
  return step ? desk.db.transact((tx) => takeStep(tx, id, step)) : false;
}

function purposeOf(operatorId: string): string {
  return `operator code ${operatorId}`;
}
