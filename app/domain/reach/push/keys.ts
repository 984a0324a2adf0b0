import { createECDH } from "node:crypto";

/** VAPID's: with them a push service knows the site that sends. base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** How many private keys P-256 has. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * A site's keys, worked out from 48 bytes of its own secret: the same on every node and after every start. Those are 16 more
 * than a key has, so that every key is as likely as any other.
 */
export function pushKeysFrom(bytes: Buffer): PushKeys {
  const scalar = (BigInt(`0x${bytes.toString("hex")}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
