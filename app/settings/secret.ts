import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the machine's signing secret, created once and readable by its owner. Concurrent starts agree. */
export function secretUnder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "secret");
  return readSecret(file) ?? makeSecret(file);
}

function readSecret(file: string): string | undefined {
  try {
    chmodSync(file, 0o600);
    return readFileSync(file, "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(draft, file); // fails if another process was first
  } catch {
    // The secret of the other process is valid.
  } finally {
    unlinkSync(draft);
  }
  const secret = readSecret(file);
  if (!secret) throw new Error(`cannot store a secret in ${file}`);
  return secret;
}
