import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { cut } from "../primitives/Cut.css";
import { wash } from "./sheet.css";
import { moving, scrolled } from "./theme.css";
import { lead } from "./type.css";

export const card = style({ minWidth: 0, containerType: "inline-size" });

/** The height by which the text overlaps the picture, which fades into its background. */
const overlap = "2.25rem";
const ratio = "5 / 6";

export const frame = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  isolation: "isolate",
  background: vars.color.sunken,
  borderRadius: vars.radius.picture,
  boxShadow: vars.shadow.low,
  selectors: {
    // A thin inner frame, drawn on the picture on hover.
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
});

const drift = keyframes({ from: { translate: "0 -4%" }, to: { translate: "0 4%" } });

export const picture = style([
  wash,
  {
    position: "relative",
    zIndex: -1,
    overflow: "hidden",
    aspectRatio: ratio,
    // The light turns on when the pointer or the focus arrives.
    "::after": { transition: `opacity ${vars.motion.slow} ${vars.motion.ease}` },
    selectors: { [`${frame}:hover &::after, ${frame}:focus-within &::after`]: { opacity: 0 } },
  },
]);
globalStyle(`${picture} img`, {
  // The picture is larger by the distance that scrolling moves it.
  scale: "1.09",
  transition: `scale 1600ms ${vars.motion.ease}`,
  "@supports": {
    [scrolled]: { "@media": { [moving]: { animation: `${drift} linear both`, animationTimeline: "view()" } } },
  },
});
globalStyle(`${frame}:hover ${picture} img, ${frame}:focus-within ${picture} img`, {
  "@media": { [moving]: { scale: "1.14" } },
});

export const caption = style({
  display: "grid",
  gap: vars.space.xxs,
  justifyItems: "start",
  alignContent: "start",
  minWidth: 0,
  marginBlockStart: `calc(-1 * ${overlap})`,
  padding: vars.space.s,
  paddingBlockStart: `calc(${overlap} - 0.25rem)`,
  background: `linear-gradient(to bottom, transparent, ${vars.color.sunken} ${overlap})`,
  "@container": { "(min-width: 15rem)": { paddingInline: vars.space.m, paddingBlockEnd: vars.space.m } },
});

export const name = style({
  maxWidth: "100%",
  fontSize: "clamp(1.0625rem, 0.5rem + 6.5cqi, 2.25rem)",
  fontVariationSettings: '"opsz" 11',
  lineHeight: 1.08,
  overflowWrap: "anywhere",
  textWrap: "pretty",
});

export const link = style([
  cut[3],
  {
    color: vars.color.text,
    textDecoration: "none",
    // The whole picture is the link.
    "::after": { content: "", position: "absolute", inset: 0 },
    selectors: {
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: "-4px",
        boxShadow: `inset 0 0 0 6px ${vars.color.sunken}`,
      },
    },
  },
]);
export const age = style({ color: vars.color.accentText, fontVariantNumeric: "lining-nums" });

export const place = style([
  lead,
  { maxWidth: "100%", color: vars.color.text, fontSize: "0.9375rem", lineHeight: 1.2, hyphens: "manual" },
]);

const corner = vars.space.xs;
/**
 * The buttons stand at the end edge of the picture, away from the face: like in the upper corner, write in the lower
 * corner.
 */
export const touch = style({
  position: "absolute",
  zIndex: 2,
  insetBlockStart: 0,
  insetInline: 0,
  aspectRatio: ratio,
  display: "flex",
  flexDirection: "column",
  alignItems: "end",
  justifyContent: "space-between",
  padding: corner,
  pointerEvents: "none",
});
export const more = style({ position: "absolute", zIndex: 2, insetBlockStart: corner, insetInlineStart: corner });
globalStyle(`${touch} > *`, { pointerEvents: "auto" });
globalStyle(`:is(${touch}, ${more}) :is(a, button)`, {
  borderColor: "transparent",
  borderRadius: vars.radius.pill,
  background: `color-mix(in srgb, ${vars.color.sunken} 78%, transparent)`,
  color: vars.color.text,
});
// A second, dark ring surrounds the light ring, because many photos are light.
globalStyle(`:is(${touch}, ${more}) :is(a, button):focus-visible`, { boxShadow: `0 0 0 6px ${vars.color.sunken}` });
globalStyle(`:is(${touch}, ${more}) :is(a, button):hover, ${touch} button[aria-pressed="true"]`, {
  background: vars.color.sunken,
  color: vars.color.accentText,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});
globalStyle(`${actions} > *`, { flex: "1 1 auto", paddingInline: vars.space.xs });
