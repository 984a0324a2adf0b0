import type { Person } from "~/themes/template";
import type { PageTiles } from "./PartnerTiles";

/** People of one page, or of several that were joined. */
export interface Loaded {
  people: readonly Person[];
  /** Ids of those whom the member likes. */
  liked: readonly string[];
  /** The last of the pages. */
  page: number;
  /** What partners offer among the people of each page. */
  tiles: readonly PageTiles[];
}

/** Whoever became active meanwhile moves others on to the next page, where they stand again: they are shown once. */
export function joined<
  L extends { people: readonly { id: string }[]; liked: readonly string[]; page: number; tiles: readonly PageTiles[] },
>(before: L, next: L): L {
  const known = new Set(before.people.map(({ id }) => id));
  const people = [...before.people, ...next.people.filter(({ id }) => !known.has(id))];
  return {
    ...before,
    people,
    liked: [...before.liked, ...next.liked],
    tiles: [...before.tiles, ...next.tiles],
    page: next.page,
  };
}
