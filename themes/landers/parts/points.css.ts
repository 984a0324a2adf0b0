import { style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";

const { color, leading, size, space } = vars;

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${color.line}`,
});
export const title = style({ fontSize: size.xl, lineHeight: leading.tight });
export const points = style({
  display: "grid",
  gap: `${space.l} ${space.xl}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
});
export const point = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.xs,
});
export const pointTitle = style({ fontSize: size.l, lineHeight: leading.tight });
export const pointText = style({ color: color.muted });
