import { idMaker } from "~/db/ids";
import { type Random, randomFrom } from "./random";

export function idAt(time: number, random: Random): string {
  return idMaker(() => time, random.bytes)();
}

/** Maximum number of people of one seed on one site. */
export const MOST = 2 ** 20;

/**
 * Returns the ids of one seed. The ids follow the order of people and lie between 2015 and 2024, so that existing ids
 * show which people exist.
 */
export function rangeOf(slug: string, seed: string) {
  const begin = Date.UTC(2015, 0, 1) + randomFrom(slug, seed, "range").int(2 ** 18) * MOST;
  return {
    from: prefixOf(begin),
    until: prefixOf(begin + MOST),
    idOf: (index: number, random: Random) => idAt(begin + index, random),
    indexOf: (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - begin,
  };
}

function prefixOf(time: number): string {
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
