import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { largeText, wholeWord } from "../primitives/measures";
import { floor, tall } from "./bars.css";
import { ICON } from "./icon-size";
import { wide } from "./theme.css";

export const navigation = style({
  // On a low screen the bar is a row under the brand, because it cannot stay at the foot.
  order: 1,
  flexBasis: "100%",
  containerType: "inline-size",
  "@media": {
    [tall]: floor,
    [wide]: { gridColumn: 2, gridRow: 1, containerType: "normal" },
  },
  selectors: { "[data-layout=chat] &": { "@media": { "(max-width: 59.99rem)": { display: "none" } } } },
});

export const items = style({
  display: "flex",
  "@media": { [wide]: { gap: vars.space.xxs } },
  "@container": { [largeText]: { flexWrap: "wrap" } },
});

export const slot = style({
  flex: "1 1 0",
  minWidth: 0,
  "@media": { [wide]: { flex: "none" } },
  "@container": { [largeText]: wholeWord },
});

export const item = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: "center",
  textDecoration: "none",
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { color: vars.color.accentText },
    "&[aria-current]": { color: vars.color.accentText, fontWeight: vars.weight.bold },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [wide]: {
      flexDirection: "row",
      gap: vars.space.xs,
      minHeight: "2.75rem",
      paddingInline: vars.space.s,
      borderRadius: vars.radius.pill,
      fontSize: vars.size.s,
      color: vars.color.text,
      selectors: {
        "&:hover": { background: vars.color.sunken },
        "&[aria-current]": { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      },
    },
  },
  "@container": { [largeText]: { paddingBlock: vars.space.xxs, gap: 0 } },
});

// The icon is at most as wide as its entry, and in the middle.
const inline = `min(50% - ${ICON / 2}px, (3.5rem - ${ICON}px) / 2)`;

export const icon = style({
  boxSizing: "content-box",
  flex: "none",
  padding: `calc((1.875rem - ${ICON}px) / 2) ${inline}`,
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.motion.quick}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [`${item}[aria-current] &`]: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    [`${item}:active &`]: { transform: "scale(0.9)" },
  },
  "@media": {
    [wide]: {
      padding: 0,
      borderRadius: 0, // round corners would cut the drawing
      selectors: { [`${item}[aria-current] &`]: { background: "transparent", color: "inherit" } },
    },
    // Browsers force no colours on a drawing.
    "(forced-colors: active)": {
      selectors: { [`${item}[aria-current] &`]: { background: "Highlight", color: "HighlightText" } },
    },
  },
  "@container": { [largeText]: { paddingBlock: "2px" } },
});

export const badge = style({
  position: "absolute",
  display: "inline-flex",
  insetBlockStart: vars.space.xxs,
  // The badge stays on the screen in large text.
  insetInlineStart: "min(50% + 0.3rem, 100% - 1.5rem)",
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  "@media": { [wide]: { position: "static", boxShadow: "none" } },
  // The badge is at most as large as its icon, and does not cover the label.
  "@container": {
    [largeText]: { insetBlockStart: 0, insetInlineStart: "calc(50% + 2px)", scale: "0.55", transformOrigin: "0 0" },
  },
});

export const label = style({
  maxWidth: "100%",
  fontSize: `clamp(0.6875rem, 3vw, ${vars.size.xs})`,
  "@media": { [wide]: { fontSize: "inherit" } },
  hyphens: "auto",
  overflowWrap: "anywhere",
  overflow: "hidden",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  paddingInline: "1px",
  "@container": { [largeText]: { ...wholeWord, maxWidth: "none", paddingInline: vars.space.xxs } },
});
