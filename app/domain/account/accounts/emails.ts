import { domainToASCII } from "node:url";

const LONGEST = 254;

/** Normalizes an address for storage and comparison; undefined if no email can reach it. */
export function normalizeEmail(text: string): string | undefined {
  if (text.length > 2 * LONGEST) return undefined;
  const trimmed = text.trim().toLowerCase();
  const at = trimmed.lastIndexOf("@");
  const local = trimmed.slice(0, Math.max(at, 0));
  const domain = asciiDomain(trimmed.slice(at + 1));
  const email = `${local}@${domain}`;
  return LOCAL.test(local) && DOMAIN.test(domain) && email.length <= LONGEST ? email : undefined;
}

/** The syntax that browsers accept in an email field (HTML, "valid e-mail address"), and a domain with a dot. */
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=.*[a-z])[a-z0-9-]*[a-z0-9]$/;

function asciiDomain(domain: string): string {
  // An address parser interprets these characters, or decodes percent signs, and no domain contains any of them.
  return /[\s%/\\:?#@[\]]/.test(domain) ? "" : domainToASCII(domain);
}
