import { style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { breaking } from "../../primitives/measures";

const { color, leading, size, space } = vars;

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${color.line}`,
});
export const title = style({ fontSize: size.xl, lineHeight: leading.tight });
/** The three points stand in one row or in one column. */
export const points = style({
  display: "grid",
  gap: `${space.l} clamp(${space.m}, 3vw, ${space.xl})`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "screen and (min-width: 46rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const point = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.xs,
});
export const pointTitle = style({ ...breaking, fontSize: size.l, lineHeight: leading.tight });
export const pointText = style({ maxWidth: "60ch", color: color.muted });
