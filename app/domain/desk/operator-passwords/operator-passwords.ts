import { createHash } from "node:crypto";
import { hashPassword, shortEnough, verifyPassword } from "~/app/domain/account/credentials/passwords";
import { wrongFields } from "~/app/domain/checked";
import type { Desk } from "~/app/domain/desk";
import { changeOperator, type OperatorRow, operatorByEmail, operatorById } from "~/app/domain/desk/operators/operators";
import { CODE_SECRET_BYTES, type CodeSecret, codeSecretOf, secretFrom, stepOf } from "~/app/domain/one-time-codes";
import { addressBlock, forgetAttempts, limit, limitPlace } from "~/app/domain/site/limits/limits";
import type { Tx } from "~/db/handle";
import { codeRefused, signInRefused } from "./operator-passwords.errors";
import { takeStep } from "./operator-passwords.queries";

/** A secret for an app, not kept yet. */
export interface Enrolment extends Omit<CodeSecret, "secret"> {
  /** For the form: the secret, sealed for this operator. */
  sealed: string;
}

/** `sealed` is one that was given before, so that a form that was refused goes on with it. */
export function enrolmentFor(desk: Desk, { id, email }: Pick<OperatorRow, "id" | "email">, sealed = ""): Enrolment {
  const own = desk.sealer.open(purposeOf(id), sealed) ?? secretFrom(desk.randomBytes(CODE_SECRET_BYTES));
  const { secret, ...shown } = codeSecretOf(own, { issuer: `Bouquet ${desk.host}`, label: email });
  return { sealed: desk.sealer.seal(purposeOf(id), secret), ...shown };
}

export type CheckedPassword = Pick<OperatorRow, "passwordHash" | "codeSecret" | "codeStep">;

/**
 * A password with the app whose code proves that it is set up, checked but not kept yet. Throws `invalid` with the wrong
 * field.
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

/** Keeps a checked password in the place of the one before. */
export function keepPassword(tx: Tx, operatorId: string, password: CheckedPassword): Promise<void> {
  return changeOperator(tx, operatorId, password);
}

/** Who signs in with a password and the code of their app. Throws console.sign_in_refused and request.too_many. */
export async function operatorByPassword(
  desk: Desk,
  { email, password, code, ip }: { email: string; password: string; code: string; ip: string },
): Promise<string> {
  const address = email.trim().toLowerCase();
  // Of an address that may be as long as a request, a hash is kept; a stranger's guesses don't lock its owner out.
  const hash = createHash("sha256").update(address).digest("base64url");
  await limitPlace(desk, "operator sign-in from", ip, GUESSES_FROM_A_PLACE);
  await limit(desk, "operator password", `${addressBlock(ip)} ${hash}`, GUESSES);
  await limit(desk, "operator password anywhere", hash, GUESSES_ANYWHERE);
  const found = await desk.db.read((conn) => operatorByEmail(conn, address));
  const known = found && found.leftAt === null ? found : undefined;
  const matches = await verifyPassword(desk, known?.passwordHash ?? undefined, password);
  if (!known || !matches || !(await takesCode(desk, known, code))) throw signInRefused();
  return known.id;
}

/** That this operator has their app at hand: for one act. Throws console.code_refused and request.too_many. */
export async function assertCode(desk: Desk, operatorId: string, code: string): Promise<void> {
  await limit(desk, "operator code", operatorId, GUESSES);
  const found = await desk.db.read((conn) => operatorById(conn, operatorId));
  if (!found || !(await takesCode(desk, found, code))) throw codeRefused();
  await forgetAttempts(desk, "operator code", operatorId, GUESSES);
}

/** In characters: longer than a member's, since it opens more. */
const SHORTEST = 12;
const GUESSES = { max: 5, windowMs: 15 * 60 * 1000 };
const GUESSES_FROM_A_PLACE = { max: 20, windowMs: 15 * 60 * 1000 };
const GUESSES_ANYWHERE = { max: 100, windowMs: 24 * 60 * 60 * 1000 };

async function takesCode(desk: Desk, { id, codeSecret }: OperatorRow, code: string): Promise<boolean> {
  const secret = codeSecret === null ? undefined : desk.sealer.open(purposeOf(id), codeSecret);
  const step = secret && stepOf(secret, code, desk.now());
  return step ? desk.db.transact((tx) => takeStep(tx, id, step)) : false;
}

function purposeOf(operatorId: string): string {
  return `operator code ${operatorId}`;
}
