import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { middling, panel as plainPanel, wide, words } from "../parts/frame.css";

const { space, width } = vars;

export const head = style([
  words,
  { "@media": { [wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", alignItems: "end", gap: space.xl } } },
]);
export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": {
    [wide]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.form})`, gridTemplateRows: "auto 1fr" },
  },
});
/** The panel with the form, which stays in view while the faces scroll. */
export const panel = style([
  plainPanel,
  {
    alignSelf: "start",
    "@media": { [wide]: { gridColumn: 2, gridRow: "1 / span 2", position: "sticky", insetBlockStart: "6rem" } },
  },
]);
/** A heading for screen readers, which takes no cell of the grid. */
export const over = style({ position: "absolute" });
export const members = style({ minWidth: 0 });
// Fills each row, because a wall has no gaps: four faces before the form, and eight after it.
const four = { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space.s };
globalStyle(`${members}${members} > ul`, {
  "@media": {
    "screen and (min-width: 46rem)": four,
    [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "screen and (min-width: 78rem)": four,
  },
});
export const wall = style({ display: "grid", gap: space.s, margin: 0, minWidth: 0 });
/**
 * The faces. One face in nine is as large as four: with the other eight it fills three rows of four, or four rows of
 * three.
 */
export const faces = style({
  display: "grid",
  gap: space.xs,
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  "@media": { [middling]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space.s } },
});
export const face = style({
  width: "100%",
  selectors: { "&:first-child": { gridColumn: "span 2", gridRow: "span 2" } },
});
