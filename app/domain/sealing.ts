import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Encrypts a tenant's secrets, so the database alone does not reveal them. */
export interface Sealer {
  /**
   * Encrypts a text. `purpose` states the use and the owner: a text that was sealed for one purpose opens for no other.
   */
  seal(purpose: string, text: string): string;
  /** Decrypts a text. Undefined if the text was sealed for another purpose or by another site, or modified since. */
  open(purpose: string, sealed: string): string | undefined;
}

/** Returns a sealer that uses AES-256-GCM. `key` is the site's own key, of 32 bytes. */
export function sealerWith(key: Buffer): Sealer {
  return {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(METHOD, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < NONCE + TAG) return undefined;
      const decipher = createDecipheriv(METHOD, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return decipher.update(bytes.subarray(NONCE + TAG), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

const METHOD = "aes-256-gcm";
/** The length of a nonce in bytes. */
const NONCE = 12;
const TAG = 16;
