import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css";

export const quote = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minWidth: 0,
  marginBlockEnd: vars.space.xxs,
  paddingInlineStart: vars.space.xs,
  borderInlineStart: "3px solid currentColor",
  fontSize: vars.size.s,
  fontStyle: "normal",
  lineHeight: 1.35,
  whiteSpace: "normal",
  textAlign: "start",
});
export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", flex: 1, minWidth: 0 });
export const link = style([
  words,
  { color: "inherit", textDecoration: "none", selectors: { "&:hover": { textDecoration: "underline" } } },
]);
export const name = style({ fontWeight: vars.weight.bold });
export const text = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
export const faint = style({ fontStyle: "italic" });
