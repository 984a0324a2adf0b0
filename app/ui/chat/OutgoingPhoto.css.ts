import { style } from "@vanilla-extract/css";
import { vars } from "~/themes/contract.css";

export const stop = style({ position: "absolute", insetBlockStart: vars.space.xxs, insetInlineEnd: vars.space.xxs });
export const bar = style({
  position: "absolute",
  insetInline: vars.space.xs,
  insetBlockEnd: vars.space.xs,
  padding: "3px",
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
});
