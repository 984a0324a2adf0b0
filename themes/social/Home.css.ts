import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { petal } from "./shapes.css";
import { tablet, wide } from "./theme.css";

export const lay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xl,
  paddingBlockStart: vars.space.xs,
});
export const top = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });
// A banner across the page: the greeting, and the news at its end.
export const hello = style({
  display: "grid",
  gap: vars.space.l,
  padding: vars.space.l,
  borderRadius: petal.end,
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(20rem, 1fr) minmax(0, auto)",
      alignItems: "center",
      columnGap: vars.space.xl,
      // The news leaves the flower free.
      paddingBlock: vars.space.xl,
      paddingInline: `${vars.space.xl} 7.5rem`,
    },
  },
});
export const bloom = style({
  position: "absolute",
  zIndex: -1,
  insetBlockStart: "-3.5rem",
  insetInlineEnd: "-3.5rem",
  width: "11rem",
  "@media": {
    [tablet]: { insetBlockStart: "-5rem", insetInlineEnd: "-5rem" },
    [wide]: { insetBlockStart: "-5rem", insetInlineEnd: "-5rem" },
  },
});
export const greeting = style({
  paddingInlineEnd: "min(6rem, 30%)",
  fontSize: vars.size.xxl,
  lineHeight: 1,
  hyphens: "auto",
  "@media": { [wide]: { paddingInlineEnd: 0 } },
});
export const news = style({
  display: "grid",
  gap: vars.space.xs,
  "@media": { [wide]: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: vars.space.s } },
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minHeight: "3.25rem",
  padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.bold,
  textDecoration: "none",
  transition: `background-color ${vars.motion.quick}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { background: vars.color.supportSoft, color: vars.color.onSupportSoft, transform: "translateX(3px)" },
    "&:focus-visible": { outlineColor: "currentColor", outlineOffset: "-4px" },
    "&::before": {
      content: '""',
      flex: "none",
      width: "0.6rem",
      height: "0.6rem",
      borderRadius: vars.radius.pill,
      background: vars.color.support,
    },
  },
});
export const itemLabel = style({ flex: 1, minWidth: 0 });
export const prompt = style({ minWidth: 0 });
export const feed = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m, minWidth: 0 });
export const feedTitle = style({ fontSize: vars.size.xl });
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
});
