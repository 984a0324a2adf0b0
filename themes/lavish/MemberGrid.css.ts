import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

export const field = style({ containerType: "inline-size" });

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const two = "(min-width: 16rem) and (max-width: 44rem)";
const three = "(min-width: 44.01rem) and (max-width: 62rem)";
const four = "(min-width: 62.01rem)";
const drop = "3.5rem";

export const grid = style({
  display: "grid",
  gridTemplateColumns: columns(1),
  gap: vars.space.m,
  alignItems: "start",
  "@container": {
    [two]: { gridTemplateColumns: columns(2), columnGap: vars.space.s },
    [three]: { gridTemplateColumns: columns(3), paddingBlockEnd: drop },
    [four]: { gridTemplateColumns: columns(4), columnGap: "1.75rem", rowGap: vars.space.l, paddingBlockEnd: drop },
  },
});

// Every second column hangs lower.
globalStyle(`${grid} > :nth-child(3n + 2)`, { "@container": { [three]: { translate: `0 ${drop}` } } });
globalStyle(`${grid} > :nth-child(even)`, { "@container": { [four]: { translate: `0 ${drop}` } } });

// Four or eight cards, as on most pages: rows of two or four, never of three with a rest.
const even = `${grid}:where(:has(> :nth-child(4):last-child), :has(> :nth-child(8):last-child))`;
globalStyle(even, { "@container": { [three]: { gridTemplateColumns: columns(4), columnGap: vars.space.s } } });
globalStyle(`${even} > :nth-child(odd)`, { "@container": { [three]: { translate: "none" } } });
globalStyle(`${even} > :nth-child(even)`, { "@container": { [three]: { translate: `0 ${drop}` } } });
