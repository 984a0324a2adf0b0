import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "~/themes/contract.css";

export const advice = style({ marginBlockStart: vars.space.xxs });
export const good = style([advice, { display: "flex", gap: vars.space.xxs, alignItems: "center" }]);
export const objection = style([
  advice,
  { display: "flex", gap: vars.space.xs, color: vars.color.danger, fontWeight: vars.weight.medium },
]);
export const objectionIcon = style({ flex: "none", marginBlockStart: "0.15em" });
export const better = style({
  minHeight: "44px",
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.accentText,
  font: "inherit",
  fontWeight: vars.weight.medium,
  textAlign: "start",
  textDecoration: "underline",
  overflowWrap: "anywhere",
  cursor: "pointer",
});

export const strength = style([
  advice,
  { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space.xs },
]);
export const bars = style({ display: "inline-flex", gap: "3px" });
export const bar = recipe({
  base: { width: "1.5rem", height: "0.3rem", borderRadius: vars.radius.pill, forcedColorAdjust: "none" },
  variants: {
    filled: {
      true: {
        background: vars.color.accent,
        "@media": { "(forced-colors: active)": { background: "Highlight" } },
      },
      false: {
        boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
        "@media": { "(forced-colors: active)": { boxShadow: "inset 0 0 0 1px CanvasText" } },
      },
    },
  },
});
