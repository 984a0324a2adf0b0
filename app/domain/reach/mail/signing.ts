import { join } from "node:path";
import type { Tenant } from "~/tenants/config/schema";

export interface Signing {
  selector: string;
  /** Absolute path of the private key. Undefined: the mail server signs. */
  keyFile?: string | undefined;
}

export function signingKeysIn(dataDir: string): string {
  return join(dataDir, "dkim");
}

/** Finds the key that a tenant's config names among `keys`, the folder of signing keys. */
export function findSigning(mail: Tenant["mail"], keys: string): Signing | undefined {
  const dkim = mail?.dkim;
  return dkim && { selector: dkim.selector, ...(dkim.keyFile && { keyFile: join(keys, dkim.keyFile) }) };
}
