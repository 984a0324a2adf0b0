import { crc32 } from "node:zlib";

/** Whether this run is `npm run test:full`. */
export const isFull = process.env.BOUQUET_FULL === "1";

/**
 * Returns whether `npm test` runs the variant `index` of `count` variants of a test. `test:full` runs every variant.
 * The choice depends on the name alone, so each run of a commit tests the same variants.
 */
export function isChosen(name: string, index: number, count: number): boolean {
  return isFull || index === crc32(name) % count;
}

/** Returns the one round of a journey (a site, a language, a template) that `npm test` runs. `test:full` runs all. */
export function shareOf<Round>(journey: string, rounds: readonly Round[]): Round[] {
  return rounds.filter((_, index) => isChosen(journey, index, rounds.length));
}

/**
 * Returns an eighth of the items, at least one, for a test that `npm test` would otherwise repeat for every address.
 * `test:full` takes all.
 */
export function eighthOf<Item>(what: string, items: readonly Item[]): Item[] {
  return items.filter((_, index) => isChosen(what, index % EIGHT, Math.min(EIGHT, items.length)));
}

/** The number of shares into which `eighthOf` divides the items. */
export const EIGHT = 8;

/** Returns the number of messages, rounds or kills in a test: `usual` in `npm test`, `all` in `test:full`. */
export function volume(usual: number, all: number): number {
  return isFull ? all : usual;
}
