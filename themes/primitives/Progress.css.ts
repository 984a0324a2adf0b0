import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { breaking } from "./measures";

const forced = "(forced-colors: active)";
const rail = { background: vars.color.sunken, borderRadius: vars.radius.pill } as const;
const filled = { background: vars.color.accent, borderRadius: vars.radius.pill } as const;

export const progress = style({ display: "grid", gap: vars.space.xs, minWidth: 0 });
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
});
export const label = style({ ...breaking, fontWeight: vars.weight.medium });
export const value = style({ color: vars.color.muted, fontVariantNumeric: "tabular-nums" });

const sweep = keyframes({ from: { backgroundPosition: "150% 0" }, to: { backgroundPosition: "-50% 0" } });

export const bar = style({
  ...rail,
  appearance: "none",
  display: "block",
  width: "100%",
  height: "0.5rem",
  border: 0,
  overflow: "hidden",
  selectors: {
    "&::-webkit-progress-bar": { background: "transparent" },
    "&::-webkit-progress-value": { ...filled, transition: `inline-size ${vars.motion.quick} ease-out` },
    "&::-moz-progress-bar": filled,
    // Unknown progress: a moving bar shows that work continues.
    "&:indeterminate": {
      background: `linear-gradient(90deg, ${vars.color.sunken} 30%, ${vars.color.accent} 50%, ${vars.color.sunken} 70%)`,
      backgroundSize: "200% 100%",
      animation: `${sweep} 1400ms linear infinite`,
    },
  },
  "@media": {
    [forced]: {
      forcedColorAdjust: "none",
      background: "Canvas",
      outline: "1px solid CanvasText",
      selectors: {
        "&::-webkit-progress-value": { background: "Highlight" },
        "&::-moz-progress-bar": { background: "Highlight" },
        "&:indeterminate": { background: "linear-gradient(90deg, Canvas 30%, Highlight 50%, Canvas 70%)" },
      },
    },
  },
});

export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
});
export const dots = style({ display: "inline-flex", gap: vars.space.xs, flex: "none" });
export const dot = recipe({
  base: {
    height: "0.625rem",
    width: "0.625rem",
    borderRadius: vars.radius.pill,
    transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
    "@media": { [forced]: { forcedColorAdjust: "none" } },
  },
  variants: {
    state: {
      done: { background: vars.color.accent, "@media": { [forced]: { background: "Highlight" } } },
      now: { width: "1.75rem", background: vars.color.accent, "@media": { [forced]: { background: "Highlight" } } },
      half: {
        width: "1.75rem",
        background: `linear-gradient(to right, ${vars.color.accent} 50%, transparent 50%)`,
        boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
        "@media": {
          [forced]: {
            background: "linear-gradient(to right, Highlight 50%, Canvas 50%)",
            boxShadow: "inset 0 0 0 2px Highlight",
          },
        },
      },
      ahead: {
        boxShadow: `inset 0 0 0 2px ${vars.color.border}`,
        "@media": { [forced]: { boxShadow: "inset 0 0 0 2px CanvasText" } },
      },
    },
  },
});

/** Lies along the lower edge of a picture with `position: relative`. */
export const onPicture = style({
  position: "absolute",
  insetInline: vars.space.xs,
  insetBlockEnd: vars.space.xs,
  padding: "3px",
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
});
