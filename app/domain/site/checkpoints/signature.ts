import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import type { Mark } from "~/db/control/tables";

/** The heads of an installation's audits, as printed, logged and emailed. */
export interface Checkpoint {
  /** The time of the checkpoint, ISO 8601 in UTC. */
  at: string;
  /** The heads of the audits, sorted by name, without databases that have no entry. */
  databases: Mark[];
  key: string;
  /** The Ed25519 signature, base64url. */
  signature: string;
}

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

export function newKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return {
    publicKey: publicKey.export({ format: "der", type: "spki" }).toString("base64url"),
    privateKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64url"),
  };
}

export function fingerprintOf(publicKey: string): string {
  return createHash("sha256").update(bytesOf(publicKey)).digest("base64url");
}

export function signed(unsigned: Omit<Checkpoint, "key" | "signature">, pair: KeyPair): Checkpoint {
  const checkpoint = { ...unsigned, key: fingerprintOf(pair.publicKey) };
  return { ...checkpoint, signature: signText(textOf(checkpoint), pair) };
}

export function isSignedBy(checkpoint: Checkpoint, publicKey: string): boolean {
  if (fingerprintOf(publicKey) !== checkpoint.key) return false;
  return isTextSignedBy(textOf(checkpoint), checkpoint.signature, publicKey);
}

/** Returns the Ed25519 signature of a text, base64url. The text must begin with its purpose. */
export function signText(text: string, { privateKey }: Pick<KeyPair, "privateKey">): string {
  const key = createPrivateKey({ key: bytesOf(privateKey), format: "der", type: "pkcs8" });
  return sign(null, Buffer.from(text), key).toString("base64url");
}

/** Returns whether a text has a valid signature of this key. False for an invalid public key, too. */
export function isTextSignedBy(text: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: bytesOf(publicKey), format: "der", type: "spki" });
    return key.asymmetricKeyType === "ed25519" && verify(null, Buffer.from(text), key, bytesOf(signature));
  } catch {
    return false;
  }
}

function textOf({ at, databases, key }: Omit<Checkpoint, "signature">): string {
  return JSON.stringify([FORM, at, databases.map(({ name, seq, hash }) => [name, seq, hash]), key]);
}

const FORM = "bouquet checkpoint 1";

function bytesOf(text: string): Buffer {
  return Buffer.from(text, "base64url");
}
