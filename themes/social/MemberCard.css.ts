import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { cut } from "../primitives/Cut.css";
import * as icons from "../primitives/marks.css";
import { target } from "../primitives/measures";

const inner = vars.space.xs;
const touchSize = "3rem";
const ratio = "4 / 5";

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  gridTemplateAreas: '"picture" "words" "actions"',
  padding: inner,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}, box-shadow ${vars.motion.slow}`,
  selectors: {
    "&:hover": { transform: "translateY(-4px)", boxShadow: vars.shadow.high },
    "&:has(h3 a:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "3px" },
  },
});

// The corner under the heart is rounder: the picture is a petal.
export const picture = style({
  gridArea: "picture",
  aspectRatio: ratio,
  overflow: "hidden",
  borderRadius: vars.radius.picture,
  borderEndEndRadius: `calc(${vars.radius.picture} * 2.6)`,
});
globalStyle(`${picture} img`, { transition: `transform ${vars.motion.slow} ${vars.motion.ease}` });
globalStyle(`${card}:hover ${picture} img`, { transform: "scale(1.05)" });

export const words = style({
  gridArea: "words",
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
  padding: `${vars.space.s} ${vars.space.xs} ${vars.space.xs}`,
  minWidth: 0,
});
export const name = style({
  fontSize: `clamp(${vars.size.m}, 2.2vw, 1.25rem)`,
  overflowWrap: "anywhere",
  textWrap: "wrap",
});
export const link = style([
  cut[3],
  {
    color: "inherit",
    textDecoration: "none",
    outline: "none",
    selectors: {
      "&:focus-visible": { outline: "none" },
      // The whole card is a link to the person; buttons lie above it.
      "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.card },
    },
  },
]);
export const note = style({
  display: "flex",
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
export const place = style([
  icons.place,
  note,
  { gap: vars.space.xxs, selectors: { "&::before": { marginBlockStart: "0.15em" } } },
]);

export const marks = style({
  position: "absolute",
  insetBlockStart: `calc(${inner} * 2)`,
  insetInlineStart: `calc(${inner} * 2)`,
  // Clear of the menu's button.
  insetInlineEnd: `calc(${inner} * 2 + ${target})`,
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xxs,
  pointerEvents: "none",
});
export const language = style([
  icons.globe,
  {
    vars: { [icons.markSize]: "1.1em" },
    display: "inline-flex",
    alignItems: "center",
    gap: "0.35em",
    padding: `0.35em ${vars.space.xs}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
  },
]);

// Over the picture, at its lower end corner: write and like.
export const touch = style({
  position: "absolute",
  insetBlockStart: inner,
  insetInline: inner,
  aspectRatio: ratio,
  display: "flex",
  alignItems: "end",
  justifyContent: "end",
  gap: vars.space.xxs,
  pointerEvents: "none",
});
globalStyle(`${touch} > *`, { pointerEvents: "auto" });
globalStyle(`${touch} :is(a, button)`, {
  width: touchSize,
  height: touchSize,
  borderColor: "transparent",
  background: vars.color.surface,
  color: vars.color.accentText,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.low}`,
});
globalStyle(`${touch} :is(a, button):hover`, { background: vars.color.accentSoft, color: vars.color.onAccentSoft });
globalStyle(`${touch} button[aria-pressed="true"]`, {
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: vars.shadow.low,
});
// The menu's button, in the corner opposite the marks.
export const more = style({
  position: "absolute",
  insetBlockStart: inner,
  insetInlineEnd: inner,
  padding: vars.space.xxs,
});
globalStyle(`${more} :is(a, button)`, {
  background: `color-mix(in srgb, ${vars.color.surface} 82%, transparent)`,
  color: vars.color.text,
  borderRadius: vars.radius.pill,
});

export const actions = style({
  gridArea: "actions",
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xxs,
});
globalStyle(`${actions} > *`, { flex: "1 1 auto", minWidth: 0 });
globalStyle(`${actions} :is(a, button)`, {
  width: "100%",
  hyphens: "auto",
  "@container": {
    "(max-width: 12rem)": { gap: vars.space.xxs, paddingInline: vars.space.xxs, fontSize: vars.size.xs },
  },
});
