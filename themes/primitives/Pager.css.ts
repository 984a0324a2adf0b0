import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { hairline, target } from "./measures";

const narrow = "(max-width: 30rem)";

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.xxs,
  listStyle: "none",
  padding: 0,
  "@media": { [narrow]: { gap: 0 } },
});

export const page = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    minWidth: target,
    minHeight: target,
    paddingInline: vars.space.xs,
    border: `${hairline} solid transparent`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: "tabular-nums",
    textDecoration: "none",
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: { "&:hover:not([aria-current])": { background: vars.color.accentSoft, color: vars.color.onAccentSoft } },
  },
  variants: {
    current: {
      true: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        "@media": {
          "(forced-colors: active)": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
        },
      },
    },
  },
});

/** A narrow window shows the first, the current and the last page in one line. */
export const neighbour = style({ "@media": { [narrow]: { display: "none" } } });

export const gap = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "1rem",
  minHeight: target,
  color: vars.color.muted,
});
