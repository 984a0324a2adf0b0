import { createHash, timingSafeEqual } from "node:crypto";

/** The only parameters that Verotel does not sign. */
const UNSIGNED = new Set(["signature", "email", "oneClickToken"]);

/** Returns FlexPay's signature: the key, then each non-empty parameter by name, joined by colons; SHA-256 in hex. */
export function flexpaySignature(key: string, parameters: Iterable<[string, string]>): string {
  return digest("sha256", key, parameters);
}

/** Whether Verotel signed these. Accepts SHA-1 too, which an older shop's postbacks use. */
export function isSigned(key: string, parameters: Iterable<[string, string]>): boolean {
  const all = [...parameters];
  const given = all.filter(([name]) => name === "signature").map(([, value]) => value.toLowerCase());
  if (given.length !== 1) return false;
  return ["sha256", "sha1"].some((algorithm) => same(given[0]!, digest(algorithm, key, all)));
}

function digest(algorithm: string, key: string, parameters: Iterable<[string, string]>): string {
  const pairs = [...parameters]
    .filter(([name, value]) => value !== "" && !UNSIGNED.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHash(algorithm)
    .update([key, ...pairs].join(":"))
    .digest("hex");
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
