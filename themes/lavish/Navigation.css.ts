import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { largeText, wholeWord } from "../primitives/measures";
import { bar, hairline, safeFoot } from "./sheet.css";
import { compact, short, wide } from "./theme.css";
import { caps } from "./type.css";

const slender = "screen and (max-width: 23.99rem)";

// Keyboard focus scrolls an element clear of the bar.
globalStyle("html", {
  "@media": { [compact]: { scrollPaddingBlockEnd: `calc(${bar} + ${safeFoot} + ${vars.space.m})` } },
});

export const nav = recipe({
  base: {
    "@media": {
      [compact]: {
        position: "fixed",
        zIndex: 30,
        insetInline: 0,
        insetBlockEnd: 0,
        containerType: "inline-size",
        paddingBlockEnd: safeFoot,
        background: vars.color.sunken,
        borderBlockStart: hairline,
        boxShadow: vars.shadow.high,
      },
      // The navigation scrolls if it does not fit, so that the member's menu below stays visible.
      [wide]: {
        flex: "1 1 auto",
        display: "grid",
        alignContent: "safe center",
        width: "100%",
        minHeight: 0,
        overflowY: "auto",
        scrollbarWidth: "none",
      },
    },
  },
  variants: {
    layout: {
      default: {},
      empty: {},
      lander: {},
      stage: {},
      // The conversation fills the screen; its own back link replaces the bar.
      chat: { "@media": { [compact]: { display: "none" } } },
    },
  },
});

export const items = style({
  display: "flex",
  "@media": { [wide]: { flexDirection: "column", alignItems: "center" } },
  "@container": { [largeText]: { flexWrap: "wrap" } },
});

export const item = style({
  flex: "1 1 0",
  minWidth: 0,
  "@media": {
    [wide]: {
      flex: "none",
      width: "100%",
      selectors: { "& + &": { borderBlockStart: hairline } },
    },
  },
  "@container": { [largeText]: wholeWord },
});

export const link = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.3rem",
  minHeight: bar,
  padding: `${vars.space.xs} 1px`,
  color: vars.color.muted,
  textAlign: "center",
  textDecoration: "none",
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    "&:hover, &[aria-current]": { color: vars.color.text },
    "&:focus-visible": { outlineOffset: "-3px" },
    // The light of the current page.
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "-1px",
      insetInline: "30%",
      height: "2px",
      background: vars.color.accent,
      boxShadow: `0 0 1rem 1px ${vars.color.accent}`,
      transform: "scale(0)",
      transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
    },
    "&[aria-current]::before": { transform: "none" },
  },
  "@media": {
    [wide]: {
      minHeight: "5.5rem",
      padding: `${vars.space.m} 0`,
      gap: vars.space.xs,
      selectors: {
        "&::before": { insetBlock: "22%", insetInline: "0 auto", height: "auto", width: "2px" },
      },
    },
    // The entries are so close that the longest words fit below an upright brand.
    [short]: { minHeight: "4rem", paddingBlock: "0.75rem" },
  },
  "@container": { [largeText]: { gap: 0, minHeight: `calc(${bar} / 2)`, padding: vars.space.xxs } },
});

export const icon = style({ display: "inline-flex", "@media": { [wide]: { display: "none" } } });

export const label = style([
  caps,
  {
    maxWidth: "100%",
    fontSize: "clamp(0.625rem, 2.85vw, 0.6875rem)",
    letterSpacing: "0.06em",
    overflowWrap: "anywhere",
    hyphens: "auto",
    "@media": {
      // Ten letters fit one line of a fifth of the screen.
      [slender]: { letterSpacing: "0.01em" },
      [wide]: {
        fontSize: vars.size.xs,
        letterSpacing: "0.18em",
        lineHeight: 1,
        writingMode: "vertical-rl",
        rotate: "180deg",
      },
      [short]: { fontSize: "0.75rem", letterSpacing: "0.1em" },
    },
    "@container": { [largeText]: { ...wholeWord, maxWidth: "none", letterSpacing: 0 } },
  },
]);

export const badge = style({
  position: "absolute",
  insetBlockStart: "0.4rem",
  // The badge stays on the screen in large text.
  insetInlineStart: "min(50% + 0.35rem, 100% - 1.5rem)",
  display: "inline-flex",
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.color.sunken}`,
  "@media": { [wide]: { position: "static", order: -1 } },
  // The badge is at most as large as its icon, and does not cover the label.
  "@container": {
    [largeText]: { insetBlockStart: 0, insetInlineStart: "calc(50% + 2px)", scale: "0.55", transformOrigin: "0 0" },
  },
});
