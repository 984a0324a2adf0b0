import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { button } from "./Button.css";
import { breaking, hairline } from "./measures";

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    maxWidth: "100%",
    padding: `0.2em ${vars.space.xs}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    ...breaking,
  },
  variants: {
    tone: {
      neutral: {
        background: vars.color.sunken,
        color: vars.color.text,
        boxShadow: `inset 0 0 0 ${hairline} ${vars.color.line}`,
      },
      accent: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      info: { background: vars.color.infoSoft, color: vars.color.onInfoSoft },
      danger: { background: vars.color.dangerSoft, color: vars.color.onDangerSoft },
    },
  },
});

export const count = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "1.35rem",
  height: "1.35rem",
  paddingInline: "0.35rem",
  borderRadius: vars.radius.pill,
  background: vars.color.support,
  color: vars.color.onSupport,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  "@media": { "(forced-colors: active)": { border: `${hairline} solid CanvasText` } },
});

export const online = style({
  position: "relative",
  display: "inline-block",
  flex: "none",
  width: "0.5em",
  height: "0.5em",
  marginInlineStart: "0.4em",
  borderRadius: vars.radius.pill,
  background: vars.color.success,
  verticalAlign: "0.1em",
  "@media": { "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" } },
});

export const card = recipe({
  base: {
    minWidth: 0,
    background: vars.color.surface,
    color: vars.color.text,
    border: `${hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.low,
  },
  variants: {
    pad: { none: {}, m: { padding: vars.space.m }, l: { padding: `clamp(${vars.space.m}, 4vw, ${vars.space.l})` } },
  },
});

export const emptyNote = style({
  padding: vars.space.l,
  textAlign: "center",
  color: vars.color.muted,
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
});

const breathe = keyframes({ "50%": { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    display: "block",
    background: vars.color.line,
    animation: `${breathe} 1600ms ease-in-out infinite`,
    "@media": {
      "(prefers-reduced-motion: reduce)": { animation: "none" },
      "(forced-colors: active)": { border: `${hairline} solid GrayText` },
    },
  },
  variants: {
    shape: {
      text: { height: "1em", width: "100%", borderRadius: vars.radius.control },
      picture: { aspectRatio: "4 / 5", width: "100%", borderRadius: vars.radius.picture },
      circle: { width: "3rem", height: "3rem", borderRadius: "50%" },
    },
  },
});

export const skeletons = recipe({
  base: { display: "grid", gap: vars.space.s },
  variants: {
    shape: { card: {}, row: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" } },
  },
});
export const skeletonLines = style({ display: "grid", gap: vars.space.xs });
export const skeletonTitle = style({ maxWidth: "60%" });

export const notice = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: vars.space.s,
    alignItems: "start",
    padding: vars.space.m,
    borderRadius: vars.radius.control,
    border: `${hairline} solid transparent`,
  },
  variants: {
    tone: {
      info: { background: vars.color.infoSoft, color: vars.color.onInfoSoft },
      success: { background: vars.color.surface, color: vars.color.text, borderColor: vars.color.success },
      danger: { background: vars.color.dangerSoft, color: vars.color.onDangerSoft },
    },
  },
});
export const noticeIcon = style({ display: "inline-flex", paddingBlockStart: "0.15em" });
export const noticeSuccess = style({ color: vars.color.success });
export const noticeWords = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xs,
  // Running text around it gives each element a margin above.
  selectors: { "&&": { marginBlockStart: 0 } },
});
globalStyle(`${noticeWords}${noticeWords} > *`, { marginBlockStart: 0 });
export const noticeTitle = style({ fontWeight: vars.weight.bold });
export const noticeAction = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  gridColumn: 2,
  selectors: { "&&": { marginBlockStart: vars.space.xs } },
  // On a phone the notice's text would wrap in the narrow space beside the icon.
  "@media": { "(max-width: 30rem)": { gridColumn: "1 / -1" } },
});
// The accent is legible on the page's backgrounds, not on those of notices.
globalStyle(`${noticeAction} ${button.classNames.variants.variant.quiet}`, { color: "inherit" });
