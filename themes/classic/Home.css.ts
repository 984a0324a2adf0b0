import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./rules.css";
import { wide } from "./theme.css";

const { color, space, size, motion } = vars;

export const greeting = style({ marginBlockEnd: space.l, fontSize: size.xxl });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 16rem" } },
});
export const aside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": { [wide]: { gridColumn: 2, position: "sticky", insetBlockStart: space.l } },
});
export const part = style({ minWidth: 0 });
export const people = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  minWidth: 0,
  "@media": { [wide]: { gridColumn: 1, gridRow: 1 } },
});
export const more = style({ display: "flex", flexWrap: "wrap", gap: space.s, paddingBlockStart: space.m });

export const ledger = style({ marginBlockStart: space.xs });
export const entry = style({ borderBlockEnd: hairline });
export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "3rem",
  color: color.text,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  transition: `color ${motion.quick} ${motion.ease}`,
  ":hover": { color: color.accentText },
});
export const label = style({ flex: 1, minWidth: 0 });
export const go = style({
  flex: "none",
  color: color.muted,
  transition: `transform ${motion.quick} ${motion.ease}`,
  selectors: { [`${link}:hover &`]: { color: color.accentText, transform: "translateX(2px)" } },
});
