import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import * as drawings from "./drawings";

/** The side of the square of a mark. 1em by default. */
export const markSize = createVar();

/*
 * Icons of which a page has dozens. An <svg> takes three to nine elements and 400 bytes each; styles draw these before
 * the text of an element with the class, in its colour.
 */
export const heart = mark(drawings.heart);
export const fullHeart = mark(drawings.heart, { fill: "black" });
export const chat = mark(drawings.chat);
export const more = mark(drawings.more);
export const place = mark(drawings.place);
export const globe = mark(drawings.globe);
export const fictional = mark(drawings.fictional);
export const thinFictional = mark(drawings.fictional, { width: 1.75 });
export const close = mark(drawings.close);
export const filter = mark(drawings.filter);

function mark(lines: string, { fill = "none", width = 2 } = {}): string {
  const stroke = `stroke="black" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" ${stroke}>${lines}</svg>`;
  const side = fallbackVar(markSize, "1em");
  return style({
    "::before": {
      content: '""',
      display: "inline-block",
      flex: "none",
      inlineSize: side,
      blockSize: side,
      background: "currentColor",
      // Uses the colour that the system forces on the text, because printers leave out backgrounds.
      forcedColorAdjust: "preserve-parent-color",
      printColorAdjust: "exact",
      mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`,
    },
  });
}
