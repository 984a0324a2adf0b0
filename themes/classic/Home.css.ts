import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { hairline } from "./rules.css";

const { color, space, size, motion } = vars;

export const greeting = style({ marginBlockEnd: space.m, fontSize: size.xxl });
export const waiting = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 24rem), 1fr))",
  gap: `${space.m} ${space.xl}`,
  alignItems: "start",
  marginBlockEnd: space.l,
});
export const people = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s, minWidth: 0 });
export const more = style({ display: "flex", flexWrap: "wrap", gap: space.s, paddingBlockStart: space.m });

/** Entries side by side if there is room, each on a rule. */
export const ledger = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  columnGap: space.l,
  borderBlockStart: hairline,
});
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
