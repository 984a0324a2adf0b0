import { readFileSync, writeFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { Environment } from "~/app/settings/environment";
import type { Answer } from "../commands/declaration";
import { asCaller } from "../owner.mjs";
import { Refusal } from "../refusal";

/** Creates an identity that opens backups, and prints its recipient, the public key that seals them. */
export async function makeKeys({ dataDir }: Environment, file: string): Promise<Answer> {
  const path = resolve(file);
  if (`${path}${sep}`.startsWith(`${resolve(dataDir)}${sep}`)) {
    throw new Refusal("--to: the identity must not be in DATA_DIR, which backups replace");
  }
  // Loaded on demand, because commands that only read files do not need age.
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    const text = `# public key: ${recipient}\n${identity}\n`;
    asCaller(() => writeFileSync(path, text, { mode: 0o600, flag: "wx" }));
  } catch (error) {
    throw new Refusal(`--to: ${path} can't be written (${(error as NodeJS.ErrnoException).code})`);
  }
  const lines = [
    `The identity is in ${path}. Keep it away from this machine, and a second copy elsewhere: nothing else opens the backups.`,
    `BACKUP_RECIPIENT=${recipient}`,
  ];
  return { lines, data: { file: path, recipient } };
}

/** Reads the identities in a file written by `age` or `backup keys`. Throws a Refusal that names the option. */
export function identitiesIn(file: string, option = "--identity"): string[] {
  const found = textOf(file, option)
    .split(/\s+/)
    .filter((word) => word.startsWith("AGE-SECRET-KEY-"));
  if (found.length === 0) throw new Refusal(`${option}: ${file} contains no identity: a line AGE-SECRET-KEY-1...`);
  return found;
}

/** Reads the file that an option names. Throws a Refusal that names the option. */
export function textOf(file: string, option: string): string {
  try {
    return asCaller(() => readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refusal(`${option}: ${file} can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
