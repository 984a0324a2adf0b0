import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

/** A price that holds no more, before the one that does. */
export const before = style({
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  fontWeight: vars.weight.body,
  textDecoration: "line-through",
});
/** The choices that decide the prices above. */
export const options = style({ display: "grid", gap: vars.space.m, paddingBlockStart: vars.space.m });
/** One short field with its button beside it. */
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space.s });
export const short = style({ flex: "1 1 10rem", maxWidth: "20rem" });
/** The buyer's agreement, right above the button. */
export const order = style({ display: "grid", gap: vars.space.l, maxWidth: vars.width.form });
export const percent = style({
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.body,
  fontSize: vars.size.m,
});
