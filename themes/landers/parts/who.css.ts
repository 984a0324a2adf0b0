import { style } from "@vanilla-extract/css";
import { vars } from "../../contract.css";
import { breaking } from "../../primitives/measures";

const { color, font, leading, size, space, weight } = vars;

export const who = style({ display: "grid", alignContent: "start", gap: space.xs, justifyItems: "start", minWidth: 0 });
export const centred = style([who, { justifyItems: "center", textAlign: "center" }]);
export const name = style({
  fontFamily: font.display,
  fontSize: size.xl,
  fontWeight: weight.display,
  lineHeight: leading.tight,
  ...breaking,
});
export const link = style({
  color: color.text,
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  ":hover": { color: color.accentText },
});
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  color: color.muted,
  ...breaking,
});
