import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { breaking, covering, hairline, target } from "./measures";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px",
  padding: "2px",
  border: `${hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const segment = style({
  position: "relative",
  display: "flex",
  flex: "1 1 5rem",
  minWidth: 0,
  cursor: "pointer",
});

export const input = style(covering);

export const face = style({
  display: "grid",
  placeItems: "center",
  flex: 1,
  ...breaking,
  minHeight: target,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: "center",
  transitionProperty: "background-color, color",
  transitionDuration: vars.motion.quick,
  selectors: {
    "input:hover:not(:disabled):not(:checked) + &": { color: vars.color.accentText },
    "input:checked + &": { background: vars.color.accent, color: vars.color.onAccent, boxShadow: vars.shadow.low },
    "input:focus-visible + &": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    "input:disabled + &": { color: vars.color.muted, cursor: "not-allowed" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "input:checked + &": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});
