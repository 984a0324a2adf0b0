import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

const gap = `clamp(${vars.space.xs}, 2vw, ${vars.space.l})`;

// Measured in rem, so that larger text makes fewer columns. Two on every phone.
export const plates = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, clamp(7.75rem, 20vw, 12.5rem)), 1fr))",
  gap: `${vars.space.l} ${gap}`,
});

/** At most this many columns. Half a pixel less than their share, because rounding would drop one. */
const upTo = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(7.5rem, (100% - ${count - 1} * ${gap}) / ${count} - 0.5px)), 1fr))`;
// Four or eight cards, as on most pages: rows of two or four, never of three with a rest.
globalStyle(`${plates}:where(:has(> :nth-child(4):last-child), :has(> :nth-child(8):last-child))`, {
  gridTemplateColumns: upTo(4),
  "@media": { "(max-width: 36rem)": { gridTemplateColumns: upTo(2) } },
});
export const place = style({ display: "grid", minWidth: 0, containerType: "inline-size" });
