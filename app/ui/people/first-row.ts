import type { Person } from "~/themes/template";

/** The most cards in a row of any template. */
const ROW = 5;

/** Only the first page's people are considered, so that nobody moves when more load. */
const AMONG = 12;

/**
 * Moves the first people with a picture into the list's first row; all others keep their order. The page about ranking
 * says so. The search alone decides who is on which page.
 */
export function withPicturesFirst<Shown extends Pick<Person, "photo">>(people: readonly Shown[]): readonly Shown[] {
  const withPhotos = people.slice(0, AMONG).filter(({ photo }) => photo !== null);
  const row = new Set(withPhotos.slice(0, ROW));
  return [...row, ...people.filter((person) => !row.has(person))];
}
