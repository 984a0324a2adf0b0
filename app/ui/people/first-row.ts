import type { Person } from "~/themes/template";

/** The most cards that any template puts side by side. */
const ROW = 5;

/** In how many of a list's people the row is looked for: those of its first page, so that nobody moves when more are loaded. */
const AMONG = 12;

/**
 * The same people, of whom the first with a picture have moved into the list's first row; all others keep their order. The
 * page about ranking says so. It is a matter of one page: who is on it, and on which, is the search's own order.
 */
export function withPicturesFirst<Shown extends Pick<Person, "photo">>(people: readonly Shown[]): readonly Shown[] {
  const withPhotos = people.slice(0, AMONG).filter(({ photo }) => photo !== null);
  const row = new Set(withPhotos.slice(0, ROW));
  return [...row, ...people.filter((person) => !row.has(person))];
}
