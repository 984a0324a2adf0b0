import { crc32 } from "node:zlib";

/** Whether this run is `npm run test:full`. */
export const isFull = process.env.BOUQUET_FULL === "1";

/**
 * Returns whether `npm test` takes this one of `count` ways to look at something. `test:full` takes every one. The choice depends
 * on the name alone, so a commit is tested in the same way on every day.
 */
export function isChosen(name: string, index: number, count: number): boolean {
  return isFull || index === crc32(name) % count;
}

/** Picks the one round of a journey (a site, a language, a template) that `npm test` takes. `test:full` takes all. */
export function shareOf<Round>(journey: string, rounds: readonly Round[]): Round[] {
  return rounds.filter((_, index) => isChosen(journey, index, rounds.length));
}

/** Picks one of eight items for `npm test`, at least one: for a product over all addresses. `test:full` takes all. */
export function eighthOf<Item>(what: string, items: readonly Item[]): Item[] {
  return items.filter((_, index) => isChosen(what, index % EIGHT, Math.min(EIGHT, items.length)));
}

/** How many shares a product over all addresses has. */
export const EIGHT = 8;

/** Returns how many messages, rounds or kills are tried: `usual` by `npm test`, `all` by `test:full`. */
export function volume(usual: number, all: number): number {
  return isFull ? all : usual;
}
