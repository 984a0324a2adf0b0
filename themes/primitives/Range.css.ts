import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking, target } from "./measures";

const forced = "(forced-colors: active)";
const thumbSize = "1.5rem";
const trackHeight = "0.25rem";

const topLine = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space.m,
  width: "100%",
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
  ...breaking,
} as const;
export const head = style(topLine);
export const legend = style({ ...topLine, fontWeight: vars.weight.medium });
export const label = style({ fontWeight: vars.weight.medium });
/** Follows the thumbs by script. Without a script it would not move, so it is hidden. */
export const value = style({
  color: vars.color.muted,
  fontWeight: vars.weight.body,
  fontVariantNumeric: "tabular-nums",
  "@media": { "(scripting: none)": { display: "none" } },
});

export const slider = style({ position: "relative", height: target });

/** Reaches from the middle of the thumb at one end to the middle of the thumb at the other. */
export const track = style({
  position: "absolute",
  insetInline: `calc(${target} / 2)`,
  insetBlockStart: `calc(50% - ${trackHeight} / 2)`,
  width: `calc(100% - ${target})`,
  height: trackHeight,
  overflow: "hidden",
  borderRadius: vars.radius.pill,
  background: vars.color.border,
  "@media": { [forced]: { forcedColorAdjust: "none", background: "GrayText" } },
});
export const chosen = style({
  fill: vars.color.accent,
  selectors: { [`${slider}[data-disabled] &`]: { fill: vars.color.muted } },
  "@media": { [forced]: { fill: "Highlight" }, "(scripting: none)": { display: "none" } },
});

// The touch target is 44 px; the visible disc in its middle has the focus ring.
const rim = `calc((${target} - ${thumbSize}) / 2)`;
const disc = (color: string) =>
  `radial-gradient(circle closest-side, ${color} 78%, ${vars.color.surface} 82%) padding-box`;
const thumb = {
  appearance: "none",
  boxSizing: "border-box",
  width: target,
  height: target,
  border: `${rim} solid transparent`,
  borderRadius: "50%",
  background: disc(vars.color.accent),
  cursor: "grab",
  pointerEvents: "auto",
  "@media": {
    [forced]: { forcedColorAdjust: "none", background: "radial-gradient(Highlight, Highlight) padding-box" },
  },
} as const;
const hovered = { background: disc(vars.color.accentHover) } as const;
const focused = { outline: `2px solid ${vars.color.focus}`, outlineOffset: `calc(3px - ${rim})` } as const;
const refused = { cursor: "not-allowed", background: disc(vars.color.muted) } as const;

export const input = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  background: "none",
  cursor: "pointer",
  // Each engine has its own name for the thumb, and drops a rule with the other's name.
  selectors: {
    "&::-webkit-slider-thumb": thumb,
    "&::-moz-range-thumb": thumb,
    "&:hover:not(:disabled)::-webkit-slider-thumb": hovered,
    "&:hover:not(:disabled)::-moz-range-thumb": hovered,
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::-webkit-slider-thumb": focused,
    "&:focus-visible::-moz-range-thumb": focused,
    "&:disabled": { cursor: "not-allowed" },
    "&:disabled::-webkit-slider-thumb": refused,
    "&:disabled::-moz-range-thumb": refused,
  },
});

/** One of two inputs that overlap. Only its thumb takes the pointer. The track takes the pointer for both inputs. */
export const ofTwo = style({ pointerEvents: "none" });
/** The input whose thumb has more room lies above, so that two thumbs at one end can be parted. */
export const above = style({ zIndex: 1 });

export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  // Close under the discs, which are smaller than the thumbs.
  marginBlockStart: `calc(-0.5 * ${rim})`,
  paddingInline: rim,
  lineHeight: vars.leading.tight,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: "tabular-nums",
});
