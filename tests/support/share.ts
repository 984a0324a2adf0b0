import { crc32 } from "node:zlib";

const full = process.env.BOUQUET_FULL === "1";

/**
 * Of `count` ways to look at something, whether this is the one that `npm test` takes; with --full every one is. It depends
 * on the name alone, so that a commit is tested in the same way on every day.
 */
export function isChosen(name: string, index: number, count: number): boolean {
  return full || index === crc32(name) % count;
}

/**
 * Of the rounds that a journey is made in (sites, languages, with a script and without), the one of `npm test`, or all
 * with --full.
 */
export function shareOf<Round>(journey: string, rounds: readonly Round[]): Round[] {
  return rounds.filter((_, index) => isChosen(journey, index, rounds.length));
}

/** How much of one thing is tried, be it messages, rounds or kills: `usual` by `npm test`, `all` with --full. */
export function volume(usual: number, all: number): number {
  return full ? all : usual;
}
