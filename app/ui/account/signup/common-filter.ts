import { BITS, LONG, LONGEST_HASHED } from "./common-filter.data";

/** The number of bits that each password sets in the filter. */
const HASHES = 5;

/**
 * Returns whether a password is probably a common one. May be wrong for a short password. A password of several words,
 * which the hint advises, never counts as common.
 */
export function looksCommon(password: string): boolean {
  if (password.length > LONGEST_HASHED) return LONG.includes(password.toLowerCase());
  // No common password has a space.
  if (password.includes(" ")) return false;
  bits ??= Uint8Array.from(atob(BITS), (letter) => letter.charCodeAt(0));
  return holds(bits, password);
}

let bits: Uint8Array | undefined;

/** Looks a password up in a Bloom filter: finds every password in it, and a few others. */
export function holds(filter: Uint8Array, password: string): boolean {
  return placesOf(filter, password).every((place) => filter[place >> 3]! & (1 << (place & 7)));
}

export function put(filter: Uint8Array, password: string): void {
  for (const place of placesOf(filter, password)) filter[place >> 3]! |= 1 << (place & 7);
}

function placesOf(filter: Uint8Array, password: string): number[] {
  const small = password.toLowerCase();
  const first = hash(small, 0x811c9dc5);
  const step = hash(small, 0x9747b28c) | 1;
  return Array.from({ length: HASHES }, (_, n) => ((first + Math.imul(n, step)) >>> 0) % (filter.length * 8));
}

/** FNV-1a, with its bits mixed once more. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let n = 0; n < text.length; n++) value = Math.imul(value ^ text.charCodeAt(n), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
