import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

const { color, space, size } = vars;

export const head = style({ paddingBlock: `${space.l} ${space.xl}` });
export const title = style({
  display: "grid",
  justifyItems: "start",
  color: color.muted,
  fontFamily: vars.font.body,
  fontSize: size.m,
  letterSpacing: 0,
});
export const status = style({
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: "clamp(4rem, 3rem + 5vw, 7rem)",
  fontVariantNumeric: "lining-nums",
  letterSpacing: "-0.03em",
  lineHeight: 1,
});
export const message = style({
  maxWidth: vars.width.prose,
  marginBlockStart: space.m,
  fontSize: size.l,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
export const rest = style({ ":empty": { display: "none" } });
globalStyle(`${rest} [data-form]`, { maxWidth: vars.width.form });
globalStyle(`${rest} > section:has([data-form])`, { gap: space.l });
