import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import * as marks from "./marks.css";
import { breaking, covering, hairline, target } from "./measures";

const forced = "(forced-colors: active)";

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs });
export const item = style({ display: "inline-flex", maxWidth: "100%" });

const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minHeight: target,
  maxWidth: "100%",
  padding: `${vars.space.xxs} ${vars.space.s}`,
  border: `${hairline} solid transparent`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  transitionProperty: "background-color, border-color, color",
  transitionDuration: vars.motion.quick,
} as const;

export const words = style(breaking);

export const removable = style([
  marks.close,
  {
    ...chip,
    vars: { [marks.markSize]: "16px" },
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    textDecoration: "none",
    // The cross comes after the words.
    selectors: { "&::before": { order: 1 }, "&:hover": { borderColor: vars.color.onAccentSoft } },
    "@media": { [forced]: { borderColor: "LinkText" } },
  },
]);

export const toggle = style({ position: "relative", display: "inline-flex", maxWidth: "100%", cursor: "pointer" });

export const input = style(covering);

export const face = style({
  ...chip,
  justifyContent: "center",
  minWidth: target,
  borderColor: vars.color.border,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    "input:hover:not(:disabled) + &": { borderColor: vars.color.accentText },
    "input:checked + &": {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    "input:focus-visible + &": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    "input[aria-invalid=true] + &": { borderColor: vars.color.danger },
    "input:disabled + &": { opacity: 0.6, cursor: "not-allowed" },
  },
  "@media": {
    [forced]: {
      selectors: {
        "input:checked + &": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});
