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
  return bitsIn(BigInt(`0x${one}`) ^ BigInt(`0x${other}`));
}

/** Walls, skies and black pictures are all alike. */
function isPlain(print: string): boolean {
  const bits = bitsIn(BigInt(`0x${print}`));
  return bits <= NEAR || bits >= 64 - NEAR;
}

function bandsOf(print: string): number[] {
  return [0, 4, 8, 12].map((from) => Number.parseInt(print.slice(from, from + 4), 16));
}

function bitsIn(number: bigint): number {
  return number.toString(2).replaceAll("0", "").length;
}
