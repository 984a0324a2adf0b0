import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../contract.css";
import { breaking, hairline, target } from "./measures";

export const button = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    minHeight: target,
    minWidth: target,
    maxWidth: "100%",
    border: `${hairline} solid transparent`,
    borderRadius: vars.radius.control,
    fontFamily: vars.font.body,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    textAlign: "center",
    textWrap: "balance",
    textDecoration: "none",
    cursor: "pointer",
    transitionProperty: "background-color, border-color, color, transform",
    transitionDuration: vars.motion.quick,
    transitionTimingFunction: vars.motion.ease,
    selectors: {
      "&:active:not(:disabled):not([aria-disabled=true])": { transform: "translateY(1px)" },
      "&:disabled, &[aria-disabled=true]:not([aria-busy=true])": { cursor: "not-allowed", opacity: 0.6 },
      "&[aria-busy=true]": { cursor: "progress" },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { "&:hover:not(:disabled):not([aria-disabled=true])": { background: vars.color.accentHover } },
      },
      secondary: {
        background: vars.color.surface,
        borderColor: vars.color.border,
        color: vars.color.text,
        selectors: {
          "&:hover:not(:disabled):not([aria-disabled=true])": {
            borderColor: vars.color.accentText,
            color: vars.color.accentText,
          },
        },
      },
      quiet: {
        background: "transparent",
        color: vars.color.accentText,
        selectors: {
          "&:hover:not(:disabled):not([aria-disabled=true])": {
            background: vars.color.accentSoft,
            color: vars.color.onAccentSoft,
          },
        },
      },
      danger: {
        background: vars.color.surface,
        borderColor: vars.color.danger,
        color: vars.color.danger,
        selectors: {
          "&:hover:not(:disabled):not([aria-disabled=true])": {
            background: vars.color.dangerSoft,
            color: vars.color.onDangerSoft,
          },
        },
      },
    },
    size: {
      s: { padding: `${vars.space.xxs} ${vars.space.s}`, fontSize: vars.size.s },
      m: { padding: `${vars.space.xs} ${vars.space.m}`, fontSize: vars.size.m },
      l: { padding: `${vars.space.s} ${vars.space.l}`, fontSize: vars.size.m, minHeight: "3.25rem" },
    },
    wide: { true: { width: "100%" } },
  },
});

/** The label of a button with its icon. Hidden while the button is pending. */
export const words = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "inherit",
  ...breaking,
  selectors: { "[aria-busy=true] > &": { opacity: 0 } },
});
export const pending = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });

export const icon = style({ display: "inline-flex", flex: "none" });

export const iconButton = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    width: target,
    height: target,
    padding: 0,
    border: `${hairline} solid transparent`,
    borderRadius: vars.radius.pill,
    background: "transparent",
    color: vars.color.muted,
    transitionProperty: "background-color, border-color, color, transform",
    transitionDuration: vars.motion.quick,
    transitionTimingFunction: vars.motion.ease,
    selectors: {
      "&:hover:not(:disabled)": { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      "&:active:not(:disabled)": { transform: "scale(0.94)" },
      "&:disabled": { opacity: 0.6, cursor: "not-allowed" },
      "&[aria-pressed=true]": { color: vars.color.onSupportSoft, background: vars.color.supportSoft },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&[aria-pressed=true]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
        },
      },
    },
  },
  variants: {
    filled: {
      true: {
        background: vars.color.surface,
        borderColor: vars.color.border,
        color: vars.color.text,
      },
    },
  },
});
