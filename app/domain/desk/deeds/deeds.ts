import { createHash } from "node:crypto";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { Desk } from "~/app/domain/desk";
import { assertCode } from "~/app/domain/desk/operator-passwords/operator-passwords";
import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { ownerOfSignature, signingOptions } from "~/app/domain/desk/passkeys/passkeys";
import { passkeyRefused } from "~/app/domain/desk/passkeys/passkeys.errors";
import type { Tx } from "~/db/handle";
import { deedOver } from "./deeds.errors";
import { insertDeed, isWaiting, takeDeed } from "./deeds.queries";

/** Within a larger transaction: somebody leaves. */
export { deleteDeedsOf } from "./deeds.queries";

/** One act on one target, with all that was filled in for it. */
export interface Deed {
  act: string;
  /** A tenant's slug; "" for what belongs to none. */
  brand: string;
  target: string;
  fields: Record<string, string>;
}

/** What an operator is shown to sign. */
export interface AskedDeed {
  /** The nonce that goes back with the form. */
  id: string;
  /** For the browser; null where no key of theirs signs it. */
  options: PublicKeyCredentialRequestOptionsJSON | null;
}

/** Asks whether to do exactly this, by a signature where it is `signed`. */
export async function askForDeed(desk: Desk, who: SignedIn, deed: Deed, signed: boolean): Promise<AskedDeed> {
  const id = Buffer.from(desk.randomBytes(24)).toString("base64url");
  const hash = challengeOf(id, deed);
  const now = desk.now();
  const row = { id, operatorId: who.id, sessionHash: who.session, hash, worksUntil: now + LASTS };
  await desk.db.transact((tx) => insertDeed(tx, row, now));
  return { id, options: signed && who.means === "passkey" ? await signingOptions(desk, who.id, hash) : null };
}

interface Signature {
  id: string;
  /** The browser's answer, or the code of the app. */
  answer: string;
  /** Of the console. */
  origin: string;
}

/**
 * That this operator signed exactly this, just now, for the first time. Throws console.deed_over, console.passkey_refused,
 * console.code_refused, request.too_many. What is wrong leaves the deed to be signed again.
 */
export async function assertSigned(
  desk: Desk,
  who: SignedIn,
  deed: Deed,
  signature: Signature,
  then?: Then,
): Promise<void> {
  const { id, answer, origin } = signature;
  const hash = challengeOf(id, deed);
  const asked = { id, session: who.session, hash, now: desk.now() };
  if (!(await desk.db.read((conn) => isWaiting(conn, asked)))) throw deedOver();
  if (who.means === "password") await assertCode(desk, who.id, answer);
  else if ((await ownerOfSignature(desk, { answer, origin, challenge: hash })) !== who.id) throw passkeyRefused();
  await take(desk, asked, then);
}

/** The same for an act that needs no signature: it was shown, and is done once, however often its form comes. */
export function assertShown(desk: Desk, who: SignedIn, deed: Deed, id: string, then?: Then): Promise<void> {
  return take(desk, { id, session: who.session, hash: challengeOf(id, deed), now: desk.now() }, then);
}

/** What else belongs into the commit that uses a deed up. */
type Then = (tx: Tx) => Promise<void>;

function take(desk: Desk, asked: Parameters<typeof takeDeed>[1], then: Then = async () => {}): Promise<void> {
  return desk.db.transact(async (tx) => {
    if (!(await takeDeed(tx, asked))) throw deedOver();
    await then(tx);
  });
}

/** Five minutes to read it and to find one's key. */
const LASTS = 5 * 60 * 1000;

/** Every field is named and measured, so that no two deeds read alike. */
function challengeOf(id: string, { act, brand, target, fields }: Deed): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([id, act, brand, target, sorted]))
    .digest("base64url");
}
