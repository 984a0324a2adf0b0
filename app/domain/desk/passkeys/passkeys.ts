import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { Desk } from "~/app/domain/desk";
import { endSessionsBy } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { acted, deleteLinksToAddKey, operatorById } from "~/app/domain/desk/operators/operators";
import type { Person } from "~/app/domain/operator";
import { auditedInControl } from "~/app/domain/site/audit/control";
import type { Conn, Tx } from "~/db/handle";
import { lastKey, passkeyRefused } from "./passkeys.errors";
import {
  deletePasskey,
  insertPasskey,
  noteAnswered,
  noteUse,
  type PasskeyRow,
  passkeyById,
  passkeysOfOperator,
} from "./passkeys.queries";

/** Deletes an operator's passkeys, in the transaction that recovers an account. */
export { deletePasskeysOf } from "./passkeys.queries";

export type NewPasskey = Omit<PasskeyRow, "operatorId">;

/** An operator's key, as they see it. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

export async function passkeysOf(desk: Pick<Desk, "db">, operatorId: string): Promise<Passkey[]> {
  const rows = await desk.db.read((conn) => passkeysOfOperator(conn, operatorId));
  return rows.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
}

/**
 * The algorithms of keys: COSE's EdDSA, ES256 and RS256. By default the package adds whatever this release of Node can
 * verify, also experimental algorithms, whose keys would be useless on a server with an older Node.
 */
const ALGORITHMS = [-8, -7, -257];

/** Returns the options for making a key: on the device or in the password manager, unlocked by its owner. */
export async function newPasskeyOptions(
  desk: Desk,
  operator: { id: string; email: string; name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const known = await desk.db.read((conn) => passkeysOfOperator(conn, operator.id));
  return generateRegistrationOptions({
    rpName: "Bouquet",
    rpID: desk.host,
    userName: operator.email,
    userDisplayName: operator.name,
    userID: new Uint8Array(Buffer.from(operator.id)),
    challenge: newChallenge(desk),
    attestationType: "none",
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Verifies a new key of a browser. Does not store it. `origin` is the console's. Throws console.passkey_refused. */
export async function verifiedPasskey(
  desk: Desk,
  { answer, origin, name }: { answer: string; origin: string; name: string },
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const response = answerIn<RegistrationResponseJSON>(answer);
  if (!response) throw passkeyRefused();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(desk, challenge),
    expectedOrigin: origin,
    expectedRPID: desk.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => REFUSED);
  if (!verified || !registrationInfo) throw passkeyRefused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports,
    name,
    createdAt: desk.now(),
    usedAt: null,
  };
}

export async function hasPasskey(conn: Conn, operatorId: string): Promise<boolean> {
  return (await passkeysOfOperator(conn, operatorId)).length > 0;
}

/** Stores a verified key. Throws console.passkey_refused if it already belongs to an operator. */
export async function keepPasskey(tx: Tx, operatorId: string, key: NewPasskey): Promise<void> {
  if (!(await insertPasskey(tx, { ...key, operatorId }))) throw passkeyRefused();
}

/**
 * Removes an operator's key, ends the sessions that began with it, and revokes links to add a key, which such a session
 * may have made. Throws console.last_key for the last way to sign in.
 */
export function removePasskey(desk: Pick<Desk, "db" | "now" | "newId">, by: Person, id: string): Promise<void> {
  return desk.db.transact(
    auditedInControl(desk, by, async (tx) => {
      await deletePasskey(tx, by.id, id);
      await endSessionsBy(tx, by.id, { passkeyId: id });
      await deleteLinksToAddKey(tx, by.id);
      const left = await passkeysOfOperator(tx, by.id);
      const operator = await operatorById(tx, by.id);
      if (left.length === 0 && !operator?.passwordHash) throw lastKey();
      return { value: undefined, entry: acted("keys.remove", by.id, { before: { key: id } }) };
    }),
  );
}

/** Returns the options for signing in: any key for this host. */
export async function signInOptions(desk: Desk): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const challenge = newChallenge(desk);
  return generateAuthenticationOptions({ rpID: desk.host, challenge, userVerification: "required" });
}

/** Finds the key that answered a page's challenge. Throws console.passkey_refused. */
export function keyOfAnswer(desk: Desk, { answer, origin }: { answer: string; origin: string }): Promise<KeyOf> {
  return verified(desk, {
    answer,
    origin,
    expects: (challenge) => takeChallenge(desk, challenge),
  });
}

/** Returns the options for one signature: a key of this operator, with `challenge` (base64url) in its answer. */
export async function signingOptions(
  desk: Desk,
  operatorId: string,
  challenge: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const keys = await desk.db.read((conn) => passkeysOfOperator(conn, operatorId));
  return generateAuthenticationOptions({
    rpID: desk.host,
    challenge: bytesOf(challenge),
    allowCredentials: keys.map(({ id, transports }) => ({ id, transports })),
    userVerification: "required",
  });
}

/** Returns the owner of the key that signed exactly this challenge. Throws console.passkey_refused. */
export async function ownerOfSignature(
  desk: Desk,
  { answer, origin, challenge }: { answer: string; origin: string; challenge: string },
): Promise<string> {
  return (await verified(desk, { answer, origin, expects: async (signed) => signed === challenge })).operatorId;
}

/** A key and its owner. */
type KeyOf = Pick<PasskeyRow, "id" | "operatorId">;

interface Answered {
  answer: string;
  origin: string;
  expects(challenge: string): Promise<boolean>;
}

async function verified(desk: Desk, { answer, origin, expects }: Answered): Promise<KeyOf> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const response = answerIn<AuthenticationResponseJSON>(answer);
  const key = response && (await desk.db.read((conn) => passkeyById(conn, response.id)));
  if (!response || !key) throw passkeyRefused();
  const credential = {
    id: key.id,
    publicKey: bytesOf(key.publicKey),
    counter: key.counter,
    transports: key.transports,
  };
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: expects,
    expectedOrigin: origin,
    expectedRPID: desk.host,
    credential,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) throw passkeyRefused();
  const counter = result.authenticationInfo.newCounter;
  await desk.db.transact((tx) => noteUse(tx, key.id, { counter, usedAt: desk.now() }));
  return key;
}

/** How long a challenge is valid, in ms: five minutes to find the key. */
const CHALLENGE_LASTS = 5 * 60 * 1000;
const CHALLENGE = "passkey challenge";
const REFUSED = { verified: false as const, registrationInfo: undefined };

/** Makes a random challenge that carries its own expiry, because a page that anyone can open stores nothing. */
function newChallenge(desk: Desk): Uint8Array<ArrayBuffer> {
  return bytesOf(desk.sealer.seal(CHALLENGE, `${desk.now() + CHALLENGE_LASTS}`));
}

/** Whether the challenge was issued here, has not expired, and is answered for the first time. */
async function takeChallenge(desk: Desk, challenge: string): Promise<boolean> {
  const worksUntil = Number(desk.sealer.open(CHALLENGE, challenge));
  const now = desk.now();
  return worksUntil > now && desk.db.transact((tx) => noteAnswered(tx, { challenge, worksUntil, now }));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, "base64url"));
}

/** A browser's answer as JSON: `RegistrationResponseJSON` and `AuthenticationResponseJSON` of WebAuthn. */
const shape = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  response: z.looseObject({}),
});

/** Parses a WebAuthn response from a form field. Undefined if invalid. */
function answerIn<Answer>(text: string): Answer | undefined {
  try {
    const parsed = shape.loose().safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as Answer) : undefined;
  } catch {
    return undefined;
  }
}
