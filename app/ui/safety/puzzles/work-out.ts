import type { Puzzle } from "~/app/domain/safety/puzzles/puzzles";
import { hashesBeginningWith } from "./sha-256";

/** Finds the first number whose SHA-256 begins with enough zeros: about a second on a phone. Rejects on abort. */
export async function workOut({ token, bits }: Pick<Puzzle, "token" | "bits">, signal?: AbortSignal): Promise<string> {
  const firstWordOf = hashesBeginningWith(`${token}:`);
  for (let number = 0; ; number++) {
    if (firstWordOf(String(number)) >>> (32 - bits) === 0) return String(number);
    if (number % AT_ONCE !== 0) continue;
    // The pause keeps typing smooth.
    await new Promise((done) => setTimeout(done));
    signal?.throwIfAborted();
  }
}

/** Hashes in a row, for some ten milliseconds. */
const AT_ONCE = 1000;
