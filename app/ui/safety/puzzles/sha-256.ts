/**
 * Returns a function that computes the first 32 bits of SHA-256 for ASCII. The browser's own function takes ten times
 * as long, and is missing without TLS.
 */
export function hashesBeginningWith(beginning: string): (end: string) => number {
  const whole = beginning.length - (beginning.length % BLOCK);
  const start = Int32Array.from(INITIAL);
  for (let at = 0; at < whole; at += BLOCK) absorb(start, blocksOf(beginning.slice(at, at + BLOCK)));
  const rest = beginning.slice(whole);
  const state = new Int32Array(8);
  return (end) => {
    state.set(start);
    const last = blocksOf(rest + end, whole);
    for (let at = 0; at < last.length; at += BLOCK / 4) absorb(state, last.subarray(at, at + BLOCK / 4));
    return state[0]! >>> 0;
  };
}

/** The bytes of a block. */
const BLOCK = 64;

/** Converts a text to 32-bit words. With `before`, the bytes before it, pads it as the end of a message. */
function blocksOf(text: string, before?: number): Int32Array {
  const ends = before !== undefined;
  const length = ends ? Math.ceil((text.length + 9) / BLOCK) * BLOCK : text.length;
  const words = new Int32Array(length / 4);
  for (let at = 0; at < text.length; at++) words[at >> 2]! |= text.charCodeAt(at) << (24 - 8 * (at % 4));
  if (!ends) return words;
  words[text.length >> 2]! |= 0x80 << (24 - 8 * (text.length % 4));
  words[words.length - 1] = 8 * (before + text.length);
  return words;
}

const schedule = new Int32Array(64);

function absorb(state: Int32Array, block: Int32Array): void {
  schedule.set(block);
  for (let t = 16; t < 64; t++) {
    const [early, late] = [schedule[t - 15]!, schedule[t - 2]!];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[t] = schedule[t - 16]! + s0 + schedule[t - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + mixed + ((e & f) ^ (~e & g)) + CONSTANTS[t]! + schedule[t]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at]! += word;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first bits of the fractions of square and cube roots of primes (FIPS 180-4). */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n - 2 }, (_, k) => k + 2).some((divisor) => n % divisor === 0),
);
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = Int32Array.from(PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime))));
