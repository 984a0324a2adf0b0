import { createHash } from "node:crypto";

/** A random series that depends only on its seed parts. */
export interface Random {
  /** Returns a number from 0 up to, not including, 1. */
  next(): number;
  /** Returns a whole number from 0 up to, not including, `below`. */
  int(below: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  some<T>(from: readonly T[], count: number): T[];
  /** Picks a value around `usual`, within the limits. */
  around(least: number, usual: number, most: number): number;
  bytes(size: number): Uint8Array;
}

export function randomFrom(...parts: (string | number)[]): Random {
  const hash = createHash("md5").update(parts.join("\0")).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => hash.readInt32LE(at)) as [number, number, number, number];

  // sfc32: small, fast, and good enough for invented people.
  function bits(): number {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  }

  const next = () => bits() / 0x1_0000_0000;
  const int = (below: number) => Math.floor(next() * below);
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => from[int(from.length)]!,
    some(from, count) {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(left.length), 1)[0]!);
    },
    around(least, usual, most) {
      const at = next();
      const bend = (usual - least) / (most - least);
      return at < bend
        ? least + Math.sqrt(at * (most - least) * (usual - least))
        : most - Math.sqrt((1 - at) * (most - least) * (most - usual));
    },
    bytes: (size) => Uint8Array.from({ length: size }, () => bits() & 0xff),
  };
}

export function weighed<T>(from: readonly T[], weight: (each: T) => number): (random: Random) => T {
  let total = 0;
  const sums = from.map((each) => (total += weight(each)));
  return (random) => {
    const at = random.next() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return from[low]!;
  };
}
