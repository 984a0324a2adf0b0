import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { wash } from "./sheet.css";
import { moving, scrolled } from "./theme.css";
import { lead } from "./type.css";

export const card = style({ minWidth: 0, containerType: "inline-size" });

export const frame = style({
  position: "relative",
  display: "grid",
  alignItems: "end",
  width: "100%",
  minHeight: "14rem",
  aspectRatio: "3 / 5",
  overflow: "hidden",
  isolation: "isolate",
  background: vars.color.sunken,
  borderRadius: vars.radius.picture,
  boxShadow: vars.shadow.low,
  selectors: {
    // A thin inner frame that draws itself on the picture.
    "&::after": {
      content: "",
      position: "absolute",
      zIndex: 1,
      inset: "0.5rem",
      border: `1px solid ${vars.color.accent}`,
      pointerEvents: "none",
      opacity: 0,
      transform: "scale(1.03)",
      transition: `opacity ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.slow} ${vars.motion.ease}`,
    },
    "&:hover::after, &:focus-within::after": { opacity: 1, transform: "none" },
  },
  "@container": {
    "(min-width: 11.5rem)": { aspectRatio: "3 / 4" },
    "(min-width: 21rem)": { aspectRatio: "4 / 5" },
  },
});

const drift = keyframes({ from: { translate: "0 -4%" }, to: { translate: "0 4%" } });

export const picture = style([
  wash,
  {
    position: "absolute",
    insetInline: 0,
    // The words stand below the face, not on it.
    insetBlock: "-5% 34%",
    zIndex: -1,
    transition: `scale 1600ms ${vars.motion.ease}`,
    // The light goes on when somebody looks.
    "::after": { transition: `opacity ${vars.motion.slow} ${vars.motion.ease}` },
    selectors: { [`${frame}:hover &::after, ${frame}:focus-within &::after`]: { opacity: 0 } },
    "@container": { "(min-width: 11.5rem)": { insetBlockEnd: "17%" } },
    "@media": { [moving]: { selectors: { [`${frame}:hover &, ${frame}:focus-within &`]: { scale: "1.05" } } } },
    "@supports": {
      [scrolled]: {
        "@media": { [moving]: { animation: `${drift} linear both`, animationTimeline: "view()" } },
      },
    },
  },
]);

export const caption = style({
  display: "grid",
  gap: vars.space.xxs,
  justifyItems: "start",
  minWidth: 0,
  padding: vars.space.s,
  paddingBlockStart: "3rem",
  background: `linear-gradient(to top, ${vars.color.sunken} 40%, color-mix(in srgb, ${vars.color.sunken} 88%, transparent) calc(100% - 3rem), transparent)`,
  "@container": { "(min-width: 15rem)": { padding: vars.space.m, paddingBlockStart: "3rem" } },
});

export const name = style({
  maxWidth: "100%",
  fontSize: "clamp(1.25rem, 9cqi, 2.25rem)",
  fontVariationSettings: '"opsz" 11',
  lineHeight: 1.08,
  overflowWrap: "anywhere",
  textWrap: "pretty",
});

export const link = style({
  color: vars.color.text,
  textDecoration: "none",
  // The whole picture leads there.
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-3px" },
  },
});
export const age = style({ color: vars.color.accentText, fontVariantNumeric: "lining-nums" });

export const place = style([
  lead,
  { maxWidth: "100%", color: vars.color.text, fontSize: "0.9375rem", lineHeight: 1.2, hyphens: "manual" },
]);

export const like = style({
  position: "absolute",
  zIndex: 2,
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: `color-mix(in srgb, ${vars.color.sunken} 78%, transparent)`,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});
globalStyle(`${actions} > *`, { flex: "1 1 auto", paddingInline: vars.space.xs });
