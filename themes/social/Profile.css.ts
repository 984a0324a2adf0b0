import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { actions as safety } from "./SafetyActions.css";
import { petal } from "./shapes.css";
import { tablet, wide } from "./theme.css";

export const lay = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.l });

export const head = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.l,
  padding: vars.space.m,
  borderRadius: petal.start,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  "@media": {
    [tablet]: { gridTemplateColumns: "minmax(0, 20rem) minmax(0, 1fr)", alignItems: "center" },
    [wide]: {
      gridTemplateColumns: "minmax(0, 25rem) minmax(0, 1fr)",
      alignItems: "center",
      gap: vars.space.xxl,
      padding: vars.space.l,
    },
  },
});
export const bloom = style({
  position: "absolute",
  zIndex: -1,
  insetBlockEnd: "-9rem",
  insetInlineEnd: "-7rem",
  width: "24rem",
  opacity: 0.16,
});

export const portrait = style({ position: "relative" });
export const picture = style({
  aspectRatio: "1",
  overflow: "hidden",
  border: `${vars.space.xs} solid ${vars.color.surface}`,
  borderRadius: petal.start,
  background: vars.color.surface,
});
export const like = style({ position: "absolute", insetBlockEnd: vars.space.m, insetInlineEnd: vars.space.m });
globalStyle(`${like} button`, {
  minWidth: "4rem",
  minHeight: "4rem",
  borderRadius: vars.radius.pill,
  borderColor: "transparent",
  background: vars.color.surface,
  color: vars.color.accentText,
  boxShadow: vars.shadow.high,
});
globalStyle(`${like} button:hover`, { background: vars.color.supportSoft, color: vars.color.onSupportSoft });
globalStyle(`${like} button[aria-pressed="true"]`, { background: vars.color.accent, color: vars.color.onAccent });
globalStyle(`${like} button[aria-pressed="true"] svg`, { fill: "currentColor" });

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space.s,
  padding: `0 ${vars.space.xs} ${vars.space.xs}`,
  "@media": { [wide]: { padding: `${vars.space.l} ${vars.space.l} ${vars.space.l} 0`, gap: vars.space.m } },
});
export const marks = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
export const activity = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  selectors: {
    "&::before": {
      content: '""',
      width: "0.6rem",
      height: "0.6rem",
      borderRadius: vars.radius.pill,
      background: vars.color.success,
    },
  },
});
export const name = style({
  fontSize: vars.size.hero,
  lineHeight: 1,
  letterSpacing: "-0.025em",
  overflowWrap: "anywhere",
  textWrap: "wrap",
  "@media": { [tablet]: { fontSize: vars.size.xxl } },
});
export const lines = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space.xxs} ${vars.space.m}` });
export const line = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  fontWeight: vars.weight.medium,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
  selectors: { "&:empty": { display: "none" } },
});

// On this background the accent is too faint for text.
globalStyle(`${head} ${safety} :is(a, button)`, { color: "inherit" });

export const photos = style({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8rem), 1fr))",
});
export const photo = style({ aspectRatio: "1", borderRadius: vars.radius.picture, overflow: "hidden" });

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.l,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)", gap: vars.space.xl } },
});
export const about = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m });
// A speech bubble for the person's own text.
export const bubble = style({
  padding: `clamp(${vars.space.m}, 3vw, ${vars.space.xl})`,
  borderRadius: petal.top,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
});
export const bubbleTitle = style({
  marginBlockEnd: vars.space.xs,
  fontSize: vars.size.m,
  color: vars.color.accentText,
});
export const text = style({
  fontSize: vars.size.l,
  lineHeight: 1.45,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const short = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s });
export const shortTitle = style({ fontSize: vars.size.l });
export const facts = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
export const fact = style({
  flex: "1 1 10.5rem",
  minWidth: 0,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
});
export const factLabel = style({ color: vars.color.muted, fontSize: vars.size.xs });
export const factValue = style({ marginInlineStart: 0, fontWeight: vars.weight.bold, overflowWrap: "anywhere" });

export const similar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  paddingBlockStart: vars.space.xl,
});
globalStyle(`${similar} h2`, { marginBlockEnd: vars.space.m, fontSize: vars.size.xl });
