import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { signingKeysIn } from "~/app/domain/reach/mail/signing";

export const SELECTOR = "bouquet";

/** Who signs mails, as it is answered: `here`, or `server:` and the mail server's selector. */
export const SIGNER = /^(here|server:[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)$/;

/** Where the key lies that mails of this installation are signed with. */
export function signingKeyIn(dataDir: string): string {
  return join(signingKeysIn(dataDir), `${SELECTOR}.pem`);
}

/** Makes the key where there is none, for its owner alone to read. 2048 bits: what every receiver takes, and fits a record. */
export function makeSigningKey(file: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600, flag: "wx" });
}
