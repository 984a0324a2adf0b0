import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

/** Letterspaced capitals: labels, kickers, navigation. */
export const caps = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: "0.16em",
  lineHeight: 1.35,
  textTransform: "uppercase",
});

/** A sentence under a title, in the italic of the display face. */
export const lead = style({
  fontFamily: vars.font.display,
  fontStyle: "italic",
  fontSize: `calc(${vars.size.m} * 1.15)`,
  lineHeight: 1.45,
  color: vars.color.muted,
  textWrap: "balance",
});

/** A page's title. */
export const title = style({ fontSize: vars.size.xxl, lineHeight: 1.02, letterSpacing: "-0.02em" });

/** Large figures that readers notice before they read. */
export const numeral = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.xxl,
  lineHeight: 0.9,
  fontVariationSettings: '"opsz" 20',
  fontVariantNumeric: "lining-nums",
  color: vars.color.accentText,
});
