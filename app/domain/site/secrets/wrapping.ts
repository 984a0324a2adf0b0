import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export interface SiteKeys {
  /** The key that seals data, 32 bytes. */
  seal: Buffer;
  /** The bytes from which the push keys are derived, 48 bytes. */
  push: Buffer;
}

export function newKeys(): SiteKeys {
  return { seal: randomBytes(SEAL), push: randomBytes(PUSH) };
}

/**
 * Derives the keys that a site used before sites had secrets of their own. Data and subscriptions from that time stay
 * valid.
 */
export function derivedKeys(slug: string, machineSecret: string): SiteKeys {
  return { seal: derived(machineSecret, `seal\0${slug}`, SEAL), push: derived(machineSecret, `push\0${slug}`, PUSH) };
}

/** Identifies the machine secret that encrypted something. Reveals nothing of it. */
export function fingerprintOf(machineSecret: string): string {
  return derived(machineSecret, "wrapping fingerprint", 9).toString("base64url");
}

/** Encrypts a site's secret for this slug only, with AES-256-GCM, under a key derived from the machine's secret. */
export function wrap({ seal, push }: SiteKeys, slug: string, machineSecret: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(METHOD, wrappingKey(machineSecret), nonce).setAAD(Buffer.from(slug));
  const wrapped = Buffer.concat([cipher.update(Buffer.concat([seal, push])), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), wrapped]).toString("base64url");
}

/** Decrypts a site's secret. Throws if it was encrypted for another site, with another secret, or modified since. */
export function unwrap(wrapped: string, slug: string, machineSecret: string): SiteKeys {
  const bytes = Buffer.from(wrapped, "base64url");
  if (bytes[0] !== VERSION) throw new Error(`the secret of ${slug} has an unknown format`);
  const [tag, body] = [1 + NONCE, 1 + NONCE + TAG];
  const decipher = createDecipheriv(METHOD, wrappingKey(machineSecret), bytes.subarray(1, tag), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(slug)).setAuthTag(bytes.subarray(tag, body));
  const keys = Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]);
  return { seal: keys.subarray(0, SEAL), push: keys.subarray(SEAL) };
}

const METHOD = "aes-256-gcm";
/** The version of the format, which is the first byte. */
const VERSION = 1;
/** The length of a nonce, in bytes. */
const NONCE = 12;
const TAG = 16;
const SEAL = 32;
const PUSH = 48;

function wrappingKey(machineSecret: string): Buffer {
  return derived(machineSecret, "wrap a site's secret", 32);
}

function derived(secret: string, what: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", what, bytes));
}
