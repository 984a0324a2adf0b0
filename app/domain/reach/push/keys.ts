import { createECDH } from "node:crypto";

/** VAPID keys, by which a push service identifies the sending site. base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The number of P-256's private keys. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Derives the keys from bytes, the same on every node. Uses 16 bytes more than a key has, so that every key is equally
 * likely.
 */
export function pushKeysFrom(bytes: Buffer): PushKeys {
  const scalar = (BigInt(`0x${bytes.toString("hex")}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
