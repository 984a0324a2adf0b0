/** Prints that differ in so many bits at most are of one picture. */
export const NEAR = 7;

/** How a print is stored: with its four parts, as far as it can be told by them. */
export function columnsOf(print: string) {
  const [band1 = null, band2 = null, band3 = null, band4 = null] = isPlain(print) ? [] : bandsOf(print);
  return { print, band1, band2, band3, band4 };
}

/**
 * What at least one part of a print has to be in one that is near it. Of seven bits, one of four parts has one at most: so
 * each part itself, and with any one bit changed.
 */
export function partsNear(print: string): number[][] {
  if (isPlain(print)) return [];
  return bandsOf(print).map((band) => [band, ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit))]);
}

/** The number of bits in which two prints differ. */
export function distance(one: string, other: string): number {
  const [bytes, others] = [bytesOf(one), bytesOf(other)];
  return HALVES.reduce((sum, at) => sum + bitsIn(bytes.readInt32BE(at) ^ others.readInt32BE(at)), 0);
}

/** Walls, skies and black pictures are all alike. */
function isPlain(print: string): boolean {
  const bits = distance(print, NOTHING);
  return bits <= NEAR || bits >= 64 - NEAR;
}

function bandsOf(print: string): number[] {
  const bytes = bytesOf(print);
  return [0, 2, 4, 6].map((at) => bytes.readUInt16BE(at));
}

function bytesOf(print: string): Buffer {
  return Buffer.from(print, "hex");
}

/** Where 32 bits of a print begin, in bytes. */
const HALVES = [0, 4];
const NOTHING = "0".repeat(16);

/** How many of 32 bits are set: counted in pairs, in fours, in bytes, and added up. */
function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
