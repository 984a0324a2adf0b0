import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { signingKeysIn } from "~/app/domain/reach/mail/signing";

export const SELECTOR = "bouquet";

/** Answer about who signs emails: `here`, or `server:` and the mail server's selector. */
export const SIGNER = /^(here|server:[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)$/;

/** Returns the path of the installation's key for signing emails. */
export function signingKeyIn(dataDir: string): string {
  return join(signingKeysIn(dataDir), `${SELECTOR}.pem`);
}

/** Creates the key, readable only by its owner, if it is missing. 2048 bits fit a DNS record and every receiver. */
export function makeSigningKey(file: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600, flag: "wx" });
}
