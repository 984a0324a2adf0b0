import type { Puzzle } from "~/app/domain/puzzles/puzzles";

/** Whether this browser can: not without cryptography, because the site is served without TLS. */
export function canWorkOut(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The first number whose SHA-256 with the token begins with enough zeros. About a second. Rejects once `signal` aborts. */
export async function workOut({ token, bits }: Pick<Puzzle, "token" | "bits">, signal?: AbortSignal): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += AT_ONCE) {
    signal?.throwIfAborted();
    const numbers = Array.from({ length: AT_ONCE }, (_, n) => String(first + n));
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest("SHA-256", encoder.encode(`${token}:${number}`))),
    );
    const found = numbers.find((_, n) => new DataView(hashes[n]!).getUint32(0) >>> (32 - bits) === 0);
    if (found !== undefined) return found;
  }
}

/** Hashes that are asked for together. */
const AT_ONCE = 64;
