import { knobs } from "./knobs";

/** Draws a flower on the niche's colour, 64 x 64: the icon of a site without its own. Returns SVG. */
export function bloomMark(niche: number): string {
  const { accent, support, paper } = knobs[niche] ?? knobs[1]!;
  const petals = [0, 72, 144, 216, 288].map(
    (turn) => `<path d="M32 32C21 27 20 12 32 9C44 12 43 27 32 32Z" transform="rotate(${turn} 32 32)"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/>` +
    `<g fill="${paper}">${petals.join("")}</g><circle cx="32" cy="32" r="5" fill="${support}"/></svg>`
  );
}
