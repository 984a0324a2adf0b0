/** Maximum differing bits between two prints of one picture. */
export const NEAR = 7;

/** Returns the columns of a stored print: its four parts, unless the picture is plain. */
export function columnsOf(print: string) {
  const [band1 = null, band2 = null, band3 = null, band4 = null] = isPlain(print) ? [] : bandsOf(print);
  return { print, band1, band2, band3, band4 };
}

/**
 * Returns each part of a print, and the part with each single bit changed. Seven differing bits over four parts leave
 * one part with at most one differing bit.
 */
export function partsNear(print: string): number[][] {
  if (isPlain(print)) return [];
  return bandsOf(print).map((band) => [band, ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit))]);
}

export function distance(one: string, other: string): number {
  const [bytes, others] = [bytesOf(one), bytesOf(other)];
  return HALVES.reduce((sum, at) => sum + bitsIn(bytes.readInt32BE(at) ^ others.readInt32BE(at)), 0);
}

/** Returns whether the picture is too plain to compare: walls, skies and black pictures all look alike. */
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

const HALVES = [0, 4];
const NOTHING = "0".repeat(16);

function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
