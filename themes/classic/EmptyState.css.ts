import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { gutter } from "./rules.css";
import { wide } from "./theme.css";

const { color, space, size } = vars;

export const empty = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  "@media": { [wide]: { justifyContent: "center" } },
  gap: `${space.l} ${space.xl}`,
  maxWidth: "46rem",
  marginInline: "auto",
  padding: `${space.xxl} ${gutter}`,
});
export const plate = style({ flex: "none", width: "8.5rem" });
export const words = style({ flex: "1 1 16rem", minWidth: 0 });
export const title = style({ fontSize: size.l });
export const text = style({ marginBlockStart: space.xs, color: color.muted });
export const action = style({ marginBlockStart: space.m });
