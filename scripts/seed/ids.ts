import { idMaker } from "~/db/ids";
import { type Random, randomFrom } from "./random";

/** An id as somebody would have got it at that time, UTC ms. */
export function idAt(time: number, random: Random): string {
  return idMaker(() => time, random.bytes)();
}

/** The most people that one seed makes on one site. */
export const MOST = 2 ** 20;

/**
 * Each seed has a range of ids on each site, one a person in their order, so that the ids tell which of them are there.
 * Ranges lie between 2015 and 2024, before anybody else's id.
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

/** The prefix of ids of that time; ids compare as text. */
function prefixOf(time: number): string {
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
