import type { PageTiles } from "~/app/ui/reach/PartnerTiles";
import type { Person } from "~/themes/template";

/** The people of one or several pages. */
export interface Loaded {
  people: readonly Person[];
  /** Ids of the people that the member likes. */
  liked: readonly string[];
  /** The last of the pages. */
  page: number;
  /** Partners' tiles among the people of each page. */
  tiles: readonly PageTiles[];
}

/** Joins pages. People who become active meanwhile push others to the next page, so each person is listed once. */
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
