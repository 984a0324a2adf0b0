import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";
import { caps } from "./type.css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${vars.space.m} ${vars.space.xl}`,
  paddingBlockEnd: vars.space.l,
  marginBlockEnd: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const heading = style({ display: "grid", gap: vars.space.xs });
export const word = style([caps, { color: vars.color.muted }]);
export const status = style({
  fontSize: `calc(${vars.size.hero} * 1.5)`,
  fontVariationSettings: '"opsz" 24',
  lineHeight: 0.8,
  letterSpacing: "-0.04em",
  fontVariantNumeric: "lining-nums",
  color: vars.color.accentText,
});
export const message = style({
  flex: "1 1 18rem",
  maxWidth: "34rem",
  fontFamily: vars.font.display,
  fontStyle: "italic",
  fontSize: vars.size.l,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
export const rest = style({});
globalStyle(`${rest} > section > h2`, { fontSize: vars.size.xl, marginBlockEnd: vars.space.l });
globalStyle(`${rest} [data-form]`, { maxWidth: vars.width.form });
