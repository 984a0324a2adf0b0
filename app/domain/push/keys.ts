import { createECDH, hkdfSync } from "node:crypto";

/** VAPID's: with them a push service knows the site that sends. base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** How many private keys P-256 has. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** A tenant's own keys, worked out from the machine's secret: the same on every node and after every start. */
export function derivedPushKeys(slug: string, secret: string): PushKeys {
  // 16 bytes more than the key has, so that every key is as likely as any other.
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", `push\0${slug}`, 48)).toString("hex");
  const scalar = (BigInt(`0x${bytes}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
