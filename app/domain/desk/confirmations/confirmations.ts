import { createHash } from "node:crypto";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { Desk } from "~/app/domain/desk";
import { assertCode } from "~/app/domain/desk/operator-passwords/operator-passwords";
import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { ownerOfSignature, signingOptions } from "~/app/domain/desk/passkeys/passkeys";
import { passkeyRefused } from "~/app/domain/desk/passkeys/passkeys.errors";
import type { Tx } from "~/db/handle";
import { confirmationOver } from "./confirmations.errors";
import { insertConfirmation, isWaiting, takeConfirmation } from "./confirmations.queries";

/** Deletes an operator's confirmations, in the transaction in which the operator leaves. */
export { deleteConfirmationsOf } from "./confirmations.queries";

/** A console action on one target, with its fields. */
export interface ChosenAction {
  action: string;
  /** A tenant's slug; "" for an action that belongs to no brand. */
  brand: string;
  target: string;
  fields: Record<string, string>;
}

/** What the operator's browser needs for the confirmation. */
export interface Confirmation {
  /** The nonce that the form sends back. */
  id: string;
  /** Options of the signature for the browser. Null if no passkey of the operator signs the action. */
  options: PublicKeyCredentialRequestOptionsJSON | null;
}

/** Prepares the confirmation of exactly this action, with a signature if `signed`. */
export async function askForConfirmation(
  desk: Desk,
  who: SignedIn,
  chosen: ChosenAction,
  signed: boolean,
): Promise<Confirmation> {
  const id = Buffer.from(desk.randomBytes(24)).toString("base64url");
  const hash = challengeOf(id, chosen);
  const now = desk.now();
  const row = { id, operatorId: who.id, sessionHash: who.session, hash, worksUntil: now + LASTS };
  await desk.db.transact((tx) => insertConfirmation(tx, row, now));
  return { id, options: signed && who.means === "passkey" ? await signingOptions(desk, who.id, hash) : null };
}

interface Signature {
  id: string;
  /** The browser's answer, or the app's code. */
  answer: string;
  /** The console's origin. */
  origin: string;
}

/**
 * Checks that this operator just signed exactly this action, and uses the confirmation up. After a wrong signature, the
 * action can be signed again. Throws console.confirmation_over, console.passkey_refused, console.code_refused,
 * request.too_many.
 */
export async function assertSigned(
  desk: Desk,
  who: SignedIn,
  chosen: ChosenAction,
  signature: Signature,
  then?: Then,
): Promise<void> {
  const { id, answer, origin } = signature;
  const hash = challengeOf(id, chosen);
  const asked = { id, session: who.session, hash, now: desk.now() };
  if (!(await desk.db.read((conn) => isWaiting(conn, asked)))) throw confirmationOver();
  if (who.means === "password") await assertCode(desk, who.id, answer);
  else if ((await ownerOfSignature(desk, { answer, origin, challenge: hash })) !== who.id) throw passkeyRefused();
  await take(desk, asked, then);
}

/**
 * Checks an action that needs no signature, and uses the confirmation up. The action runs once, however often its form
 * is submitted.
 */
export function assertShown(desk: Desk, who: SignedIn, chosen: ChosenAction, id: string, then?: Then): Promise<void> {
  return take(desk, { id, session: who.session, hash: challengeOf(id, chosen), now: desk.now() }, then);
}

/** Work for the transaction that uses up the confirmation. */
type Then = (tx: Tx) => Promise<void>;

function take(desk: Desk, asked: Parameters<typeof takeConfirmation>[1], then: Then = async () => {}): Promise<void> {
  return desk.db.transact(async (tx) => {
    if (!(await takeConfirmation(tx, asked))) throw confirmationOver();
    await then(tx);
  });
}

/** How long a confirmation is valid, in ms: five minutes to read the preview and to find the key. */
const LASTS = 5 * 60 * 1000;

/**
 * Returns the challenge to sign. The hash includes every field with its name, so no two actions have the same
 * challenge.
 */
function challengeOf(id: string, { action, brand, target, fields }: ChosenAction): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([id, action, brand, target, sorted]))
    .digest("base64url");
}
