import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { hairline, target } from "./measures";

const forced = "(forced-colors: active)";
const unscripted = "(scripting: none)";

const room = "2rem";
const fade = `linear-gradient(to left, transparent, black ${room})`;
const scrolled = "(animation-timeline: scroll())";

/** Tabs that do not fit fade out at the end, until scrolled there. */
const runOut = keyframes({
  from: { maskImage: fade, maskRepeat: "no-repeat", maskSize: "100% 100%" },
  to: { maskImage: fade, maskRepeat: "no-repeat", maskSize: `calc(100% + ${room}) 100%` },
});

const bar = {
  // Positioned, so that the list also clips texts for screen readers alone.
  position: "relative",
  display: "flex",
  columnGap: vars.space.xs,
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBlockEnd: `${hairline} solid ${vars.color.line}`,
  "@supports": {
    [scrolled]: {
      animation: `${runOut} linear both`,
      animationTimeline: "scroll(self inline)",
      // Keyboard focus scrolls a tab clear of the fading end.
      scrollPaddingInlineEnd: room,
    },
  },
} as const;
export const tabs = style({ ...bar, listStyle: "none", padding: 0 });
/** Panels follow each other if no script can open one. */
export const tablist = style({ ...bar, "@media": { [unscripted]: { display: "none" } } });

export const tab = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    flex: "none",
    minHeight: target,
    padding: `${vars.space.xs} ${vars.space.s}`,
    border: 0,
    borderBlockEnd: "3px solid transparent",
    background: "transparent",
    color: vars.color.muted,
    fontWeight: vars.weight.medium,
    textDecoration: "none",
    whiteSpace: "nowrap",
    transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
    "@media": { [forced]: { borderBlockEndColor: "Canvas" } },
    selectors: {
      "&:hover:not(:disabled)": { color: vars.color.accentText },
      // Inside, because the list clips its edge.
      "&:focus-visible": { outlineOffset: "-2px" },
      "&:disabled": { opacity: 0.6, cursor: "not-allowed" },
    },
  },
  variants: {
    current: {
      true: {
        color: vars.color.accentText,
        borderBlockEndColor: vars.color.accent,
        "@media": { [forced]: { borderBlockEndColor: "Highlight" } },
      },
    },
  },
});

export const panel = style({
  paddingBlockStart: vars.space.m,
  "@media": { [unscripted]: { selectors: { "&[hidden]": { display: "block !important" } } } },
});
export const panelTitle = style({
  display: "none",
  "@media": {
    [unscripted]: { display: "block", paddingBlockEnd: vars.space.xs, fontWeight: vars.weight.bold },
  },
});
